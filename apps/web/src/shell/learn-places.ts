import type { Site } from '@regen/sdk';
import { isTrained } from '~/kernel/route-table.ts';

/** What there is to learn from, in the order of menu and footer; protocols are for those who are trained. */
const places = [
  { to: '/education', label: 'Education' },
  { to: '/webinars', label: 'Webinars' },
  { to: '/protocols', label: 'Protocols', isFor: isTrained },
  { to: '/school/education', label: 'Lessons', isFor: (site) => site === 'school' },
  { to: '/blogs', label: 'Blog' },
  { to: '/resources', label: 'Resources' },
] as const satisfies readonly { to: string; label: string; isFor?: (site: Site) => boolean }[];

export const learnPlaces = (site: Site | undefined) =>
  places.filter((place) => !('isFor' in place) || (site !== undefined && place.isFor(site)));
