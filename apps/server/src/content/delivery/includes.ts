import type { IndexedRecord } from '../index/space-index.ts';
import { fieldsOf } from '../query/view.ts';
import type { View } from '../query/view.ts';
import { linksIn } from '../records/links.ts';
import { recordKey } from '../records/types.ts';
import type { RecordRef } from '../records/types.ts';

export interface Includes {
  linked: IndexedRecord[];
  unresolved: RecordRef[];
}

/** The records that others lead to over so many links, each once and without the others themselves, and the links that lead nowhere. */
export function includesOf(view: View, page: readonly IndexedRecord[], depth: number): Includes {
  const seen = new Set(page.map(recordKey));
  const linked: IndexedRecord[] = [];
  const unresolved: RecordRef[] = [];
  let level: readonly IndexedRecord[] = page;
  for (let step = 0; step < depth && level.length > 0; step += 1) {
    const next: IndexedRecord[] = [];
    for (const record of level) {
      for (const ref of linksIn(fieldsOf(view, record))) {
        const key = recordKey(ref);
        if (seen.has(key)) continue;
        seen.add(key);
        const found = view.records.get(ref);
        if (found) next.push(found);
        else unresolved.push(ref);
      }
    }
    linked.push(...next);
    level = next;
  }
  return { linked, unresolved };
}
