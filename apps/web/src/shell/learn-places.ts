import type { Site } from '@regen/sdk';

/** What there is to learn from, in the order of menu and footer; protocols are for those who are trained. */
const places = [
  { to: '/education', label: 'Education' },
  { to: '/webinars', label: 'Webinars' },
  { to: '/protocols', label: 'Protocols', sites: ['b2b', 'school'] },
  { to: '/school/education', label: 'Lessons', sites: ['school'] },
  { to: '/blogs', label: 'Blog' },
  { to: '/resources', label: 'Resources' },
] as const satisfies readonly { to: string; label: string; sites?: readonly Site[] }[];

export const learnPlaces = (site: Site | undefined) =>
  places.filter((place) => !('sites' in place) || place.sites.some((one) => one === site));
