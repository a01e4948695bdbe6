// Links of the former store, from outside and from within.
import { describe, expect, it } from 'vitest';
import { heading, openPage } from '../support/shopping.ts';
import { newVisitor, phone, shopUrl } from '../support/visitor.ts';

const get = (path: string) => fetch(shopUrl() + path, { redirect: 'manual' });

it('are led on by the server, also when written in an odd way', async () => {
  for (const path of ['/web/cart?a=1', '/%77eb/cart?a=1']) {
    const response = await get(path);
    expect([path, response.status, response.headers.get('location')]).toEqual([path, 301, '/cart?a=1']);
  }
});

describe('on a phone', () => {
  it('open the page of today, and Back does not return to them', async () => {
    const page = await newVisitor(phone);
    await openPage(page, '/home/products/1401?utm_source=mail');
    await heading(page, 'C15 Bright Serum').waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/products/1401?utm_source=mail');

    // As a link inside of a page does: the router hears of it, and the server is not asked for a page.
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.evaluate(() => window.history.pushState({}, '', '/web/products/ourline/serums?category=serums#list'));
    await heading(page, 'Serums').waitFor();
    await expect.poll(() => page.url()).toBe(`${shopUrl()}/products?category=serums#list`);
    await page.goBack();
    await heading(page, 'C15 Bright Serum').waitFor();
    expect(documents).toEqual([]);
  });
});
