import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// What is built is served under a policy without inline scripts and styles, so nothing may be inlined.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/gangland/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  // the tests read what sheets of styles say
  test: { css: true, isolate: false },
  // the few words it has of its own come from the catalogues
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } },
  },
});
