import type { ProblemReason } from '../data/problem-reason.ts';

/** Something in a record that cannot be shown. It is left out, and the rest is shown. */
export interface ContentProblem {
  readonly type: string;
  readonly id: string;
  /** Absent if it is about the record as a whole. */
  readonly field?: string;
  readonly reason: ProblemReason;
  /** A sentence for those who write and those who build. */
  readonly message: string;
  /** Whether the record is left out whole, because it cannot be without this field. */
  readonly isLeftOut: boolean;
}
