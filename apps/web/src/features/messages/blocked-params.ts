/** What the list of blocked accounts reads. More than a page can have are rare. */
export const BLOCKED = { perPage: 50 } as const;
