import type { Journey } from './journeys.ts';

export interface Profile {
  readonly name: string;
  /** How many times slower the processor is. */
  readonly cpu: number;
  /** Milliseconds, and bytes a second. */
  readonly network?: {
    readonly latency: number;
    readonly downloadThroughput: number;
    readonly uploadThroughput: number;
  };
  /** Milliseconds that a median may not reach, by journey. */
  readonly limits: Readonly<Record<Journey['name'], number>>;
}

/** What Chrome's own tools call "Slow 4G": 1.6 Mbit/s down and 0.75 up, 150 ms of latency, with their factors for the layers in between. */
const SLOW_4G = {
  latency: 150 * 3.75,
  downloadThroughput: ((1.6 * 1e6) / 8) * 0.9,
  uploadThroughput: ((0.75 * 1e6) / 8) * 0.9,
};

export const SLOW_4G_CPU_4: Profile = {
  name: 'CPU ×4, slow 4G',
  cpu: 4,
  network: SLOW_4G,
  limits: { product: 280, checkout: 200, order: 200 },
};

export const PROFILES: readonly [Profile, ...Profile[]] = [
  { name: 'CPU ×1', cpu: 1, limits: { product: 110, checkout: 85, order: 75 } },
  SLOW_4G_CPU_4,
];
