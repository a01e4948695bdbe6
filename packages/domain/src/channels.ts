/** The sales channels (rule P1). `web` is everyone who is not signed in. */
export const CHANNELS = ['b2b', 'retail', 'school', 'web'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What `site` of a user may be. */
export type Site = Exclude<Channel, 'web'>;

export const CHANNEL_LABELS: Readonly<Record<Channel, string>> = {
  b2b: 'Pro',
  retail: 'Retail',
  school: 'School',
  web: 'Web',
};

export const SKU_TYPES = ['retail', 'professional', 'kit', 'sample'] as const;
export type SkuType = (typeof SKU_TYPES)[number];

export function isChannel(value: unknown): value is Channel {
  return CHANNELS.some((channel) => channel === value);
}
