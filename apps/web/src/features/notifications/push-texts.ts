export const UNSUPPORTED = 'This browser can’t show notifications from this site.';
export const BLOCKED =
  'Notifications from this site are blocked. Allow them in your browser’s site settings, then turn this on.';

const texts = {
  denied: BLOCKED,
  dismissed: 'Your browser needs your permission. Turn this on again and choose Allow.',
  failed: 'Your browser couldn’t turn on notifications. Please try again in a moment.',
} as const;

/** Why a browser shows no notifications, for the person who wants them. */
export class PushProblem extends Error {
  override readonly name = 'PushProblem';
  constructor(reason: keyof typeof texts, options?: ErrorOptions) {
    super(texts[reason], options);
  }
}
