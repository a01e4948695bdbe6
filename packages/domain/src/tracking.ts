/** Where each carrier shows a package; the number follows. By the carrier's name in lower case, without spaces. */
const TRACKING_PAGES: Readonly<Record<string, string>> = {
  ups: 'https://www.ups.com/track?tracknum=',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  dhl: 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=',
  canadapost: 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=',
};

/** The carrier's page of a package; null for a carrier whose page is not known. Spaces in the number are for people. */
export function trackingUrl(carrier: string, number: string): string | null {
  const name = carrier.toLowerCase().replaceAll(/\s/g, '');
  if (!Object.hasOwn(TRACKING_PAGES, name)) return null;
  return `${TRACKING_PAGES[name]}${encodeURIComponent(number.replaceAll(/\s/g, ''))}`;
}
