/** HTML without the times at which it was made: a page may be made anew between two requests. */
export const withoutTimes = (html: string): string => html.replaceAll(/\b\d{13}\b/g, '');
