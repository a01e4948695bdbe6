// Parts of a page whose script comes late, while the session changes. Any message of the console fails a test: React reports a part whose first
// render differs from what the server wrote.
import { SESSION_KEY } from '@regen/sdk/session';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { chunkOf, holdChunk } from '../support/chunks.ts';
import { sessionOf, startSignedIn } from '../support/practice.ts';
import { accountOf, people } from '../support/shopping.ts';
import { desktop, hydrated, newVisitor } from '../support/visitor.ts';

interface LatePart {
  path: string;
  /** Source of its chunk. */
  source: string;
  /** Its heading. */
  name: string;
}

const parts: readonly LatePart[] = [
  { path: '/', source: 'below-the-fold.ts', name: 'From the blog' },
  { path: '/search?q=serum', source: 'content-parts.ts', name: 'Learn more' },
];

/** Does to the session what another tab does, which tells this one. */
async function changeSession(page: Page, record: string | null): Promise<void> {
  await page.evaluate(
    ({ key, value }) => {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
      dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
    },
    { key: SESSION_KEY, value: record },
  );
}

/** Opens a page whose late part stays late until the returned function is called. */
async function openLate(page: Page, { path, source }: LatePart): Promise<() => void> {
  const release = await holdChunk(page, source);
  const isAsked = page.waitForRequest((request) => chunkOf(source)(new URL(request.url())));
  // Nothing that waits for the whole page: it is not there before the part is.
  await page.goto(path, { waitUntil: 'commit' });
  await isAsked;
  return release;
}

const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' });

async function expectWhole(page: Page, { name }: LatePart): Promise<void> {
  await hydrated(page);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await expect.poll(() => page.getByRole('heading', { name, exact: true }).count()).toBe(1);
}

it.each(parts)(
  'the late part of $path is for visitors when the session ends before its script has loaded',
  async (part) => {
    const page = await newVisitor(desktop);
    await startSignedIn(page, people.professional);
    const release = await openLate(page, part);
    await accountOf(page, 'Marcus').waitFor();
    await changeSession(page, null);
    // The page is mounted anew, with nothing of the person (ADR 39); the part follows with its script.
    await signInLink(page).waitFor();
    expect(await accountOf(page, 'Marcus').count()).toBe(0);
    release();
    await expectWhole(page, part);
  },
);

it.each(parts)(
  'the late part of $path stays as it is when somebody signs in before its script has loaded',
  async (part) => {
    const page = await newVisitor(desktop);
    const release = await openLate(page, part);
    // The frame listens once it is hydrated.
    await page.waitForFunction(() => 'isHydrated' in globalThis);
    await changeSession(page, await sessionOf(people.retail));
    await accountOf(page, 'Ana').waitFor();
    expect(await page.getByRole('heading', { name: part.name, exact: true }).count()).toBe(1);
    release();
    await expectWhole(page, part);
  },
);
