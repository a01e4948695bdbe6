export type Place = {
  city: string;
  region?: string | null | undefined;
  postalCode?: string | null | undefined;
};

/** The line of an address that says where: "Salt Lake City, UT 84101", or what is known of it. */
export function placeLine({ city, region, postalCode }: Place): string {
  return [city, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
