// The controls of a playground, from the props of its component.
import { iconNames } from '../components/Icon/icon-names.ts';
import type { PropsTable, TableRow } from './props.ts';

export interface Control {
  name: string;
  about: string;
  kind: 'radio' | 'select' | 'boolean' | 'text' | 'number';
  options?: readonly unknown[] | undefined;
  fallback?: unknown;
}

/** More than this are folded into a list. */
const maxRadios = 5;
/** Types of other files that are lists of values. */
const knownLists: Readonly<Record<string, readonly unknown[]>> = { IconName: iconNames };
/** Texts that browsers refuse when they are not one of their own. */
const samples: Readonly<Record<string, readonly unknown[]>> = {
  locale: ['en-US', 'de-DE', 'es-MX', 'ja-JP'],
  currency: ['USD', 'EUR', 'JPY'],
};
/** `asChild` takes the only child for its element, and there is none in a text; classes are of no use without a style sheet. */
const withoutControl: ReadonlySet<string> = new Set(['asChild', 'className']);

function kindOf(row: TableRow, given: unknown): Pick<Control, 'kind' | 'options'> | undefined {
  const { name, members } = row;
  const options = row.options ?? samples[name];
  if (options) return { kind: options.length > maxRadios ? 'select' : 'radio', options };
  // Elements and functions are written in code.
  if (typeof given === 'object' || typeof given === 'function') return undefined;
  for (const member of members) {
    if (member.kind === 'boolean' || member.kind === 'text' || member.kind === 'number') return { kind: member.kind };
    if (member.kind !== 'reference') continue;
    const list = knownLists[member.name];
    if (list) return { kind: 'select', options: list };
    if (member.name === 'ReactNode') return { kind: 'text' };
  }
  return undefined;
}

/** `args` is what the playground gives, `without` what it leaves out. */
export const controlsOf = (
  table: PropsTable | undefined,
  args: Readonly<Record<string, unknown>>,
  without: readonly string[],
): Control[] =>
  (table?.rows ?? []).flatMap((row) => {
    const name = row.name.replaceAll("'", '');
    const kind = withoutControl.has(name) || without.includes(name) ? undefined : kindOf(row, args[name]);
    return kind ? [{ name, about: row.about, fallback: row.fallback, ...kind }] : [];
  });
