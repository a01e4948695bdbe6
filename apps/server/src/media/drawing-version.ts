/** Fingerprint of everything drawn. A test compares it, so that a changed drawing always gets new addresses. */
export const DRAWING_VERSION = '52a70e3b47';
