/** Happens once at the window: React has hydrated the frame of the page that the server sent. Parts of it (`Part`) may follow. */
export const hydratedEvent = 'regen:hydrated';

/** Set once by the page itself, before anybody can have scrolled; its detail is the scroll position. */
export const placedMark = 'regen:placed';
