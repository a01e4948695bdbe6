import type { Site } from '@regen/sdk';
import { notFound, redirect, type HistoryState } from '@tanstack/react-router';
import type { AppContext, Person } from '~/kernel/context.ts';
import { isSite, isTrained, type PageAt } from '~/kernel/route-table.ts';
import { returnPath } from './return-path.ts';
import { signInDetour } from './sign-in-detour.ts';
import { termsDetour } from './terms-gate.ts';

/** For whom the page is, and who acts. */
export interface Member {
  person: Person;
  actor: Person;
}

/** Why a page below a guard is closed: it belongs to another channel, or to staff. */
export interface Closed {
  wanted: Site | 'trained' | 'staff';
  /** Null for a visitor, who is only told so where a sign-in alone would not explain it. */
  person: Person | null;
}

/** Says in the place of the page why it is closed: the URL stays, so that somebody else can sign in at it (rule P3). */
export function close(data: Closed): never {
  throw notFound({ data });
}

/** Whom a page is for; undefined for a page of all, and for a URL that only redirects. */
function wantedOf({ page: { audience, isRedirect }, params: { site = '' } }: PageAt): Site | 'trained' | undefined {
  if (isRedirect) return undefined;
  if (audience === 'b2b' || audience === 'school' || audience === 'trained') return audience;
  return audience === 'site' && isSite(site) ? site : undefined;
}

function requireSession(context: AppContext, returnTo: string): Member {
  const { person, actor } = context;
  if (person === null || actor === null) {
    throw redirectTo(signInDetour(returnTo));
  }
  return { person, actor };
}

const redirectTo = (to: { href: string; state?: HistoryState }) => redirect({ ...to, replace: true });

interface GuardInput {
  context: AppContext;
  location: { href: string; pathname: string };
}

/**
 * For `_member`: visitors sign in first and come back (rule P3), or are told whom a page for trained people is for; and a page of another
 * channel is closed.
 */
export function requireMember({ context, location }: GuardInput): Member {
  const wanted = wantedOf(context.pageAt(location.pathname));
  if (wanted === 'trained' && context.person === null) close({ wanted, person: null });
  const member = requireSession(context, location.href);
  const { site } = member.person;
  const isOpen = wanted === undefined || (wanted === 'trained' ? isTrained(site) : wanted === site);
  if (!isOpen) close({ wanted, person: member.person });
  return member;
}

/** For `_member`: people who have not accepted the current terms are asked before they see the page, unless it is open without (rule S14). */
export async function requireTerms({ context, location }: GuardInput): Promise<void> {
  if (context.pageAt(location.pathname).page.isOpenWithoutTerms) return;
  const detour = await termsDetour(context, location.href);
  if (detour !== null) throw redirectTo({ href: detour });
}

/**
 * For the sign-in screens: anyone who is signed in, or has just signed in here, goes on to the next page, by way of new terms if there are
 * any. The only navigation after a sign-in.
 */
export async function requireVisitor(context: AppContext, next: string): Promise<void> {
  if (context.person !== null) throw redirectTo({ href: (await termsDetour(context, next)) ?? next });
}

/** For the page that asks for the terms: open to signed-in people who have not accepted them. */
export async function requireTermsDue(context: AppContext, wanted: string | undefined): Promise<Member> {
  const returnTo = returnPath(context, wanted);
  const member = requireSession(context, returnTo);
  if ((await termsDetour(context, returnTo)) === null) throw redirectTo({ href: returnTo });
  return member;
}
