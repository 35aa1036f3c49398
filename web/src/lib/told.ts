/** What a viewer knows, and how an update adds to it. */
import { unchanged } from './unchanged';
import type { Document, Fact, Line, Update } from './protocol';

export interface Told {
  doc: Document | null;
  facts: Fact[];
  lines: Line[];
}

/** Parts of the document that are sent take the place of those before; a line told again, of all from its start on. */
export function told(before: Told, { document, facts, story }: Update): Told & { doc: Document } {
  const version = facts[0]?.version ?? Infinity;
  const first = story[0]?.first ?? Infinity;
  return {
    doc: { ...before.doc, ...unchanged(before.doc, document) } as Document,
    facts: [...before.facts.filter((fact) => fact.version < version), ...facts],
    lines: [...before.lines.filter((line) => line.first < first), ...story],
  };
}
