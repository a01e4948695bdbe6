import { expect, it, describe } from 'vitest';
import { newClient, startSignedIn } from '../support/practice.ts';
import { heading, openPage, people, signInAs } from '../support/shopping.ts';
import { desktop, expectAccessible, newVisitor, phone, press } from '../support/visitor.ts';

const PAGE = '/retail/my-account/favorites';

describe('favorites', () => {
  it('keeps a visitor’s favorite on the device, adds it to the account at sign-in, and removes it again', async () => {
    const email = await newClient();
    const page = await newVisitor(phone);
    await openPage(page, '/products/1401');
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('button', { name: 'Add to favorites' }).click();
    await page.getByRole('button', { name: 'Remove favorite' }).waitFor();
    await page.getByRole('link', { name: 'View favorites' }).click();
    await heading(page, 'Favorites').waitFor();
    await page.getByText('1 product.').waitFor();
    const heartOfVisitor = page.getByRole('button', { name: `Favorite: ${name}` });
    await heartOfVisitor.waitFor();
    // The link of the notice has done its work.
    const onDevice = page.getByRole('region', { name: 'Notifications' }).getByText('Saved on this device.');
    await onDevice.waitFor({ state: 'detached' });
    await heartOfVisitor.click();
    await page.getByText('0 products.').waitFor();
    await heartOfVisitor.click();
    await onDevice.waitFor();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await heading(page, 'Sign in').waitFor();
    await signInAs(page, email);
    await page.waitForURL(PAGE);
    await page.getByText('Your favorites are saved to your account.').first().waitFor();
    expect(await onDevice.count()).toBe(0);
    await page.getByText('1 product.').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('regen.person.favorites.1'))).toBeNull();
    await openPage(page, '/products/1401');
    // A browser drops what it has not sent yet when it leaves a page.
    const stored = (method: string) => page.waitForResponse((response) => response.request().method() === method);
    const letGo = stored('DELETE');
    await page.getByRole('button', { name: 'Remove favorite' }).click();
    await page.getByRole('button', { name: 'Add to favorites' }).waitFor();
    await letGo;

    await page.goto(PAGE);
    await heading(page, 'Favorites').waitFor();
    await page.getByText('No favorites yet').waitFor();
    await page.getByRole('link', { name: 'Browse all products' }).click();
    await heading(page, 'All products').waitFor();
    const heart = page.getByRole('button', { name: 'Favorite: Retinal Night Serum 0.05%' }).first();
    const first = stored('PUT');
    await heart.click();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    await first;

    await openPage(page, '/products/1401');
    const second = stored('PUT');
    await page.getByRole('button', { name: 'Add to favorites' }).click();
    await page.getByRole('button', { name: 'Remove favorite' }).waitFor();
    await second;
    await expectAccessible(page);

    // The page begins to hear what happens elsewhere after the press below, and reads everything again then.
    const { promise: pressed, resolve: connect } = Promise.withResolvers<void>();
    await page.routeWebSocket(/\/regen\/live\?/, async (socket) => {
      await pressed;
      socket.connectToServer();
    });
    await page.goto(PAGE);
    await page.getByText('2 products').waitFor();
    // The newest first.
    expect(await page.getByRole('main').getByRole('article').first().getByRole('heading').innerText()).toBe(name);

    const saved = stored('DELETE');
    await page.getByRole('button', { name: `Favorite: ${name}` }).click();
    await page.getByText('1 product.').waitFor();
    expect((await saved).status()).toBe(204);
    const list = page.waitForResponse((response) => response.url().includes('/favorite?page=1&perPage=12'));
    connect();
    expect(await (await list).json()).toMatchObject({ totalCount: 1 });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    // Still there, to be put back.
    expect(await page.getByRole('button', { name: `Favorite: ${name}` }).getAttribute('aria-pressed')).toBe('false');
    await page.reload();
    await page.getByText('1 product.').waitFor();
    expect(await page.getByRole('button', { name: `Favorite: ${name}` }).count()).toBe(0);
  });
});

it('shows a visitor’s hearts in every tab, also after a reload', async () => {
  const page = await newVisitor(phone);
  await page.goto('/products?category=serums');
  const heart = page.getByRole('button', { name: 'Favorite: C15 Bright Serum' });
  await heart.click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  const other = await page.context().newPage();
  await other.goto('/favorites');
  await other.getByText('1 product.').waitFor();
  await heart.click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false');
  await other.getByText('0 products.').waitFor();
  await other.reload();
  await other.getByText('No favorites yet').waitFor();
});

it('shows them page by page, at the viewer’s prices', async () => {
  const page = await newVisitor(desktop);
  await startSignedIn(page, 'dana@lumenclinic.example');
  await page.goto('/b2b/my-account/favorites');
  await page.getByText('14 products').waitFor();
  expect(await page.getByRole('main').getByRole('article').count()).toBe(12);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await page.waitForURL(/page=2/);
  await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(2);
  await page.goto('/b2b/my-account/favorites?page=9');
  await page.getByText('This page doesn’t exist').waitFor();
  await page.getByRole('link', { name: 'Go to the last page' }).click();
  await page.waitForURL(/page=2/);
});

it('takes the heart back and says so when the server refuses', async () => {
  const page = await newVisitor(desktop, { allowed: [/status of 503/] });
  await page.route('**/api/v1/regen/users/*/favorite/*', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: JSON.stringify({ code: 'unavailable', message: 'Not now.', requestId: 'req_1' }),
    }),
  );
  await startSignedIn(page, people.retail);
  await page.goto('/retail/my-account/favorites');
  const heart = page.getByRole('button', { name: /^Favorite: / }).first();
  await heart.click();
  await page.getByText('Please try again in a moment.').first().waitFor();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
});

it('shows that a favorite is no longer available and removes it', async () => {
  const page = await newVisitor(phone);
  await openPage(page, '/');
  const KEPT = 'regen.person.favorites.1';
  await page.evaluate((key) => localStorage.setItem(key, '["1401","999999"]'), KEPT);
  await openPage(page, '/favorites');
  await page.getByText('One of your favorites is no longer available').waitFor();
  await expectAccessible(page);
  const remove = page.getByRole('button', { name: 'Remove from favorites' });
  await press(remove);
  await remove.waitFor({ state: 'detached' });
  expect(await heading(page, 'Favorites').evaluate((title) => title === document.activeElement)).toBe(true);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEPT)).toBe('["1401"]');
});
