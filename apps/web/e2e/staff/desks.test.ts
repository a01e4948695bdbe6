import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { MISSING } from '../loading/support.ts';
import { chunkOf, holdChunk } from '../support/chunks.ts';
import { startSignedIn } from '../support/practice.ts';
import { heading, openPage, signInAs } from '../support/shopping.ts';
import { desktop, hydrated, newVisitor, press } from '../support/visitor.ts';

const NOOR = 'noor@regen.example';
const ROUTES = 'routeTree.gen.ts';
const DESK = '/admin/applications?status=accepted';

const at = (page: Page) => page.url().slice(new URL(page.url()).origin.length);

it('loads the routes of the desks when the first one is opened, or when the page is one', async () => {
  const page = await newVisitor(desktop);
  const isRoutes = chunkOf(ROUTES);
  let loads = 0;
  page.on('request', (request) => {
    if (isRoutes(new URL(request.url()))) loads += 1;
  });
  await openPage(page, `/login?redirect=${encodeURIComponent(DESK)}`);
  expect(loads).toBe(0);
  await signInAs(page, NOOR);
  await heading(page, 'Applications').waitFor();
  expect({ at: at(page), loads }).toEqual({ at: DESK, loads: 1 });

  await press(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Staff' }));
  await heading(page, 'Staff').waitFor();
  await page.goBack();
  await heading(page, 'Applications').waitFor();
  expect({ at: at(page), loads }).toEqual({ at: DESK, loads: 1 });

  // No router starts without the routes of the page: it would hydrate the skeleton of another page.
  const release = await holdChunk(page, ROUTES);
  const isEntry = chunkOf('entry/client.tsx');
  const entry = page.waitForResponse((response) => isEntry(new URL(response.url())));
  await page.goto('/admin/messages');
  await (await entry).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await page.evaluate(() => '__TSR_ROUTER__' in globalThis)).toBe(false);
  release();
  await heading(page, 'Messages').waitFor();
  await hydrated(page);
  expect({ at: at(page), loads }).toEqual({ at: '/admin/messages', loads: 2 });
});

it('says that the store has been updated when they don’t arrive, and opens the desk afterward', async () => {
  const page = await newVisitor(desktop, { allowed: MISSING });
  await startSignedIn(page, NOOR);
  await page.route(chunkOf(ROUTES), (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: '' }));
  await page.goto(DESK);
  await heading(page, 'The store has been updated').waitFor();
  await page.unrouteAll();
  await press(page.getByRole('button', { name: 'Reload the page' }));
  await heading(page, 'Applications').waitFor();
  expect(at(page)).toBe(DESK);
});
