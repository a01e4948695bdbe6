import * as z from 'zod';

/** What a JSON file holds in one field. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A kind of value in a file: how it is written there, how it is checked, and how it is stored. */
export interface Cell<T> {
  /** Checks what a JSON file holds, or what `parse` made of a CSV cell, and returns what is stored. */
  schema: z.ZodType<T>;
  /** The text of a CSV cell as a JSON file holds it. Text that cannot be read is returned as it is: the schema refuses it. */
  parse(text: string): unknown;
  toJson(value: T): Json;
  toText(value: T): string;
  /** How entries of a list with two parts look in a CSV cell, for messages. */
  shape?: string;
}

/** What PostgreSQL cannot store and what no file means. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;
const LONGEST_TEXT = 5_000;
const LONGEST_NAME = 120;

/** Text that others wrote may have line breaks, which a file cannot hold. */
export const onOneLine = (text: string): string => text.replaceAll(/\s*[\r\n]\s*/g, ' ');

/** Text on one line, without spaces around it. */
const lineUpTo = (longest: number): Cell<string> => ({
  schema: z
    .string({ error: ({ input }) => (input === undefined ? 'is missing' : 'must be text') })
    .transform((text) => text.trim())
    .pipe(
      z
        .string()
        .min(1, 'must not be empty')
        .max(longest, `must have at most ${longest} characters`)
        .refine((text) => !/[\r\n]/.test(text), 'must be on one line')
        .refine((text) => !CONTROL.test(text), 'has a control character: type it again'),
    ),
  parse: (text) => text,
  toJson: onOneLine,
  toText: onOneLine,
});

export const line = lineUpTo(LONGEST_TEXT);

/** What pages and emails show in one place: a name, a label, a size. */
export const shortLine = lineUpTo(LONGEST_NAME);

/** Text that `normalize` accepts, as it returns it. */
export function code(normalize: (text: string) => string | null, message: string): Cell<string> {
  return {
    ...line,
    schema: z.string({ error: message }).transform((text, context) => {
      const value = normalize(text.trim());
      if (value === null) context.addIssue({ code: 'custom', message });
      return value ?? z.NEVER;
    }),
  };
}

/** Text of a pattern. */
export const pattern = (expression: RegExp, message: string): Cell<string> =>
  code((text) => (expression.test(text) ? text : null), message);

/** One of a few words. */
export function oneOf<const Word extends string>(words: readonly Word[]): Cell<Word> {
  return {
    schema: z.enum(words, { error: `must be one of ${words.join(', ')}` }),
    parse: (text) => text,
    toJson: (value) => value,
    toText: (value) => value,
  };
}

const NUMBER = /^-?\d+(\.\d+)?$/;
const readNumber = (text: string): unknown => (NUMBER.test(text) ? Number(text) : text);

export interface Limits {
  min: number;
  max: number;
}

/** What a column of type `integer` holds, and one of type `smallint`. */
export const INTEGER: Limits = { min: 0, max: 2_147_483_647 };
export const SMALL: Limits = { min: 0, max: 32_767 };

export function whole({ min, max }: Limits): Cell<number> {
  const message = `must be a whole number from ${min} to ${max}`;
  return {
    schema: z.int({ error: message }).min(min, message).max(max, message),
    parse: readNumber,
    toJson: (value) => value,
    toText: String,
  };
}

export interface Scaled {
  /** How many stored units are one in the file: 100 cents to the dollar. */
  scale: number;
  /** In the file's unit. */
  max: number;
  message: string;
  /** Decimals that are always written. */
  decimals: number;
}

/** A number ≥ 0 with decimals that is stored as a whole number of smaller units. */
export function scaled({ scale, max, message, decimals }: Scaled): Cell<number> {
  return {
    schema: z.number({ error: message }).transform((value, context) => {
      const units = Math.round(value * scale);
      if (value >= 0 && value <= max && Math.abs(value * scale - units) < 1e-4) return units;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    }),
    parse: readNumber,
    toJson: (value) => value / scale,
    toText: (value) => (decimals > 0 ? (value / scale).toFixed(decimals) : String(value / scale)),
  };
}

const MOST_DOLLARS = 1_000_000;

export const dollars: Cell<number> = scaled({
  scale: 100,
  max: MOST_DOLLARS,
  message: `must be an amount in dollars such as 48.00, from 0 to ${MOST_DOLLARS}, without a currency sign and thousands separators (in JSON, a number: 48.00, not "48.00")`,
  decimals: 2,
});

const YES_NO: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['true', true],
  ['no', false],
  ['false', false],
]);

export const yesNo: Cell<boolean> = {
  schema: z.boolean({ error: 'must be yes or no (in JSON, true or false)' }),
  parse: (text) => YES_NO.get(text.toLowerCase()) ?? text,
  toJson: (value) => value,
  toText: (value) => (value ? 'yes' : 'no'),
};

const MOMENT = 'must be a day such as 2026-12-01 (from midnight UTC) or a time such as 2026-12-01T07:00:00Z';

const writeMoment = (value: Date): string => value.toISOString().replace(/T00:00:00\.000Z$/, '');

export const moment: Cell<Date> = {
  schema: z
    .union([z.iso.date(), z.iso.datetime({ offset: true })], { error: MOMENT })
    .transform((text) => new Date(text)),
  parse: (text) => text,
  toJson: writeMoment,
  toText: writeMoment,
};
