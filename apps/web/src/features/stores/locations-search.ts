import { pageParam, textParam, type RawSearch } from '~/kernel/search-params.ts';

/** `/locations?q=84101`, `/locations?near=40.76,-111.89&open=1`; `place` is the one chosen on the map. */
export interface LocationsSearch {
  q?: string | undefined;
  near?: string | undefined;
  /** Only stores that are open now. */
  open?: '1' | undefined;
  page?: number;
  place?: string;
}

export function parseLocationsSearch(raw: RawSearch): LocationsSearch {
  const q = textParam(raw['q'], 100)?.replaceAll(/\s+/g, ' ');
  const near = q ? undefined : nearParam(raw['near']);
  const page = pageParam(raw['page']);
  const place = textParam(raw['place'], 64);
  return {
    ...(q && { q }),
    ...(near && { near }),
    ...(raw['open'] === '1' && { open: '1' as const }),
    ...(page && { page }),
    ...(place && /^loc_[0-9A-Za-z]+$/.test(place) && { place }),
  };
}

/** Two decimals are about a kilometre: near enough for a list, and not a home address in a history of pages. */
export const nearOf = (latitude: number, longitude: number): string =>
  `${Number(latitude.toFixed(2))},${Number(longitude.toFixed(2))}`;

function nearParam(value: unknown): string | undefined {
  const found = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(textParam(value, 40) ?? '');
  if (!found) return undefined;
  const [latitude, longitude] = [Number(found[1]), Number(found[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? nearOf(latitude, longitude) : undefined;
}
