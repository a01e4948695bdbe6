/** Happens once at the window: React has taken over the page that the server sent. */
export const takenOverEvent = 'regen:taken-over';
