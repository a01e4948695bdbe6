import type { Site } from '@regen/sdk';
import { useRouter } from '@tanstack/react-router';
import { menuOf } from '~/kernel/route-table.ts';

/** What is a person's own, in the order of the menus. */
export const useOwnPlaces = (site: Site) => menuOf({ ...useRouter().routesByPath }, site);
