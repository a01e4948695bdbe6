// The pages of stores and the store locator: what crawlers get in the first response, and what people do with it.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../support/shopping.ts';
import { desktop, expectAccessible, expectNoSidewaysScroll, newVisitor, phone, shopUrl } from '../support/visitor.ts';

const get = (path: string) => fetch(shopUrl() + path, { redirect: 'manual' });

const jsonLd = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, text]) =>
    JSON.parse(text ?? ''),
  );
const canonical = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

const stores = (page: Page) => page.getByRole('list', { name: 'Stores' }).getByRole('listitem');
const field = (page: Page) => page.getByRole('searchbox', { name: 'ZIP or postal code, city or name' });

describe('the first response', () => {
  it.each(['/store/lumen-skin', '/launch/lumen-skin'])('of %s is the page of the store', async (path) => {
    const response = await get(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toMatch(/<title>Lumen Skin Clinic · Regen<\/title>/);
    expect(html).toMatch(/<h1[^>]*>Lumen Skin Clinic<\/h1>/);
    expect(html).toContain('418 East Broadway');
    expect(html).toContain('9 AM – 12:30 PM, 1:30 PM – 6 PM');
    expect(html).toContain('Facials and peels for skin that needs calm more than correction.');
    expect(html).toContain('Owner, master esthetician');
    expect(html).toMatch(/<a[^>]* href="\/bundle\/[\w-]+"[^>]*>First steps with retinal<\/a>/);
    expect(canonical(html)).toBe(`${shopUrl()}/store/lumen-skin`);
    expect(html).toContain(`<meta property="og:url" content="${shopUrl()}/store/lumen-skin"`);
    const [business, crumbs] = jsonLd(html);
    expect(business).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'Lumen Skin Clinic',
      telephone: '+1 801 555 0110',
      address: { addressLocality: 'Salt Lake City', postalCode: '84111', addressCountry: 'US' },
    });
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
    const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect((await fetch(image)).status).toBe(200);
  });

  it('leads a former label to the present one', async () => {
    for (const kind of ['store', 'launch']) {
      const response = await get(`/${kind}/lumen-clinic`);
      expect(response.status).toBe(301);
      const target = new URL(response.headers.get('location') ?? '', shopUrl());
      expect(target.pathname).toBe(`/${kind}/lumen-skin`);
    }
  });

  it('says 404 for a label that nobody has, whatever it looks like', async () => {
    for (const label of ['nobody-has-this', 'x'.repeat(60), '%3Cscript%3E', '..%2F..', '%00']) {
      const response = await get(`/store/${label}`);
      expect([label, response.status]).toEqual([label, 404]);
      const html = await response.text();
      expect(html).toContain('Retail store was not found.');
      expect(html).toContain('noindex');
    }
  });

  it('of the locator has the list, for robots only where nothing was looked for', async () => {
    const html = await (await get('/locations?utm_source=x')).text();
    expect(html).toMatch(/<h1[^>]*>Find a store<\/h1>/);
    expect(html).toContain('Adobe Skin &amp; Body');
    expect(canonical(html)).toBe(`${shopUrl()}/locations`);
    const near = await (await get('/locations?q=84111')).text();
    expect(near).toContain('nearest first');
    expect(near).toContain('Less than 0.1 mi away');
    expect(near).toContain('content="noindex"');
    expect(canonical(near)).toBeUndefined();
  });

  it('of the locator survives any query', async () => {
    for (const query of [
      'q=00000',
      'near=99,999',
      'near=40.7,-111.8',
      'page=99',
      'q=%00%ff',
      'q=<script>',
      '__proto__=1',
    ]) {
      const response = await get(`/locations?${query}`);
      expect([query, response.status]).toEqual([query, 200]);
    }
  });

  it('lets the browser ask for the position, and lists both kinds of page in the sitemap', async () => {
    expect((await get('/locations')).headers.get('permissions-policy')).toContain('geolocation=(self)');
    const sitemap = await (await get('/sitemap.xml')).text();
    expect(sitemap).toContain(`<loc>${shopUrl()}/store/lumen-skin</loc>`);
    expect(sitemap).toContain(`<loc>${shopUrl()}/locations</loc>`);
    expect(sitemap).not.toContain('lumen-clinic');
    expect(sitemap).not.toContain('/launch/');
  });
});

describe('on a phone', () => {
  it('shows a store, and the way to others near it', async () => {
    const page = await newVisitor(phone);
    await openPage(page, '/store/lumen-skin');
    await expectNoSidewaysScroll(page);
    expect(await page.getByRole('link', { name: '+1 801 555 0110' }).first().getAttribute('href')).toBe(
      'tel:+18015550110',
    );
    const call = page.getByRole('link', { name: 'Call Lumen Skin Clinic' });
    expect(await call.getAttribute('href')).toBe('tel:+18015550110');
    // What can be done is in the first screen.
    const signIn = page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true });
    for (const action of [call, signIn]) {
      const box = await action.boundingBox();
      expect(box && box.y + box.height).toBeLessThan(phone.viewport.height);
    }
    const directions = page.getByRole('link', { name: 'Directions to Lumen Skin Clinic (opens in a new tab)' });
    expect(await directions.getAttribute('href')).toContain('destination=418%20East%20Broadway');
    expect(await directions.getAttribute('rel')).toBe('noreferrer');
    await page.getByRole('button', { name: 'Show map' }).click();
    await page.getByRole('button', { name: 'Hide map' }).waitFor();
    // There is one place: nothing to number, and nothing to show all of.
    const map = page.getByRole('group', { name: 'Map of Lumen Skin Clinic' });
    await map.getByRole('button', { name: 'Lumen Skin Clinic', exact: true }).waitFor();
    expect(await map.getByRole('button', { name: 'Show all places' }).count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'First steps with retinal' }).click();
    await page.getByRole('heading', { level: 1, name: 'First steps with retinal' }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Other stores nearby' }).click();
    await page.waitForURL('**/locations?q=84111');
    await page.getByRole('heading', { level: 1, name: 'Find a store' }).waitFor();
    // What is searched for here is no search of the range.
    expect(await page.getByLabel('Search products').inputValue()).toBe('');
    await page.getByRole('link', { name: 'Visit Lumen Skin Clinic' }).first().click();
    await page.waitForURL('**/store/lumen-skin');
    await page.getByRole('heading', { level: 1, name: 'Lumen Skin Clinic' }).waitFor();
  });

  it('says when there is no such store, and how to find one', async () => {
    const page = await newVisitor(phone, { allowed: [/status of 404/] });
    await openPage(page, '/store/nobody-has-this');
    await page.getByRole('heading', { level: 1, name: 'Retail store was not found.' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Find a store' }).click();
    await page.waitForURL('**/locations');
    await expect.poll(() => stores(page).count()).toBe(12);
  });

  it('finds stores by postal code and by name, and keeps it in the address', async () => {
    const page = await newVisitor(phone, { allowed: [/status of 422/] });
    await openPage(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Find a store' }).click();
    await page.waitForURL('**/locations');
    await expect.poll(() => stores(page).count()).toBe(12);
    await field(page).fill('80202');
    await field(page).press('Enter');
    await page.waitForURL('**/locations?q=80202');
    await expect.poll(() => stores(page).first().innerText()).toContain('Front Range Skin Clinic');
    await field(page).fill('00000');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByText("We don't recognize this postal code.").first().waitFor();
    expect(await field(page).getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page);
    await field(page).fill('Nowhere Skin Palace');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const none = page.getByRole('heading', { name: 'No store found' });
    await none.waitFor();
    await expect.poll(() => none.evaluate((shown) => shown.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
    await page.getByRole('link', { name: 'Show all stores' }).click();
    await expect.poll(() => stores(page).count()).toBe(12);
    expect(await field(page).inputValue()).toBe('');
    await page.goBack();
    await page.getByRole('heading', { name: 'No store found' }).waitFor();
    expect(await field(page).inputValue()).toBe('Nowhere Skin Palace');
  });

  it('asks for the position only on a press, and takes a no', async () => {
    const page = await newVisitor(phone);
    await openPage(page, '/locations');
    const use = page.getByRole('button', { name: 'Use my location' });
    await use.click();
    await page.getByText('Your browser didn’t share your location.').waitFor();
    await expectAccessible(page);
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: 39.753_91, longitude: -104.993_02 });
    await use.click();
    await page.waitForURL('**/locations?near=39.75,-104.99');
    await expect.poll(() => stores(page).first().innerText()).toContain('Front Range Skin Clinic');
    expect(await page.getByText('Your browser didn’t share your location.').count()).toBe(0);
  });
});

describe('the map', () => {
  const choose = async (page: Page) => {
    const map = page.getByRole('group', { name: 'Map of the stores' });
    await map.getByRole('button', { name: 'Zoom in', exact: true }).waitFor();
    await stores(page).first().getByRole('button', { name: '1 Front Range Skin Clinic' }).click();
    await page.waitForURL(/[?&]place=loc_/);
    // The address changes a moment before the list.
    await chosen(page).waitFor();
  };
  const chosen = (page: Page) => stores(page).first().locator('[aria-current=true]');

  it('is opened on a phone, and a link opens again what was chosen on it', async () => {
    const page = await newVisitor(phone);
    await openPage(page, '/locations?q=80202');
    await page.getByRole('button', { name: 'Show map' }).click();
    await choose(page);
    await openPage(page, new URL(page.url()).pathname + new URL(page.url()).search);
    await chosen(page).waitFor();
    expect(await chosen(page).count()).toBe(1);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  it('stands beside the list on a desktop', async () => {
    const page = await newVisitor(desktop);
    await openPage(page, '/locations?q=80202');
    await choose(page);
    expect(await chosen(page).count()).toBe(1);
    await expectNoSidewaysScroll(page);
  });
});
