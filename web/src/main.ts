import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { prefs } from './lib/prefs.svelte';

prefs.show();
mount(App, { target: document.getElementById('app')! });
