import type { Site } from '@regen/sdk';
import { useRouter } from '@tanstack/react-router';
import { menuOf } from '~/kernel/route-table.ts';
import { useApp } from '~/kernel/use-app.ts';

/** The pages of the account, in menu order. */
export const useOwnPlaces = (site: Site) => menuOf({ ...useRouter().routesByPath }, site, useApp().config);
