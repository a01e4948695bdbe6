import type { Site } from '@regen/sdk';
import { isTrained } from '~/kernel/route-table.ts';

/**
 * Places to learn, in the order of the menu and footer; protocols are for trained professionals. Visitors see only lists that have something
 * for them; what others may read is not known here.
 */
const places = [
  { to: '/education', label: 'Education' },
  { to: '/webinars', label: 'Webinars', isWritten: true },
  { to: '/protocols', label: 'Protocols', isFor: isTrained },
  { to: '/school/education', label: 'Lessons', isFor: (site) => site === 'school' },
  { to: '/blogs', label: 'Blog', isWritten: true },
  { to: '/resources', label: 'Resources', isWritten: true },
] as const satisfies readonly { to: string; label: string; isFor?: (site: Site) => boolean; isWritten?: true }[];

export const learnPlaces = (site: Site | undefined, hasPage: (name: string) => boolean) =>
  places.filter((place) => {
    if ('isWritten' in place) return site !== undefined || hasPage(place.to.slice(1));
    return !('isFor' in place) || (site !== undefined && place.isFor(site));
  });
