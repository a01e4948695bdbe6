// Every address of the inventory that is there, and some that lead nowhere, as each of the five roles.
import type { AnyRouter } from '@tanstack/react-router';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pageOf, ROUTE_INVENTORY, whoOf } from '../../route-inventory.ts';
import { openPage, signInAs } from '../support/shopping.ts';
import { desktop, newVisitor, shopUrl, hydrated, SLOW_CONNECTION } from '../support/visitor.ts';
import { EXPECTED, MISSES, missOf, outcomeOf, type Outcome } from './routes-expected.ts';
import { ACCOUNTS, makeWorld, ROLES, type Role, type RoutesWorld } from './routes-world.ts';

const present = ROUTE_INVENTORY.filter((entry) => pageOf(entry));
const REFUSED = /Failed to load resource: the server responded with a status of 4\d\d/;

let made: Promise<RoutesWorld> | undefined;
const theWorld = (): Promise<RoutesWorld> => (made ??= makeWorld());

interface Visit {
  path: string;
  outcome: Outcome;
  /** Whether the address is loaded whole; otherwise somebody comes by a link. */
  isLoaded: boolean;
}

/** Four public pages that signed-in users also load in full: the server renders them as for a visitor. */
const ALSO_LOADED = ['/', '/products', '/products/{sku}', '/blogs/{blogPostId}'];

/**
 * Whether an address is loaded whole: all of them for a visitor, those of the own area for everybody else. To the others they
 * come by a link, which asks the same guards and loaders for a third of the work.
 */
const isLoaded = (role: Role, path: string) => role === 'visitor' || path.startsWith(`/${role}`);

function visitsOf(role: Role, world: RoutesWorld): Visit[] {
  const known = present.flatMap((entry) => {
    const { url } = entry;
    const expected = EXPECTED[url];
    if (!expected) throw new Error(`${url} has no expectation in routes-expected.ts.`);
    const path = expected.path?.(world, role) ?? url;
    const visit = { path, outcome: outcomeOf(expected, whoOf(entry), role, world), isLoaded: isLoaded(role, path) };
    return ALSO_LOADED.includes(url) && !visit.isLoaded ? [visit, { ...visit, isLoaded: true }] : [visit];
  });
  const missed = MISSES.map((miss) => ({
    path: miss.path,
    outcome: missOf(miss, role),
    isLoaded: isLoaded(role, miss.path),
  }));
  return [...known, ...missed];
}

/** Title and heading that there have to be, and the address at which. */
function wanted({ path, outcome }: Visit): { title: string; h1: string; at: string } {
  const [bare = path] = path.split('?', 1);
  if (outcome.kind === 'sign-in')
    return {
      title: 'Sign in',
      h1: 'Sign in',
      at: path === '/login' ? path : `/login?redirect=${encodeURIComponent(path)}`,
    };
  if (outcome.kind === 'explanation') return { title: outcome.h1, h1: outcome.h1, at: outcome.at ?? bare };
  return { title: outcome.title, h1: outcome.h1, at: outcome.kind === 'redirect' ? outcome.to : bare };
}

/** What the page is now, in one round trip. */
const look = (page: Page) =>
  page.evaluate(() => {
    // Where every page of TanStack Router can be asked what it is doing.
    const { __TSR_ROUTER__: router } = globalThis as unknown as { __TSR_ROUTER__?: AnyRouter };
    return {
      // Beside the number of unread messages.
      title: document.title.replace(/^\(\d+\) | · Regen$/g, ''),
      h1: [...document.querySelectorAll('h1')].map((heading) => heading.textContent ?? ''),
      at: location.pathname + (location.pathname === '/login' ? location.search : ''),
      // The server writes every page for somebody unknown.
      isKnown: !document.querySelector('header a[aria-label="Sign in"]'),
      // The page before stays until the next one is there, and may have the same words.
      isThere: router?.state.resolvedLocation?.href === router?.state.location.href && router?.state.status === 'idle',
    };
  });

/** Calls that are under way: a page is finished when it has none. */
function watchCalls(page: Page): Set<unknown> {
  const calls = new Set<unknown>();
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.add(request);
  });
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
  return calls;
}

async function open(page: Page, { path, isLoaded: isWhole }: Visit): Promise<void> {
  if (isWhole) await page.goto(path, { waitUntil: 'commit' });
  // The router hears of it as of a link that is pressed.
  else await page.evaluate((href) => history.pushState({}, '', href), path);
}

/** Visits every URL as one person on one page; returns what differs from the expectations. */
async function visitAll(role: Role, world: RoutesWorld): Promise<string[]> {
  const page = await newVisitor(desktop, { allowed: [REFUSED] });
  const notes: string[] = [];
  const calls = watchCalls(page);
  page.on('console', (message) => notes.push(message.text()));
  if (role !== 'visitor') {
    await openPage(page, '/login');
    await signInAs(page, ACCOUNTS[role]);
    // The overview is where signing in leads to; left before that, it would come in the way of the first URL.
    await page.getByRole('heading', { name: /^Welcome, / }).waitFor();
  }
  const wrong: string[] = [];
  for (const visit of visitsOf(role, world)) {
    const { path, outcome } = visit;
    const target = wanted(visit);
    const fail = (what: string) => wrong.push(`${role} ${path}${visit.isLoaded ? ', loaded' : ''}: ${what}`);
    notes.length = 0;
    await open(page, visit);
    const isRight = async () => {
      // A page that leads on is away while it is asked.
      const now = await look(page).catch(() => ({ title: '', h1: [], at: '', isKnown: false, isThere: false }));
      return JSON.stringify({ ...now, calls: calls.size });
    };
    const right = JSON.stringify({
      title: target.title,
      h1: [target.h1],
      at: target.at,
      isKnown: role !== 'visitor',
      isThere: true,
      calls: 0,
    });
    try {
      await expect.poll(isRight, { interval: 40 }).toBe(right);
    } catch {
      fail(`${await isRight()}, not ${right}`);
      continue;
    }
    if (visit.isLoaded) await hydrated(page);
    const mayRefuse = outcome.kind === 'refused' || MISSES.some((miss) => miss.path === path);
    const isExpected = (note: string) => SLOW_CONNECTION.test(note) || (mayRefuse && REFUSED.test(note));
    for (const note of notes) if (!isExpected(note)) fail(`the console says ${note}`);
  }
  return wrong;
}

describe('every address', () => {
  it('of the inventory that is there has an expectation', () => {
    expect(present.length).toBeGreaterThan(40);
    expect(present.map(({ url }) => url).filter((url) => !(url in EXPECTED))).toEqual([]);
  });

  it('shows each role what it has to', async () => {
    const world = await theWorld();
    const wrong = await Promise.all(ROLES.map((role) => visitAll(role, world)));
    expect(wrong.flat()).toEqual([]);
  });

  it('describes itself, and either has one address or is not to be listed', async () => {
    const wrong: string[] = [];
    for (const { path } of visitsOf('visitor', await theWorld())) {
      const response = await fetch(shopUrl() + path);
      const html = await response.text();
      const isMiss = MISSES.some((miss) => miss.path === path);
      expect([path, response.status]).toEqual([path, isMiss ? 404 : 200]);
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
      if (!/^.+ · Regen$/.test(title)) wrong.push(`${path}: the title is ${title}`);
      if (isMiss) continue;
      const isListed = /<link rel="canonical"/.test(html);
      const isHidden = /<meta name="robots" content="noindex"/.test(html);
      if (isListed === isHidden) wrong.push(`${path}: canonical ${isListed}, noindex ${isHidden}`);
      if (!isHidden && !html.includes('<meta property="og:title"')) wrong.push(`${path}: nothing for previews`);
      const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
      if (description.length < 20 && !path.startsWith('/search')) wrong.push(`${path}: no description`);
    }
    expect(wrong).toEqual([]);
  });
});
