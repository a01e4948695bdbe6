import { InvalidQuery, unknownPath } from './invalid-query.ts';
import { pathOf } from './path.ts';
import type { PathOptions } from './path.ts';

type Part = 'sys' | 'metadata' | 'fields';

/** Which parts of a record are sent, and which names of each; `all` for the whole part. Null: everything. */
export type Select = Readonly<Partial<Record<Part, 'all' | ReadonlySet<string>>>> | null;

const MAX_PATHS = 100;
const isPart = (text: string): text is Part => text === 'sys' || text === 'metadata' || text === 'fields';
/** Parts of `sys` that a query cannot filter by. */
const ONLY_SELECTED = new Set(['sys.space', 'sys.environment', 'sys.contentType', 'sys.locale']);

/** `sys.id,fields.title`. Entries are selected by fields with `content_type` only. */
export function selectOf(text: string | undefined, options: PathOptions): Select {
  if (text === undefined || text === '') return null;
  const paths = text.split(',', MAX_PATHS + 1).map((path) => path.trim());
  if (paths.length > MAX_PATHS)
    throw new InvalidQuery({ name: 'select', details: `Select ${MAX_PATHS} paths at most` });
  const select: Partial<Record<Part, 'all' | Set<string>>> = {};
  for (const path of paths) {
    const [part = '', name, ...deeper] = path.split('.');
    if (!isPart(part) || deeper.length > 0) throw unknownPath(path);
    if (name === undefined) {
      select[part] = 'all';
      continue;
    }
    if (!ONLY_SELECTED.has(path)) pathOf(path, options);
    const names = select[part] ?? new Set<string>();
    if (names !== 'all') select[part] = names.add(name);
  }
  return select;
}
