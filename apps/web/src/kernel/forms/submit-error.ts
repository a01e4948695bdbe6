import { RegenApiError, RegenRateLimitError } from '@regen/sdk';
import { describeError } from '../errors/describe-error.ts';
import { clockOf } from '../words/dates.ts';
import { fieldLabel, fieldSentence } from './field-label.ts';

/** What is above messages that somebody can do something about in the form. */
export const CHECK = 'Please check the following';

/** Why a form was not accepted, apart from what is wrong with single fields. */
export interface SubmitError {
  /** What is said above it; `CHECK` unless it is set. */
  readonly title?: string;
  readonly message: string;
  readonly requestId?: string | undefined;
}

/** What the server said about each field, under the names of the form. */
export type FieldErrors = { readonly name: string; readonly message: string }[];

/** `/address/postalCode` → `address.postalCode`. */
function toName(path: string): string {
  return path.replace(/^\//, '').replaceAll('/', '.');
}

/** The names of all fields, those of groups included: `billing` and `billing.city`. */
export function fieldNames(values: object): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? [name, ...fieldNames(value).map((inner) => `${name}.${inner}`)]
      : [name],
  );
}

/** Sorts an error into what belongs to fields and what is shown above the form. */
export function splitError(
  error: unknown,
  names: readonly string[],
  nameOf: (path: string) => string = toName,
): { fields: FieldErrors; form: SubmitError | null } {
  const fields: FieldErrors = [];
  const others: string[] = [];
  const details = error instanceof RegenApiError ? error.details : [];
  for (const { path, message } of details) {
    const name = nameOf(path);
    if (names.includes(name)) fields.push({ name, message: fieldSentence(message) });
    else others.push(fieldSentence(message, fieldLabel(path)));
  }
  if (fields.length > 0 && others.length === 0) return { fields, form: null };
  return { fields, form: toSubmitError(error, others) };
}

function toSubmitError(error: unknown, others: readonly string[]): SubmitError {
  const { title, message, requestId } = describeError(error);
  if (error instanceof RegenRateLimitError) {
    const at = retryTime(error.retryAfter, Date.now());
    return { title, message: at === null ? message : `${message} You can try again at ${at}.`, requestId };
  }
  const isRefused = error instanceof RegenApiError && error.status < 500 && error.status !== 403;
  return { title: isRefused ? CHECK : title, message: [message, ...others].join(' '), requestId };
}

/** The clock time after `Retry-After`. */
function retryTime(retryAfter: string | undefined, now: number): string | null {
  if (retryAfter === undefined) return null;
  const seconds = Number(retryAfter);
  const at = Number.isFinite(seconds) ? now + seconds * 1000 : Date.parse(retryAfter);
  if (!Number.isFinite(at)) return null;
  // The minute after, so that nobody comes too early.
  return clockOf(at + 59_000);
}
