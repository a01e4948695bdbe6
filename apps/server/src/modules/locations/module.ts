import { userOf } from '../../auth/user-of.ts';
import { anyone, self } from '../../http/access/rules.ts';
import type { AccessRule } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import { IN_PROCESS } from '../../http/request/in-process.ts';
import type { Needs } from '../../platform.ts';
import { notFound, refuse } from '../../refuse.ts';
import type { Module } from '../module.ts';
import { checkLocation } from './check-location.ts';
import { findStores } from './locator.ts';
import { fillPostalPlaces, findPlaceNames, findPostalPlace, findTypedPlace } from './postal-places.ts';
import type { Position } from './postal-places.ts';
import { deleteLocation, insertLocation, listLocations, lockLocations, updateLocation } from './repository.ts';
import type { LocationValues } from './repository.ts';

type LocationOperation =
  | 'locationList'
  | 'locationCreate'
  | 'locationUpdate'
  | 'locationDelete'
  | 'postalPlaceList'
  | 'storeLocate';

const MAX_LOCATIONS = 50;
const UNKNOWN = 'Your account has no such location.';

/** Places of business belong to the account, so colleagues see the same ones. */
const forBusinesses: AccessRule = self('id', { sites: ['b2b', 'school'] });

export function createLocationsModule(needs: Needs<'clock' | 'db' | 'ids' | 'log'>): Module<LocationOperation> {
  const { clock, db, ids, log } = needs;
  let filling: Promise<unknown> = Promise.resolve();

  /** Coordinates from the postal code when none were given. */
  async function placed(values: LocationValues): Promise<LocationValues> {
    if (values.latitude !== null || values.postalCode === null) return values;
    return { ...values, ...(await findPostalPlace(db, values.countryCode, values.postalCode)) };
  }

  async function positionOf(query: {
    postalCode?: string;
    latitude?: number;
    longitude?: number;
  }): Promise<Position | null> {
    const { postalCode = '', latitude, longitude } = query;
    if ((latitude === undefined) !== (longitude === undefined)) {
      const missing = latitude === undefined ? 'latitude' : 'longitude';
      throw refuse('validation_failed', 'Some fields are not valid.', {
        details: [{ path: `/query/${missing}`, message: 'Enter both latitude and longitude.' }],
      });
    }
    if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
    if (postalCode.trim() === '') return null;
    const place = await findTypedPlace(db, postalCode);
    if (place) return place;
    throw refuse('postal_code_unknown', "We don't recognize this postal code. Try one nearby.", {
      details: [{ path: '/query/postalCode', message: "We don't recognize this postal code." }],
    });
  }

  return {
    operations: {
      locationList: operation(forBusinesses, async ({ actor }) => {
        return { items: await listLocations(db, userOf(actor).accountId) };
      }),
      locationCreate: operation(forBusinesses, async (call) => {
        const accountId = userOf(call.actor).accountId;
        const values = await placed(checkLocation(call.body));
        return call.once(async (tx) => {
          if ((await lockLocations(tx, accountId)) >= MAX_LOCATIONS) {
            throw refuse(
              'locations_full',
              `You can have at most ${MAX_LOCATIONS} locations. Delete one to add another.`,
            );
          }
          return insertLocation(tx, { id: ids('location'), accountId, now: clock.now() }, values);
        });
      }),
      locationUpdate: operation(forBusinesses, async ({ actor, params, body }) => {
        const values = await placed(checkLocation(body));
        const owner = { id: params.locationId, accountId: userOf(actor).accountId, now: clock.now() };
        const location = await updateLocation(db, owner, values);
        if (!location) throw notFound(UNKNOWN);
        return location;
      }),
      locationDelete: operation(forBusinesses, async ({ actor, params }) => {
        if (!(await deleteLocation(db, userOf(actor).accountId, params.locationId))) throw notFound(UNKNOWN);
        return undefined;
      }),
      postalPlaceList: operation(anyone(), async ({ query }) => {
        const place = await findPlaceNames(db, query.countryCode, query.postalCode);
        return { items: place === null ? [] : [place] };
      }),
      storeLocate: operation(anyone(), async (call) => {
        const { query, ip } = call;
        const { search = '', timezone = null, openNow = false, radiusKm = null, page = 1, perPage = 12 } = query;
        const isSearch = search !== '' || query.postalCode !== undefined || query.latitude !== undefined;
        // The storefront calls it for many users at once.
        if (isSearch && ip !== IN_PROCESS)
          await call.limit([{ bucket: 'locator ip', ip, max: 300, windowSeconds: 60 }]);
        const openAt = openNow ? clock.now() : null;
        const near = await positionOf(query);
        return findStores(db, { search, near, timezone, openAt, radiusKm, page, perPage });
      }),
    },
    // A new database has none of them.
    start() {
      filling = fillPostalPlaces(db).catch((error: unknown) => log.warn({ err: error }, 'postal codes not filled in'));
    },
    async stop() {
      await filling;
    },
  };
}
