/** Fingerprint of everything drawn. A test compares it, so that a changed drawing always gets new addresses. */
export const DRAWING_VERSION = 'cb20616ddb';
