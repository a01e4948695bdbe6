const ofEverybody = [
  { to: '/$area/$', icon: 'leaf', label: 'Overview' },
  { to: '/$site/my-account/my-orders', icon: 'box', label: 'Orders' },
  { to: '/$site/my-account/favorites', icon: 'heart', label: 'Favorites' },
  { to: '/$site/my-account/profile', icon: 'user', label: 'Profile' },
] as const;

const ofProfessionals = [
  ...ofEverybody,
  { to: '/b2b/quick-order', icon: 'file', label: 'Quick order' },
  { to: '/$site/my-account/regen-rewards', icon: 'star', label: 'REGEN rewards' },
  { to: '/reward-referral', icon: 'sendEnd', label: 'Refer your clients' },
] as const;

/** What is a person's own, in the order of the menus. Every link takes the same `params`. */
export const ownPlaces = (site: string) => ({
  places: site === 'b2b' ? ofProfessionals : ofEverybody,
  params: { site, area: site, _splat: '' },
});
