// A page that is rendered in the browser waits once for its data: everything it needs is on its way before the first of it is there.
import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { startSignedIn } from '../support/practice.ts';
import { heading, people } from '../support/shopping.ts';
import { desktop, newVisitor } from '../support/visitor.ts';

const RUTH = 'ruth@northfield.example';
const API = '/api/v1/regen';

/** Calls of the frame, which every page makes beside its own: cart, categories, announcements, messages, favorites. */
const OF_THE_FRAME = /^\/(cart|products\/category|content\/announcement|messages|users\/[^/]+\/favorite)\b/;

interface Calls {
  /** Of the screen, in their order. */
  readonly asked: readonly string[];
  /** Calls that failed or were aborted: what waited for them goes on without a response. */
  readonly failed: readonly string[];
  /** Releases the responses; returns how many calls were made before that. */
  release(): number;
  /** Requests of the page without a response. */
  open(): number;
}

/** Holds the answers to all calls of a screen. */
async function holdScreen(page: Page): Promise<Calls> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked: string[] = [];
  const failed: string[] = [];
  const pathOf = (request: Request) => new URL(request.url()).pathname.slice(API.length).replace(/\busr_\w+/, '{id}');
  let open = 0;
  page.on('request', () => (open += 1));
  page.on('requestfinished', () => (open -= 1));
  page.on('requestfailed', (request) => {
    open -= 1;
    failed.push(pathOf(request));
  });
  await page.route(`**${API}/**`, async (route) => {
    const path = pathOf(route.request());
    if (!OF_THE_FRAME.test(path)) {
      asked.push(path);
      await promise;
    }
    await route.continue();
  });
  return {
    asked,
    failed,
    open: () => open,
    release() {
      resolve();
      return asked.length;
    },
  };
}

/** Runs in the page. Notes whether its main part waits or shows something, whenever that changes. */
function watchMain(): void {
  const seen: string[] = [];
  Object.assign(globalThis, { seen });
  const note = () => {
    const main = document.querySelector('main');
    if (!main) return;
    const isWaiting =
      main.querySelector('[aria-busy=true]') !== null ||
      [...main.querySelectorAll('output, [role=status]')].some(({ textContent }) => textContent?.startsWith('Loading'));
    const now = isWaiting ? 'waits' : main.querySelector('h1') ? 'shows' : undefined;
    if (now !== undefined && seen.at(-1) !== now) seen.push(now);
  };
  new MutationObserver(note).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-busy'],
  });
}

interface Visit {
  as: string;
  path: string;
  /** What the screen asks for, in any order. */
  asks: readonly string[];
  /** What the page brings along, for everybody the same: asked for too if the page was rendered a while ago. */
  brings?: readonly string[];
  h1: string;
  /** A text of its data, beside the heading. */
  shows: string | RegExp;
  /** What its main part does, in order. */
  does: readonly ('waits' | 'shows')[];
  /** What is asked for by the first answer: nothing waits for it. */
  later?: readonly string[];
}

async function openHeld({ as, path }: Visit): Promise<{ page: Page; calls: Calls }> {
  const page = await newVisitor(desktop);
  // A live connection has everything read anew when it opens.
  await page.routeWebSocket(/\/regen\/live/, () => undefined);
  await startSignedIn(page, as);
  await page.addInitScript(watchMain);
  const calls = await holdScreen(page);
  await page.goto(path);
  return { page, calls };
}

it.each<Visit>([
  {
    as: RUTH,
    path: '/school/education/skin-science/layers-of-the-skin',
    asks: [
      '/account',
      '/content/schoolTopic/skin-science',
      '/content/schoolSection/layers-of-the-skin',
      '/users/{id}/lessons',
    ],
    h1: 'The epidermis, layer by layer',
    shows: /of \d lessons passed/,
    does: ['waits', 'shows'],
  },
  {
    as: RUTH,
    path: '/school/education',
    asks: ['/account', '/content/schoolTopic', '/users/{id}/lessons'],
    h1: 'Education',
    shows: 'Skin science',
    does: ['waits', 'shows'],
  },
  {
    as: people.professional,
    path: '/protocols/deep-cleansing-facial',
    asks: ['/account', '/content/protocol/deep-cleansing-facial', '/products/concerns/{id}'],
    h1: 'Deep cleansing facial',
    shows: '60 minutes',
    does: ['waits', 'shows'],
    later: ['/products/ids'],
  },
  {
    as: people.professional,
    path: '/protocols',
    asks: ['/account', '/content/protocol', '/products/concerns/{id}'],
    h1: 'Treatment protocols',
    shows: 'Deep cleansing facial',
    does: ['waits', 'shows'],
  },
  {
    as: people.professional,
    path: '/resources',
    asks: ['/content/resource', '/content/helpLink'],
    brings: ['/resources/counts'],
    h1: 'Resource library',
    // One of 36; visitors get 13.
    shows: /^36 resources/,
    does: ['shows'],
  },
])('$path waits once', async (visit) => {
  const { page, calls } = await openHeld(visit);
  const asked = () => calls.asked.filter((path) => !visit.brings?.includes(path)).toSorted();
  await expect.poll(asked).toEqual(visit.asks.toSorted());
  expect(calls.failed).toEqual([]);
  const begun = calls.release();
  await heading(page, visit.h1).waitFor();
  await page.getByRole('main').getByText(visit.shows).first().waitFor();
  // What was asked for before may be read again: nothing waits for that.
  const before = calls.asked.slice(0, begun);
  const later = () => [...new Set(calls.asked.slice(begun).filter((path) => !before.includes(path)))];
  await expect.poll(() => [calls.open(), ...later()]).toEqual([0, ...(visit.later ?? [])]);
  expect(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)).toEqual(visit.does);
});
