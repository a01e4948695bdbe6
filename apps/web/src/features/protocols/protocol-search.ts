import { choiceParam, listParam, pageParam, textParam, type RawSearch } from '~/kernel/search-params.ts';

export const LEVELS = ['Foundation', 'Intermediate', 'Advanced'] as const;

/** Lengths of a treatment in minutes, by their word in the URL. */
export const LENGTHS = {
  short: { label: 'Up to 30 minutes', from: 0, to: 30 },
  medium: { label: '31 to 45 minutes', from: 31, to: 45 },
  long: { label: 'Over 45 minutes', from: 46, to: Infinity },
} as const;

export type Length = keyof typeof LENGTHS;
export const lengthNames = Object.keys(LENGTHS) as readonly Length[];

/** `/protocols?q=steam&category=Peels&concern=acne&level=Advanced&length=long&page=2`. Absent means any. */
export interface ProtocolListSearch {
  q?: string;
  category?: string;
  /** Slug of a concern. */
  concern?: string;
  level?: (typeof LEVELS)[number];
  length?: Length;
  page?: number;
}

/** Reads any URL without throwing: what makes no sense is left out. */
export function parseProtocolListSearch(raw: RawSearch): ProtocolListSearch {
  const q = textParam(raw['q'], 100)?.replaceAll(/\s+/g, ' ');
  const category = textParam(raw['category'], 60);
  const [concern] = listParam(raw['concern'], 1);
  const level = choiceParam(raw['level'], LEVELS);
  const length = choiceParam(raw['length'], lengthNames);
  const page = pageParam(raw['page']);
  return {
    ...(q && { q }),
    ...(category && { category }),
    ...(concern && { concern }),
    ...(level && { level }),
    ...(length && { length }),
    ...(page && { page }),
  };
}

/** `/protocols/{slug}?step=3` is the third step in treatment mode. */
export interface ProtocolSearch {
  step?: number;
}

export function parseProtocolSearch(raw: RawSearch): ProtocolSearch {
  const step = Number(textParam(raw['step'], 3) ?? NaN);
  return Number.isInteger(step) && step > 0 ? { step } : {};
}
