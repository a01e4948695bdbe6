export const UNSUPPORTED = 'This browser doesn’t support notifications.';
export const UPDATE = 'To get notifications, update this device to iOS or iPadOS 16.4 or later.';
export const HOME_SCREEN = {
  title: 'Add Regen to your Home Screen to get notifications',
  text: 'Tap Share, then Add to Home Screen. Open Regen from your Home Screen, sign in, and turn on notifications in your profile.',
} as const;
export const BLOCKED =
  'Notifications from this site are blocked. Allow them in your browser’s site settings, then turn this on.';

const texts = {
  denied: BLOCKED,
  dismissed: 'Your browser needs your permission. Turn this on again and choose Allow.',
  failed: 'Your browser couldn’t turn on notifications. Please try again in a moment.',
} as const;

/** Why notifications could not be turned on, as a text for the person. */
export class PushProblem extends Error {
  override readonly name = 'PushProblem';
  constructor(reason: keyof typeof texts, options?: ErrorOptions) {
    super(texts[reason], options);
  }
}
