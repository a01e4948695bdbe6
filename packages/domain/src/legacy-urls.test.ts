import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { LEGACY_START } from './legacy-starts.ts';
import { LEGACY_PREFIXES, LEGACY_URLS, legacyHref, legacyTarget, withPrefixes } from './legacy-urls.ts';

const ORIGIN = 'https://shop.example';

describe.each(LEGACY_PREFIXES)('with the prefix %s', (prefix) => {
  it.each([
    ['classDetails/HAE-DEN-27', '/calendar/hae/HAE-DEN-27'],
    ['classDetails/4DAY-27', '/calendar'],
    ['page/blog', '/blogs'],
    ['page/blog/barrier%20repair', '/blogs/barrier%20repair'],
    ['products/ourline', '/products'],
    ['products/ourline/serums/all', '/products'],
    ['products/1401', '/products/1401'],
    ['products/GM3101', '/products/GM3101'],
    ['products/grx-20', '/products/GRX-20'],
    ['products/serums', '/products'],
    ['products/HGM1', '/products'],
    ['cart', '/cart'],
    ['login', '/login'],
    ['protocols', '/protocols'],
    ['protocols/peel-1', '/protocols/peel-1'],
    ['locations', '/locations'],
    ['resource_library', '/resources'],
    ['register', '/register-retail'],
    ['page/calendar', '/calendar'],
    ['becomePro', '/become-pro'],
    ['hs/gmp_professional_form', '/become-pro'],
    ['becomePro/gmp_professional_form', '/become-pro'],
    ['becomePro/modal', '/become-pro/gmp_professional_form'],
    ['hs/gmp_professional_form/modal', '/become-pro/gmp_professional_form'],
    ['becomePro/gmp_professional_form/modal', '/become-pro/gmp_professional_form'],
    ['webinars', '/webinars'],
    ['webinars/w-1', '/webinars/w-1'],
    ['forgotPassword', '/forgot-password'],
    ['page/about-us', '/about-us'],
    ['products', '/products'],
    ['', '/'],
  ])('%s redirects to %s', (rest, target) => {
    expect(legacyTarget(`/${prefix}/${rest}`)?.path).toBe(target);
  });

  it.each(['page', 'page/about-us/more', 'anything/else/at/all', 'ResetPassword'])('%s leads nowhere', (rest) => {
    expect(legacyTarget(`/${prefix}/${rest}`)).toBeNull();
  });

  it('education is the school’s own for schools only', () => {
    const target = prefix === 'sch' ? '/school/education' : '/education';
    expect(legacyTarget(`/${prefix}/education`)?.path).toBe(target);
  });
});

test.each([
  ['/index', '/'],
  ['/regen_stores', '/login'],
  ['/web', '/'],
  ['/becomePro/gmp_professional_form/modal', '/become-pro/gmp_professional_form'],
  ['/hs/gmp_professional_form', '/become-pro'],
  ['/dashboard/profile', '/b2b/my-account/profile'],
  ['/dashboard/orders', '/b2b/my-account/my-orders'],
  ['/dashboard/orders/10023', '/b2b/my-account/my-orders'],
  ['/dashboard/rewards', '/b2b/my-account/regen-rewards'],
  ['/dashboard/favorites', '/b2b/my-account/favorites'],
  ['/mystore/info', '/b2b/my-store/info'],
  ['/mystore/clients', '/b2b/my-store/client'],
  ['/mystore/retailOrders', '/b2b/my-store/retail-orders'],
  ['/mystore/retailOrders/7', '/b2b/my-store/retail-orders'],
  ['/mystore/retailTopProducts', '/b2b/my-store/top-products'],
  ['/features/for_men_oct_2022', '/products'],
  ['/forgotPassword', '/forgot-password'],
  ['/createPassword', '/resetPassword'],
  ['/createPassword/aB3-_x', '/resetPassword/aB3-_x'],
  ['/home/dashboard/profile', '/retail/my-account/profile'],
  ['/home/dashboard/orders', '/retail/my-account/my-orders'],
  ['/home/dashboard/favorites', '/retail/my-account/favorites'],
  ['/sch/dashboard/orders', '/school/my-account/my-orders'],
  ['/sch/profile', '/school/my-account/profile'],
  ['/sch/education/acne/lesson-2', '/school/education/acne/lesson-2'],
  ['/sch/education/acne/', '/school/education/acne'],
])('%s redirects to %s', (path, target) => {
  expect(legacyTarget(path)?.path).toBe(target);
});

test.each([
  '/',
  '/products',
  '/products/1401',
  '/products/gm1',
  '/resetPassword',
  '/resetPassword/abc',
  '/dashboard',
  '/features/other',
  '/website',
  '/home-care',
  '/b2b/my-account/profile',
  '//web/cart',
  'web/cart',
  '/calendar/hae/HAE1',
])('%s is not old', (path) => {
  expect(legacyTarget(path)).toBeNull();
  expect(legacyHref(`${path}?a=1`)).toBeNull();
});

it('reads upper and lower case alike and what is encoded, as the former store did', () => {
  expect(legacyTarget('/Web')?.path).toBe('/');
  expect(legacyTarget('/HOME/becomepro')?.path).toBe('/become-pro');
  expect(legacyTarget('/CREATEPASSWORD/AbC')?.path).toBe('/resetPassword/AbC');
  expect(legacyHref('/%77eb/c%61rt?a=1')).toBe('/cart?a=1');
  expect(legacyTarget('/%zz/cart')).toBeNull();
});

it('follows a name that is an old address itself', () => {
  expect(legacyTarget('/web/page/regen_stores')?.path).toBe('/login');
  expect(legacyTarget('/web/page/home')?.path).toBe('/');
  expect(legacyTarget('/sch/page/createPassword')?.path).toBe('/resetPassword');
});

it('never leads out of the store', () => {
  for (const name of ['..', '.', '%2e%2e', '\\evil.example', '%5Cevil.example', '%2F%2Fevil.example', '%', '%zz']) {
    const target = legacyTarget(`/web/page/${name}`)?.path ?? '';
    expect(target).toMatch(/^\/(?![/\\])/);
    expect(new URL(target, ORIGIN).origin).toBe(ORIGIN);
    expect(new URL(target, ORIGIN).pathname).toBe(target);
  }
});

it('keeps query and fragment as they are', () => {
  expect(legacyHref('/web/products/1401?utm_source=a&b=%20?#reviews')).toBe(
    '/products/1401?utm_source=a&b=%20?#reviews',
  );
  expect(legacyHref('/web#top')).toBe('/#top');
});

it('detects which URLs contain a token', () => {
  expect(legacyTarget('/createPassword/abc')?.isSecret).toBe(true);
  expect(legacyTarget('/createPassword')?.isSecret).toBe(false);
});

const sources = LEGACY_URLS.filter((row) => !row.isToday).flatMap((row) =>
  withPrefixes(row.from).map((from) => ({ row, from })),
);
const part = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).map(encodeURIComponent),
  fc.string({ minLength: 1, maxLength: 20 }).filter((text) => !/[?#/]/.test(text)),
  fc.constantFrom(
    'HAE1',
    'GM1',
    '42',
    'index',
    'web',
    'home',
    'regen_stores',
    'becomePro',
    'forgotPassword',
    '..',
    '%',
  ),
  fc.stringMatching(/^(HAE|GM|GRX)?[A-Z0-9-]{1,12}$/),
);
const query = fc.oneof(
  fc.constant(''),
  fc.webQueryParameters().map((text) => `?${text}`),
  fc.constantFrom('?x=/web/cart', '?redirect=//evil.example', '?'),
);

test('every row with every prefix and any query leads, in one step, to an address that is not old', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...sources),
      fc.array(part, { minLength: 4, maxLength: 4 }),
      query,
      (source, parts, search) => {
        let at = 0;
        const next = () => parts[(at += 1) % parts.length] ?? 'x';
        const path = source.from.replace('*', '{one}/{two}').replace(/\{\w+\}/g, next);
        const target = legacyHref(path + search);
        expect(target).not.toBeNull();
        expect(target?.endsWith(search)).toBe(true);
        const [to = ''] = (target ?? '').split('?');
        expect(legacyHref(target ?? '')).toBeNull();
        expect(LEGACY_START.test(path)).toBe(true);
        expect(to).toMatch(/^\/(?![/\\])/);
        expect(new URL(target ?? '', ORIGIN).origin).toBe(ORIGIN);
        expect(new URL(target ?? '', ORIGIN).pathname).toBe(to);
      },
    ),
    { numRuns: 20_000 },
  );
});

test('no row is shadowed by an earlier one', () => {
  const plain = { '{sku}': 'GM1', '{courseId}': 'HAE1', '*': 'rest' } as Record<string, string>;
  const example = (text: string) => text.replace(/\{\w+\}|\*/g, (name) => plain[name] ?? name.slice(1, -1));
  for (const { row, from } of sources) {
    // Schools have their own page of that name.
    if (from === '/sch/education' && row.group === 'everybody') continue;
    expect(`${from} ${legacyTarget(example(from))?.path}`).toBe(`${from} ${example(row.to)}`);
  }
});

test('every known first segment has a row', () => {
  const starts = new Set(sources.map(({ from }) => from.split('/')[1]));
  for (const start of starts) expect(LEGACY_START.test(`/${start}`)).toBe(true);
  expect(starts).toEqual(
    new Set(
      'web home sch index dashboard mystore features forgotPassword createPassword hs becomePro regen_stores'.split(
        ' ',
      ),
    ),
  );
});
