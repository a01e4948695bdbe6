declare module '@tanstack/history' {
  interface HistoryState {
    /** Led to the sign-in without having asked for it; for the sign-in, which says why. */
    isSent?: boolean;
  }
}

/** To the sign-in and back, for somebody who wanted a page that needs one, or whose session has ended. */
export const sentToSignIn = (returnTo: string) => ({
  href: `/login?redirect=${encodeURIComponent(returnTo)}`,
  state: { isSent: true },
});
