import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, configSchema, PROJECT_ROOT, readConfig } from './config.ts';

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
  const config = readConfig({ PORT: '', CLIENT_KEYS: ' a , b,', SEED: '0', PUBLIC_URL: 'https://shop.example/' });
  expect(config).toMatchObject({ CLIENT_KEYS: ['a', 'b'], SEED: false, PUBLIC_URL: 'https://shop.example' });
  expect(config.PORT).toBeUndefined();
});

test('development pages are shown to this machine only', () => {
  expect(readConfig({}).DEV_PAGES).toBe(true);
  expect(readConfig({ HOST: '0.0.0.0' }).DEV_PAGES).toBe(false);
  expect(readConfig({ PUBLIC_URL: 'https://shop.example' }).DEV_PAGES).toBe(false);
  expect(readConfig({ HOST: '0.0.0.0', DEV_PAGES: 'true' }).DEV_PAGES).toBe(true);
});

test('each wrong value is named, and secrets are not repeated', () => {
  const wrong = {
    PORT: '70000',
    SEED: 'maybe',
    CLIENT_KEYS: ',',
    JWT_SECRET: 'hidden',
    PUBLIC_URL: 'https://a.example/path',
  };
  expect(() => readConfig(wrong)).toThrow(ConfigError);
  expect(() => readConfig(wrong)).toThrow(
    /PORT "70000".*\n.*PUBLIC_URL.*\n.*SEED "maybe".*\n.*JWT_SECRET.*\n.*CLIENT_KEYS/,
  );
  expect(() => readConfig(wrong)).not.toThrow(/hidden/);
});

test('a wrong storage stops the start with a sentence', () => {
  const refused = (env: Record<string, string>) => () => readConfig(env);
  expect(refused({ STORAGE_URL: 'ftp://x' })).toThrow('STORAGE_URL is not valid: it must be disk or s3://bucket');
  expect(refused({ STORAGE_URL: 's3://bucket' })).toThrow('region is missing');
  expect(refused({ STORAGE_URL: 's3://bucket?regoin=x' })).toThrow('regoin is not known');
  expect(refused({ STORAGE_URL: 's3://key:secret@bucket?region=x' })).toThrow('STORAGE_SECRET_ACCESS_KEY');
  expect(refused({ STORAGE_ACCESS_KEY_ID: 'key' })).toThrow('set together or not at all');
});
