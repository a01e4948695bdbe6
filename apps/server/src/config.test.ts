import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, configSchema, PROJECT_ROOT, readConfig, readStartConfig } from './config.ts';

test('every setting is documented, and nothing else is', () => {
  const guide = readFileSync(join(PROJECT_ROOT, 'docs', 'guides', 'configuration.md'), 'utf8');
  const documented = [...guide.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, name]) => name);
  expect(documented.toSorted()).toEqual(Object.keys(configSchema.shape).toSorted());
});

test('the documented defaults are the real ones', () => {
  const guide = readFileSync(join(PROJECT_ROOT, 'docs', 'guides', 'configuration.md'), 'utf8');
  const defaults: Record<string, unknown> = readConfig({});
  const plain = [...guide.matchAll(/^\| `([A-Z_]+)` +\| `([^`]+)` +\|/gm)].filter(([, name]) => name !== 'DATA_FOLDER');
  expect(plain.length).toBeGreaterThan(8);
  for (const [, name = '', shown] of plain) expect(`${name} ${String(defaults[name])}`).toBe(`${name} ${shown}`);
  expect(defaults['DATA_FOLDER']).toBe(join(PROJECT_ROOT, '.data'));
});

test('empty texts count as not set, and lists and flags are read', () => {
  const config = readConfig({
    PORT: '',
    CLIENT_KEYS: ' a , b,',
    WARM_PICTURES: '0',
    PUBLIC_URL: 'https://shop.example/',
  });
  expect(config).toMatchObject({ CLIENT_KEYS: ['a', 'b'], WARM_PICTURES: false, PUBLIC_URL: 'https://shop.example' });
  expect(config.PORT).toBeUndefined();
});

describe('the seller', () => {
  const place = { SELLER_STREET: '12 Elm Street', SELLER_CITY: 'Denver' };

  test('is the one in the settings; without one, there are no contact details', () => {
    expect(readConfig({}).seller).toEqual({
      name: 'Regen',
      brand: 'Regen',
      address: null,
      email: null,
      phone: null,
      taxId: null,
    });
    expect(readConfig({ SELLER_NAME: 'Lark Skin, LLC', ...place }).seller).toEqual({
      name: 'Lark Skin, LLC',
      brand: 'Lark Skin, LLC',
      address: { line1: '12 Elm Street', city: 'Denver', region: null, postalCode: null, countryCode: 'US' },
      email: null,
      phone: null,
      taxId: null,
    });
  });

  test('has a brand, which defaults to its name', () => {
    const { name, brand } = readConfig({ SELLER_NAME: 'Lumen Skin, LLC', SELLER_BRAND: 'Lumen' }).seller;
    expect([name, brand]).toEqual(['Lumen Skin, LLC', 'Lumen']);
    expect(readConfig({ SELLER_BRAND: 'Lumen' }).seller).toMatchObject({ name: 'Lumen', brand: 'Lumen' });
  });

  test('has a whole address, or none', () => {
    expect(() => readConfig({ SELLER_CITY: 'Denver' })).toThrow('Set both SELLER_STREET and SELLER_CITY, or neither.');
    expect(() => readConfig({ ...place, SELLER_COUNTRY: 'XX' })).toThrow(/SELLER_COUNTRY/);
  });
});

describe('a start that is not local', () => {
  const reaching: [string, Record<string, string>][] = [
    ['HOST', { HOST: '0.0.0.0' }],
    ['HOST', { HOST: '::' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://shop.example' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://db.example/regen' }],
    ['NODE_ENV', { NODE_ENV: 'production' }],
  ];
  const safe = { PAYMENT_PROVIDER: 'test', MAIL_URL: 'smtp://mail.example' };
  const unsafe = { DEV_PAGES: true, STORYBOOK: true };

  test.each(reaching)('by %s has no demo data, development pages or Storybook unless enabled', (_name, env) => {
    expect(readConfig({})).toMatchObject(unsafe);
    expect(readStartConfig({ ...safe, ...env })).toMatchObject({ DEV_PAGES: false, STORYBOOK: false });
    const asked = { DEV_PAGES: 'true', STORYBOOK: 'true' };
    expect(readStartConfig({ ...safe, ...env, ...asked })).toMatchObject(unsafe);
  });

  test.each(reaching)('by %s is refused until test payments and the outbox are enabled explicitly', (name, env) => {
    expect(readStartConfig({})).toMatchObject({ PAYMENT_PROVIDER: 'test', MAIL_URL: 'outbox' });
    const refused = (settings: Record<string, string>) => () => readStartConfig({ ...env, ...settings });
    expect(refused({})).toThrow(ConfigError);
    expect(refused({ MAIL_URL: 'outbox' })).toThrow(
      new RegExp(`^Set PAYMENT_PROVIDER.*PAYMENT_PROVIDER=test\\. .*${name}`),
    );
    expect(refused({ PAYMENT_PROVIDER: 'test', MAIL_URL: '' })).toThrow(
      new RegExp(`^Set MAIL_URL.*MAIL_URL=outbox\\. .*${name}`),
    );
    expect(refused({ PAYMENT_PROVIDER: 'test', MAIL_URL: 'outbox' })).not.toThrow();
  });

  test.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('is not one that listens on %s alone', (HOST) => {
    expect(readStartConfig({ HOST, NODE_ENV: 'test' })).toMatchObject(unsafe);
  });
});

test('HSTS is sent only with HTTPS, and for subdomains only if configured', () => {
  const https = { PUBLIC_URL: 'https://shop.example' };
  expect(readConfig({}).HSTS).toBe('off');
  expect(readConfig({ PUBLIC_URL: 'http://shop.example' }).HSTS).toBe('off');
  expect(readConfig(https).HSTS).toBe('on');
  expect(readConfig({ ...https, HSTS: 'off' }).HSTS).toBe('off');
  expect(readConfig({ ...https, HSTS: 'includeSubDomains' }).HSTS).toBe('includeSubDomains');
  expect(() => readConfig({ HSTS: 'on' })).toThrow('HSTS needs a PUBLIC_URL that begins with https:');
});

test('each wrong value is named, and secrets are not repeated', () => {
  const wrong = {
    PORT: '70000',
    WARM_PICTURES: 'maybe',
    CLIENT_KEYS: ',',
    JWT_SECRET: 'hidden',
    PUBLIC_URL: 'https://a.example/path',
  };
  expect(() => readConfig(wrong)).toThrow(ConfigError);
  expect(() => readConfig(wrong)).toThrow(
    /PORT "70000".*\n.*PUBLIC_URL.*\n.*WARM_PICTURES "maybe".*\n.*JWT_SECRET.*\n.*CLIENT_KEYS/,
  );
  expect(() => readConfig(wrong)).not.toThrow(/hidden/);
});

test('a setting under its former name is refused, naming the current one', () => {
  expect(() => readConfig({ DRAW_AHEAD: 'false' })).toThrow(
    'The setting DRAW_AHEAD is now called WARM_PICTURES. Set WARM_PICTURES instead.',
  );
  expect(readConfig({ DRAW_AHEAD: '' }).WARM_PICTURES).toBe(true);
});

test('a secret that can be guessed is refused, without repeating it', () => {
  const refused = (JWT_SECRET: string) => () => readConfig({ JWT_SECRET });
  expect(refused('x'.repeat(64))).toThrow(/^The setting JWT_SECRET is not valid: it repeats too few characters/);
  expect(refused('abcabcab'.repeat(8))).toThrow(/openssl rand/);
  expect(refused('abcabcab'.repeat(8))).not.toThrow(/abcabc/);
  expect(refused('5f2b8c1d9e07a6435f2b8c1d9e07a643')).not.toThrow();
});

test('a wrong storage stops the start with a sentence', () => {
  const refused = (env: Record<string, string>) => () => readConfig(env);
  expect(refused({ STORAGE_URL: 'ftp://x' })).toThrow('STORAGE_URL is not valid: it must be disk or s3://bucket');
  expect(refused({ STORAGE_URL: 's3://bucket' })).toThrow('region is missing');
  expect(refused({ STORAGE_URL: 's3://bucket?regoin=x' })).toThrow('regoin is not a parameter');
  expect(refused({ STORAGE_URL: 's3://key:secret@bucket?region=x' })).toThrow('STORAGE_SECRET_ACCESS_KEY');
  expect(refused({ STORAGE_ACCESS_KEY_ID: 'key' })).toThrow(
    'Set both STORAGE_ACCESS_KEY_ID and STORAGE_SECRET_ACCESS_KEY',
  );
});

describe('the content service', () => {
  const token = 'x'.repeat(43);

  test('has a space', () => {
    expect(readConfig({})).toMatchObject({ CONTENT_SPACE: 'regen', CONTENT_ENVIRONMENT: 'master' });
  });

  test('has two different tokens, which are never shown', () => {
    expect(() => readConfig({ CONTENT_TOKEN: token, CONTENT_PREVIEW_TOKEN: token })).toThrow(
      'every reader would see drafts',
    );
    expect(() => readConfig({ CONTENT_TOKEN: 'my short token' })).toThrow(/^The setting CONTENT_TOKEN is not valid/);
  });
});
