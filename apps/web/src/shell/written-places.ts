/** Names of editorial pages, in the order of the footer, which links to those that exist. */
export const helpPlaces = [
  ['contact', 'Contact us'],
  ['shipping', 'Shipping'],
  ['returns-policy', 'Returns'],
  ['accessibility', 'Accessibility'],
] as const;
export const aboutPlaces = [
  ['about', 'Our story'],
  ['founder', 'Our founder'],
  ['charity', 'Giving back'],
  ['privacy', 'Privacy'],
  ['terms', 'Terms'],
] as const;

export const writtenPlaces: readonly string[] = [...helpPlaces, ...aboutPlaces].map(([name]) => name);
