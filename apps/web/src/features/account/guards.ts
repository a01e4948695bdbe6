import type { Site } from '@regen/sdk';
import { notFound, type ParsedLocation } from '@tanstack/react-router';
import type { AppContext } from '~/kernel/context.ts';
import { leadTo } from '~/app/lead-to.ts';
import { termsDetour } from '~/features/terms/index.ts';
import { returnPath } from './return-path.ts';

const SITES: readonly Site[] = ['b2b', 'retail', 'school'];

export function isSite(value: string): value is Site {
  return SITES.some((site) => site === value);
}

interface GuardInput {
  context: AppContext;
  location: ParsedLocation;
}

/**
 * For `beforeLoad` of private pages: signed out leads to the sign-in, and from there back (rule P3); who has not accepted
 * the current terms is asked first.
 */
export async function requireSession({ context, location }: GuardInput): Promise<void> {
  if (context.session.current() !== null) {
    const detour = await termsDetour(context, location.href);
    if (detour !== null) await leadTo(context, detour);
    return;
  }
  await leadTo(context, `/login?${new URLSearchParams({ redirect: location.href }).toString()}`);
}

/** For the account of a channel. */
export async function requireSite({ params, ...input }: GuardInput & { params: { site: string } }): Promise<void> {
  if (!isSite(params.site)) throw notFound();
  await requireSession(input);
}

/** For `/account`: the account of whoever is signed in. */
export async function leadToAccount(input: GuardInput): Promise<void> {
  await requireSession(input);
  await leadTo(input.context, `/${input.context.session.current()?.site ?? 'retail'}`);
}

/** For the screens of the session: who is signed in already is led on. */
export async function leadOn({ context }: { context: AppContext }, redirect: string | undefined): Promise<void> {
  if (context.session.current() !== null) await leadTo(context, returnPath(redirect));
}

/** For the page that asks for the terms: only who is signed in and has not accepted them is asked. */
export async function askForTerms({ context }: { context: AppContext }, redirect: string | undefined): Promise<void> {
  const returnTo = returnPath(redirect);
  if (context.session.current() === null) {
    return leadTo(context, `/login?${new URLSearchParams({ redirect: returnTo }).toString()}`);
  }
  if ((await termsDetour(context, returnTo)) === null) await leadTo(context, returnTo);
}
