import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { countryDecision, countryRules } from './country-redirect.ts';
import type { Visit } from './country-redirect.ts';

const SITE = 'https://global.example/en';
const settings = { GLOBAL_SITE_URL: SITE, GLOBAL_SITE_COUNTRIES: 'AU,uk', PUBLIC_URL: 'https://shop.example' };
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

function decide(visit: Partial<Visit> & { cookie?: string } = {}, env: Record<string, string> = {}) {
  const rules = countryRules(readConfig({ ...settings, ...env }));
  if (rules === null) throw new Error('The rules are off.');
  const { cookie = 'country=AU', headers, ...rest } = visit;
  return countryDecision(rules, {
    method: 'GET',
    path: '/products',
    query: '',
    ...rest,
    headers: { cookie, 'user-agent': BROWSER, accept: 'text/html,*/*', ...headers },
  });
}

const leave = { kind: 'leave', to: SITE };

it('redirects visitors of the listed countries, and no one else', () => {
  expect(decide()).toEqual(leave);
  for (const country of ['UK', 'gb', 'GB']) expect(decide({ cookie: `country=${country}` })).toEqual(leave);
  for (const cookie of ['country=US', 'country=', 'country=XX', 'other=AU', '']) expect(decide({ cookie })).toBeNull();
  expect(decide({ cookie: 'geo=AU' }, { COUNTRY_COOKIE: 'geo' })).toEqual(leave);
});

it('leaves alone who chose to stay or has an account of this country', () => {
  expect(decide({ cookie: 'country=AU; stay=1' })).toBeNull();
  expect(decide({ cookie: 'country=AU; platform=regen' })).toBeNull();
  expect(decide({ cookie: 'country=AU; platform=shopify' })).toEqual(leave);
});

it('remembers who chose to stay, and continues without the query', () => {
  expect(decide({ path: '/', query: '?stay=1' })).toEqual({ kind: 'stay', to: '/' });
  expect(decide({ query: '?category=serums&stay=1&page=2' })).toEqual({
    kind: 'stay',
    to: '/products?category=serums&page=2',
  });
  expect(decide({ query: '?stay=1&page=2' })).toEqual({ kind: 'stay', to: '/products?page=2' });
  for (const query of ['?stay=2', '?stay=12', '?x=stay=1', '?overstay=1']) expect(decide({ query })).toEqual(leave);
});

it('accepts visitors who come back from the global site instead of redirecting them in a loop', () => {
  expect(decide({ headers: { referer: 'https://global.example/en/us' } })).toEqual({ kind: 'welcome' });
  expect(decide({ headers: { referer: 'https://elsewhere.example/' } })).toEqual(leave);
  expect(decide({ headers: { referer: 'nonsense' } })).toEqual(leave);
});

describe('never leads away', () => {
  it.each([
    '/bundle/abc',
    '/recommendations/abc/acc_1',
    '/resetPassword/abc',
    '/invitation/abc',
    '/stock-alerts/confirm/abc',
    '/order/ord_1',
    '/impersonate/1',
    '/admin',
    '/b2b/my-account/profile',
    '/login',
  ])('from %s', (path) => {
    expect(decide({ path })).toBeNull();
  });

  it('from what the settings exclude, part by part', () => {
    const env = { GLOBAL_SITE_EXCLUDE: '/store, /locations' };
    expect(decide({ path: '/store/lark-skin' }, env)).toBeNull();
    expect(decide({ path: '/storefront' }, env)).toEqual(leave);
    expect(decide({ path: '/bundle/abc' }, env)).toBeNull();
  });

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 (compatible; YandexBot/3.0)',
    'WhatsApp/2.23',
    'curl/8.5.0',
    '',
  ])('the robot %j', (agent) => {
    expect(decide({ headers: { 'user-agent': agent } })).toBeNull();
  });

  it('calls, pictures and what is fetched ahead', () => {
    expect(decide({ method: 'HEAD' })).toBeNull();
    expect(decide({ headers: { accept: 'application/json' } })).toBeNull();
    expect(decide({ headers: { 'sec-fetch-dest': 'image' } })).toBeNull();
    expect(decide({ headers: { 'sec-fetch-dest': 'document' } })).toEqual(leave);
    expect(decide({ headers: { 'sec-purpose': 'prefetch' } })).toBeNull();
  });
});

it('is off without settings, and half of them stop the start', () => {
  expect(countryRules(readConfig({}))).toBeNull();
  expect(() => readConfig({ GLOBAL_SITE_URL: SITE })).toThrow('Set both GLOBAL_SITE_URL and GLOBAL_SITE_COUNTRIES');
  expect(() => readConfig({ GLOBAL_SITE_COUNTRIES: 'AU' })).toThrow(
    'Set both GLOBAL_SITE_URL and GLOBAL_SITE_COUNTRIES',
  );
  expect(() => readConfig({ ...settings, GLOBAL_SITE_COUNTRIES: 'AU,QQ' })).toThrow('QQ is not a country code');
  expect(() => readConfig({ ...settings, GLOBAL_SITE_EXCLUDE: 'store' })).toThrow('GLOBAL_SITE_EXCLUDE');
  expect(() => readConfig({ ...settings, GLOBAL_SITE_URL: 'https://shop.example/en' })).toThrow('this store itself');
});
