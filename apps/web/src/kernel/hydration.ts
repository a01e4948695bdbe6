/** Happens once at the window: React has hydrated the page that the server sent. */
export const hydratedEvent = 'regen:hydrated';

/** Set once by the page itself, before anybody can have scrolled; its detail is the scroll position. */
export const placedMark = 'regen:placed';
