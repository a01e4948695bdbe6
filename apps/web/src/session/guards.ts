import type { Site } from '@regen/sdk';
import { notFound } from '@tanstack/react-router';
import type { AppContext, Person } from '~/kernel/context.ts';
import { isSite, type PageAt } from '~/kernel/route-table.ts';
import { redirectTo } from '~/kernel/redirect.ts';
import { termsDetour } from './terms-gate.ts';
import { returnPath } from './return-path.ts';

/** For whom the page is, and who acts. */
export interface Member {
  person: Person;
  actor: Person;
}

/** Why a page below a guard is closed: it belongs to another channel, or to staff. */
export interface Closed {
  wanted: Site | 'staff';
  person: Person;
}

/** Says in the place of the page why it is closed: the address stays, so that somebody else can sign in at it (rule P3). */
export function close(data: Closed): never {
  throw notFound({ data });
}

/** The channel that a page is for; undefined for a page of all, and for an address that only redirects. */
function channelOf({ page: { audience, isRedirect }, params: { site = '' } }: PageAt): Site | undefined {
  if (isRedirect) return undefined;
  if (audience === 'b2b') return audience;
  return audience === 'site' && isSite(site) ? site : undefined;
}

async function requireSession(context: AppContext, returnTo: string): Promise<Member> {
  const { person, actor } = context;
  if (person === null || actor === null) {
    return redirectTo(context, `/login?${new URLSearchParams({ redirect: returnTo }).toString()}`);
  }
  return { person, actor };
}

interface GuardInput {
  context: AppContext;
  location: { href: string; pathname: string };
}

/**
 * For `_member`: signed out leads to the sign-in, and from there back (rule P3); who has not accepted the current terms is asked
 * first; and a page of another channel is closed.
 */
export async function requireMember({ context, location }: GuardInput): Promise<Member> {
  const member = await requireSession(context, location.href);
  const detour = await termsDetour(context, location.href);
  if (detour !== null) await redirectTo(context, detour);
  const wanted = channelOf(context.pageAt(location.pathname));
  if (wanted !== undefined && wanted !== member.person.site) close({ wanted, person: member.person });
  return member;
}

/** For the screens of the session: who is signed in already is led on. */
export async function leadOn(context: AppContext, redirect: string | undefined): Promise<void> {
  if (context.person !== null) await redirectTo(context, returnPath(redirect));
}

/** For the page that asks for the terms: only who is signed in and has not accepted them is asked. */
export async function askForTerms(context: AppContext, redirect: string | undefined): Promise<Member> {
  const returnTo = returnPath(redirect);
  const member = await requireSession(context, returnTo);
  if ((await termsDetour(context, returnTo)) === null) await redirectTo(context, returnTo);
  return member;
}
