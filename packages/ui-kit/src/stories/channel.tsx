import { createContext, useContext, type ReactNode } from 'react';

/** The sales channels, as people call them. Components know none of them; stories of patterns and screens do. */
export const channels = { web: 'Web', b2b: 'Pro', retail: 'Retail', school: 'School' } as const;
export type StoryChannel = keyof typeof channels;

export const isStoryChannel = (value: unknown): value is StoryChannel =>
  typeof value === 'string' && Object.hasOwn(channels, value);

const Channel = createContext<StoryChannel>('web');

export function StoryChannelProvider({ channel, children }: { channel: StoryChannel; children: ReactNode }) {
  return <Channel value={channel}>{children}</Channel>;
}

/** The channel that the toolbar says. */
export const useStoryChannel = (): StoryChannel => useContext(Channel);
