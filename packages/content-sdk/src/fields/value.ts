import type { ZodType } from 'zod';
import { INVALID } from './field.ts';
import type { ContentField } from './field.ts';

/** A value by a zod schema. One that it refuses counts as absent, where the schema allows that. */
export function valueField<Output>(schema: ZodType<Output>): ContentField<Output> {
  return {
    parse(value, report) {
      const given = value ?? undefined;
      const read = schema.safeParse(given);
      if (read.success) return read.data;
      const [issue] = read.error.issues;
      report('wrong-type', issue ? [issue.path.join('.'), issue.message].filter(Boolean).join(': ') : 'invalid');
      const absent = given === undefined ? read : schema.safeParse(undefined);
      return absent.success ? absent.data : INVALID;
    },
    // All readers share the snapshot, so each gets a copy.
    resolve: (parsed: Output) => (typeof parsed === 'object' ? structuredClone(parsed) : parsed),
    keys: (parsed: unknown) => (Array.isArray(parsed) ? parsed : [parsed]).filter(isScalar),
  };
}

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
