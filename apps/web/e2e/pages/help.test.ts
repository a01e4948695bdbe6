// What a stranger looks for before paying: who sells, and on which terms. Read as a crawler reads it.
import { expect, it } from 'vitest';
import { shopUrl } from '../support/visitor.ts';

const textOf = async (path: string) => {
  const response = await fetch(shopUrl() + path, { redirect: 'manual' });
  return { status: response.status, html: await response.text() };
};
const linksOf = (html: string, name: string): string[] => {
  const list = new RegExp(`<nav[^>]* aria-label="${name}".*?</nav>`, 's').exec(html)?.[0] ?? '';
  return [...list.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
};
const jsonLd = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text]) => JSON.parse(text ?? '') as Record<string, unknown>,
  );

it('leads from every page to help and terms, which are in the sitemap and on the site map', async () => {
  const { html } = await textOf('/');
  const links = [...linksOf(html, 'Help'), ...linksOf(html, 'About us')];
  const needed = ['/contact', '/shipping', '/returns-policy', '/accessibility', '/about', '/privacy', '/terms'];
  expect(links).toEqual(expect.arrayContaining([...needed, '/faqs']));
  const [sitemap, siteMap] = await Promise.all([textOf('/sitemap.xml'), textOf('/uac')]);
  for (const path of needed) {
    const page = await textOf(path);
    expect([path, page.status]).toEqual([path, 200]);
    expect(page.html).toContain(`<link rel="canonical" href="${shopUrl()}${path}"`);
    expect(page.html).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    expect(sitemap.html).toContain(`<loc>${shopUrl()}${path}</loc>`);
    expect(siteMap.html).toContain(`href="${path}"`);
  }
});

it('names the seller on the contact page, to people and to search engines', async () => {
  const { html } = await textOf('/contact');
  expect(html).toContain('12 Elm Street');
  expect(html).toContain('href="mailto:care@shop.example"');
  const company = {
    '@type': 'Organization',
    legalName: 'Lumen Skin, LLC',
    address: { '@type': 'PostalAddress', addressLocality: 'Denver', addressCountry: 'US' },
    contactPoint: { '@type': 'ContactPoint', email: 'care@shop.example', telephone: '(303) 555-0100' },
  };
  expect(jsonLd(html)[0]).toMatchObject({ '@type': 'ContactPage', mainEntity: company });
  expect(jsonLd((await textOf('/')).html)[0]).toMatchObject(company);
});
