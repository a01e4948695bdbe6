declare module '@tanstack/history' {
  interface HistoryState {
    /** Redirected to sign-in by a guard or an ended session, not by a link. The sign-in then explains why. */
    isRedirectedToSignIn?: boolean;
  }
}

/** Navigation options for sign-in and back: the page is private, or the session has ended. */
export const signInDetour = (returnTo: string) => ({
  href: `/login?redirect=${encodeURIComponent(returnTo)}`,
  state: { isRedirectedToSignIn: true },
});
