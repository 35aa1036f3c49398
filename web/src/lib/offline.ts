/** What is said when no words can be had: built into the client from the same Fluent files. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import en from '../../../src/gangland/words/en/offline.ftl?raw';
import fr from '../../../src/gangland/words/fr/offline.ftl?raw';
import it from '../../../src/gangland/words/it/offline.ftl?raw';
import type { Lang } from './words.svelte';

const TEXTS: Record<Lang, string> = { en, fr, it };

export function offline(lang: Lang): string {
  const bundle = new FluentBundle(lang);
  bundle.addResource(new FluentResource(TEXTS[lang]));
  return bundle.formatPattern(bundle.getMessage('web-offline')!.value!);
}
