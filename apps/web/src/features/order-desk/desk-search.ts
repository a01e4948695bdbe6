import type { AdminListOrdersParams, OrderState } from '@regen/sdk';
import { choiceParam, pageParam, textParam, type RawSearch } from '~/kernel/search-params.ts';

export const DESK_CHANNELS = ['web', 'retail', 'b2b', 'school'] as const;

/** States in the URL. Orders to pack need none: they are what the desk opens with. */
const STATES = ['packed', 'shipped', 'all', 'placed', 'delivered', 'canceled', 'refunded'] as const;

/** A type, not an interface: it is a search of the router too. */
export type DeskSearch = {
  state?: (typeof STATES)[number];
  site?: (typeof DESK_CHANNELS)[number];
  /** Days as `2026-11-21`. */
  from?: string;
  to?: string;
  q?: string;
  page?: number;
};

/** A day of the calendar as `2026-11-21`. */
function dayParam(value: unknown): string | undefined {
  const day = textParam(value) ?? '';
  if (!/^20\d\d-\d\d-\d\d$/.test(day)) return undefined;
  const time = Date.parse(`${day}T00:00:00Z`);
  // 2026-02-31 would be in March.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? undefined : day;
}

/** Reads any URL without throwing; invalid parts are left out. */
export function parseDeskSearch(raw: RawSearch): DeskSearch {
  const state = choiceParam(raw['state'], STATES);
  const site = choiceParam(raw['site'], DESK_CHANNELS);
  const from = dayParam(raw['from']);
  const to = dayParam(raw['to']);
  const q = textParam(raw['q'], 100);
  const page = pageParam(raw['page']);
  return {
    ...(state !== undefined && { state }),
    ...(site !== undefined && { site }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(q !== undefined && { q }),
    ...(page !== undefined && { page }),
  };
}

/** The search with another choice, from the first page on. `undefined` takes the choice away. */
export function withChoice(
  search: DeskSearch,
  choice: { [Key in keyof DeskSearch]: DeskSearch[Key] | undefined },
): DeskSearch {
  return parseDeskSearch({ ...search, page: undefined, ...choice });
}

/** The state whose orders a URL shows; undefined for all. */
const stateOf = ({ state }: DeskSearch): OrderState | undefined => (state === 'all' ? undefined : (state ?? 'paid'));

/** The call for what a URL names. One letter would find too much. */
export function deskParams(search: DeskSearch): AdminListOrdersParams {
  const { site, from, to, q, page } = search;
  const state = stateOf(search);
  return {
    ...(state !== undefined && { state }),
    ...(site !== undefined && { site }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(q !== undefined && q.length > 1 && { search: q }),
    ...(page !== undefined && { page }),
    perPage: 25,
  };
}

/** The parts of the desk. In the last, orders can be of any state. */
export type DeskPart = 'paid' | 'packed' | 'shipped' | 'all';

export function partOf({ state }: DeskSearch): DeskPart {
  if (state === undefined) return 'paid';
  return state === 'packed' || state === 'shipped' ? state : 'all';
}
