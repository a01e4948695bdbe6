import type { ReactNode } from 'react';

export const politenessLevels = ['polite', 'assertive'] as const;
export const liveRegionDefaults = { politeness: 'polite' } as const;

export type Politeness = (typeof politenessLevels)[number];
export type Announce = (message: string, politeness?: Politeness) => void;

export interface LiveRegionProviderProps {
  children: ReactNode;
}
