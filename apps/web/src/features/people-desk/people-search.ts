import type { AdminListPeopleParams } from '@regen/sdk';
import { choiceParam, pageParam, textParam, type RawSearch } from '~/kernel/search-params.ts';

export const SITES = ['b2b', 'retail', 'school'] as const;
export const TIERS = ['1', '2', '3', '4'] as const;
export const ACCESS = ['enabled', 'disabled'] as const;

export interface PeopleSearch {
  q?: string;
  site?: (typeof SITES)[number];
  tier?: (typeof TIERS)[number];
  access?: (typeof ACCESS)[number];
  page?: number;
}

/** Reads any URL without throwing; invalid parts are left out. */
export function parsePeopleSearch(raw: RawSearch): PeopleSearch {
  const q = textParam(raw['q'], 100);
  const site = choiceParam(raw['site'], SITES);
  const tier = choiceParam(textParam(raw['tier']), TIERS);
  const access = choiceParam(raw['access'], ACCESS);
  const page = pageParam(raw['page']);
  return {
    ...(q !== undefined && { q }),
    ...(site !== undefined && { site }),
    ...(tier !== undefined && { tier }),
    ...(access !== undefined && { access }),
    ...(page !== undefined && { page }),
  };
}

/** The call for what a URL names. One letter would find too much. */
export function peopleParams({ q, site, tier, access, page }: PeopleSearch): AdminListPeopleParams {
  return {
    ...(q !== undefined && q.length > 1 && { search: q }),
    ...(site !== undefined && { site }),
    ...(tier !== undefined && { tier: Number(tier) }),
    ...(access !== undefined && { disabled: access === 'disabled' }),
    ...(page !== undefined && { page }),
    perPage: 25,
  };
}
