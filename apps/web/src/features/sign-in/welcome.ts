import type { WelcomeOffer } from '@regen/sdk';
import { stored } from '~/kernel/stored/stored.ts';

/** Shown to someone who has just created an account, as long as they stay on the page that they landed on. */
export interface Welcome {
  owner: string;
  path: string;
  offer: WelcomeOffer | null;
}

function readOffer(value: unknown): WelcomeOffer | null {
  const { code: coupon, label } = (value ?? {}) as Partial<Record<keyof WelcomeOffer, unknown>>;
  return typeof coupon === 'string' && typeof label === 'string' ? { code: coupon, label } : null;
}

function readWelcome(value: unknown): Welcome | null {
  const { owner, path, offer } = (value ?? {}) as Partial<Record<keyof Welcome, unknown>>;
  return typeof owner === 'string' && typeof path === 'string' ? { owner, path, offer: readOffer(offer) } : null;
}

export const welcomeOfTab = stored('regen.tab.welcome.1', readWelcome);
