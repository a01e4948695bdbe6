import type { ParsedLocation } from '@tanstack/react-router';
import type { AppContext } from '~/app/context.ts';
import { leadTo } from '~/app/lead-to.ts';
import type { Site } from '@regen/sdk';

export const SITES: readonly Site[] = ['b2b', 'retail', 'school'];

export function isSite(value: string): value is Site {
  return SITES.some((site) => site === value);
}

interface GuardInput {
  context: AppContext;
  location: ParsedLocation;
}

/** For `beforeLoad` of private pages: signed out leads to the sign-in, and from there back (decisions §4). */
export async function requireSession({ context, location }: GuardInput): Promise<void> {
  if (context.session.current() !== null) return;
  await leadTo(context, `/login?${new URLSearchParams({ redirect: location.href }).toString()}`);
}
