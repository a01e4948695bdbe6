/**
 * Search parameters are plain strings: `?category=serums,masks&page=2`, never JSON. A repeated parameter is joined by
 * commas. Each route turns the strings into what it needs in `validateSearch`, which never throws.
 */
export type RawSearch = Record<string, unknown>;

export function parseSearch(text: string): Record<string, string> {
  const search = new Map<string, string>();
  for (const [key, value] of new URLSearchParams(text)) {
    if (key === '__proto__') continue;
    const before = search.get(key);
    search.set(key, before === undefined ? value : `${before},${value}`);
  }
  return Object.fromEntries(search);
}

/** Leaves out what is undefined, null, empty or an empty list, so that a URL names only what was chosen. */
export function stringifySearch(search: RawSearch): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (value === undefined || value === null || value === '' || value === false) continue;
    if (Array.isArray(value) && value.length === 0) continue;
    params.set(key, Array.isArray(value) ? value.join(',') : value === true ? '1' : String(value));
  }
  // A comma is allowed in a query and far easier to read than its code.
  const text = params.toString().replaceAll('%2C', ',');
  return text ? `?${text}` : '';
}

export function textParam(value: unknown, maxLength = 200): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  // The API refuses the character 0 everywhere.
  const text = String(value).replaceAll('\0', ' ').trim().slice(0, maxLength);
  return text === '' ? undefined : text;
}

/** Different, non-empty words from a comma-separated value or a list. */
export function listParam(value: unknown, maxItems = 20): string[] {
  const parts = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  const words = parts.flatMap((part) => textParam(part, 60) ?? []).filter((word) => /^[\w-]+$/.test(word));
  return [...new Set(words)].slice(0, maxItems);
}

/** A page number from 2 up; the first page has no number. */
export function pageParam(value: unknown): number | undefined {
  const page = typeof value === 'number' ? value : Number(textParam(value) ?? NaN);
  return Number.isInteger(page) && page > 1 && page <= 100_000 ? page : undefined;
}

/** A year as the lists of orders and rewards have it. */
export function yearParam(value: unknown): number | undefined {
  return /^2[01]\d\d$/.test(String(value)) ? Number(value) : undefined;
}

export function choiceParam<Choice extends string>(value: unknown, choices: readonly Choice[]): Choice | undefined {
  return choices.find((choice) => choice === value);
}

/** The search of a page that is opened by a link in an email; an empty token if it is incomplete. */
export const linkSearch = (search: RawSearch): { token: string } => ({
  token: textParam(search['token']) ?? '',
});
