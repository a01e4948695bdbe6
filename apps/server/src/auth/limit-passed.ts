import { HttpError } from '../refuse.ts';
import { limitHeaders, refusedFor } from './limit-headers.ts';
import type { Standing } from './limit-headers.ts';

/** The refusal of a call beyond a limit. */
export class LimitPassed extends HttpError {
  readonly standing: Standing;

  constructor(standing: Standing) {
    const { seconds } = standing;
    super('rate_limited', `Too many attempts. Try again in ${waitText(seconds)}.`, {
      headers: { ...limitHeaders(standing), ...refusedFor(seconds) },
    });
    this.standing = standing;
  }
}

function waitText(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
