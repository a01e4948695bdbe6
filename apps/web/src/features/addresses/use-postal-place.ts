import { normalizePostalCode, postalCodeProblem, regionName, regionsOf } from '@regen/domain';
import type { PostalPlace } from '@regen/sdk';
import { postalPlaceList } from '@regen/sdk/query';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApp } from '~/kernel/use-app.ts';
import type { PlaceValues } from './place.ts';

/** Where the postal codes of all places are known. */
const KNOWN = ['US', 'CA', 'PR', 'GU', 'VI', 'AS', 'MP'];

export type PlaceField = 'city' | 'region';

/** What is known of the postal code that was typed, once it is whole. */
function usePostalPlace({ countryCode, postalCode }: PlaceValues): PostalPlace | undefined {
  const { call } = useApp();
  const code = normalizePostalCode(countryCode, postalCode);
  const isWhole = code !== '' && KNOWN.includes(countryCode) && postalCodeProblem(countryCode, code) === null;
  // No loader: it follows what is typed. What fails is typed by hand.
  const { data } = useQuery({
    ...postalPlaceList(call, { countryCode, postalCode: code }),
    enabled: isWhole,
    staleTime: Infinity,
    retry: false,
  });
  return isWhole ? data?.items[0] : undefined;
}

/** Fills in the city and the state of a postal code. What somebody has typed or chosen stays. */
export function usePlaceFilledIn(
  values: PlaceValues & { city: string },
  set: (name: PlaceField, value: string) => void,
): PostalPlace | undefined {
  const place = usePostalPlace(values);
  const announce = useAnnounce();
  const latest = useRef({ values, set });
  const filledIn = useRef<Partial<Record<PlaceField, string>>>({});
  useEffect(() => {
    latest.current = { values, set };
  });
  useEffect(() => {
    if (!place) return;
    const { values: now, set: write } = latest.current;
    const { countryCode } = now;
    const known = { city: place.city ?? '', region: regionsOf(countryCode).length > 0 ? place.region : '' };
    const done = (['city', 'region'] as const).filter((name) => {
      const is = now[name].trim();
      if (known[name] === '' || is === known[name] || (is !== '' && is !== filledIn.current[name])) return false;
      write(name, known[name]);
      filledIn.current[name] = known[name];
      return true;
    });
    if (done.length === 0) return;
    const names = done.map((name) => (name === 'city' ? known.city : regionName(countryCode, known.region)));
    announce(`Filled in: ${names.join(', ')}.`);
  }, [place, announce]);
  return place;
}
