import type { LinkReader, LinkTarget } from '../data/links.ts';
import type { ReportProblem } from '../data/problem-reason.ts';

/** A value that leaves no record: the field is required. */
export const INVALID = Symbol('invalid');

/**
 * A field of a model. It is read in two steps: the value by itself when the record arrives, and what it points to when the record is read, since
 * that may change and depends on who reads.
 */
export interface ContentField<Output = unknown> {
  /** The value in a form that is cheap to read again; `INVALID` if there can be no record without it. */
  parse(value: unknown, report: ReportProblem): unknown;
  /** The output; gets what `parse` has returned. */
  resolve(parsed: never, links: LinkReader): Output;
  /** What filters compare, and lists are ordered by; absent if they cannot. */
  keys?(parsed: never): readonly (string | number | boolean)[];
  /** Where its links lead. */
  readonly targets?: () => readonly LinkTarget[];
}
