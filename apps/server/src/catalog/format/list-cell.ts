import * as z from 'zod';
import { onOneLine } from './cell.ts';
import type { Cell, Json } from './cell.ts';

/*
 * Lists in a CSV cell have one entry per line; words such as SKUs may also be divided by spaces or commas. An entry of two parts is
 * `first: second`. JSON files hold arrays, and objects for entries of two parts.
 */

interface Divided {
  divider: RegExp;
  joiner: string;
}

function listOf<T>(entry: Cell<T>, { divider, joiner }: Divided): Cell<T[]> {
  return {
    ...(entry.shape !== undefined && { shape: entry.shape }),
    schema: z.array(entry.schema, { error: 'must be a list' }),
    parse: (text) =>
      text
        .split(divider)
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .map((part) => entry.parse(part)),
    toJson: (values) => values.map((value) => entry.toJson(value)),
    toText: (values) => values.map((value) => entry.toText(value)).join(joiner),
  };
}

/** Entries of any kind, one per line. */
export const lines = <T>(entry: Cell<T>): Cell<T[]> => listOf(entry, { divider: /\r\n|\n|\r/, joiner: '\n' });

/** Words without spaces: SKUs, slugs, codes. None may be there twice. */
export function words<T extends string>(entry: Cell<T>): Cell<T[]> {
  const cell = listOf(entry, { divider: /[\s,]+/, joiner: ' ' });
  return { ...cell, schema: cell.schema.refine((all) => new Set(all).size === all.length, 'lists an entry twice') };
}

const DIVIDER = ': ';

export interface PairOptions<T> {
  /** What it is in JSON. */
  schema: z.ZodType<T>;
  /** `name: benefit`. */
  shape: string;
  /** The JSON value of two parts of a text; the second is undefined without a colon followed by a space. */
  read(first: string, second: string | undefined): unknown;
  /** Both parts; null for a second one that is not written. */
  write(value: T): readonly [string, string | null];
}

/** An entry of two parts, divided at the first colon followed by a space. */
export function pair<T extends Readonly<Record<string, Json>>>({
  schema,
  shape,
  read,
  write,
}: PairOptions<T>): Cell<T> {
  return {
    schema,
    shape,
    parse(text) {
      const at = text.indexOf(DIVIDER);
      return at < 0 ? read(text, undefined) : read(text.slice(0, at).trim(), text.slice(at + DIVIDER.length).trim());
    },
    toJson: (value) =>
      Object.fromEntries(
        Object.entries(value).map(([name, part]) => [name, typeof part === 'string' ? onOneLine(part) : part]),
      ),
    toText(value) {
      const [first, second] = write(value);
      return second === null ? first : `${first}${DIVIDER}${second}`;
    },
  };
}
