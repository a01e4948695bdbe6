import { pageParam, textParam, type RawSearch } from '~/kernel/search-params.ts';

/** `/webinars?q=peel&topic=Skin+concerns&page=2`. Absent means any. */
export interface WebinarListSearch {
  q?: string;
  topic?: string;
  page?: number;
}

/** Reads any URL without throwing: what makes no sense is left out. */
export function parseWebinarListSearch(raw: RawSearch): WebinarListSearch {
  const q = textParam(raw['q'], 100)?.replaceAll(/\s+/g, ' ');
  const topic = textParam(raw['topic'], 60);
  const page = pageParam(raw['page']);
  return { ...(q && { q }), ...(topic && { topic }), ...(page && { page }) };
}

/** `/webinars/{slug}?t=75` begins there, whatever somebody has watched. */
export interface WebinarSearch {
  /** Whole seconds from the start. */
  t?: number;
}

/** No video is longer than a day. */
const DAY = 86_400;

export function parseWebinarSearch(raw: RawSearch): WebinarSearch {
  const text = textParam(raw['t'], 6);
  const t = /^\d+$/.test(text ?? '') ? Number(text) : NaN;
  return t < DAY ? { t } : {};
}
