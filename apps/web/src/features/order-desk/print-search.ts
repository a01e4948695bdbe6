import { choiceParam, listParam, type RawSearch } from '~/kernel/search-params.ts';

/** As many as a page of the list has. */
const MAX_ORDERS = 25;

const SHEETS = ['picking', 'packing'] as const;

export interface PrintSearch {
  /** Ids of orders. */
  orders: string[];
  /** A list to pick products by, or a slip for each package. */
  sheet: (typeof SHEETS)[number];
}

/** Reads any URL without throwing; anything that can't be an id is left out. */
export const parsePrintSearch = (raw: RawSearch): PrintSearch => ({
  orders: listParam(raw['orders'], MAX_ORDERS).filter((id) => /^ord_[0-9A-Za-z]+$/.test(id)),
  sheet: choiceParam(raw['sheet'], SHEETS) ?? 'picking',
});
