import { decodeJwt, errors, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ConfigError, readConfig } from '../../config.ts';
import { PEOPLE } from '../../testing/shop/people.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { platformUrl } from './platform-url.ts';

const PAGE = 'https://learn.example/sso/jwt?course=7';
const SECRET = 'a secret that both sides know, and nobody else';
const learner = { id: 'usr_1', email: PEOPLE.school, name: 'Rita Cole', channel: 'school' };
const now = new Date('2026-11-27T16:00:00Z');
const issuer = 'https://shop.example';

const settings = { LEARNING_URL: PAGE, LEARNING_SECRET: SECRET };
const key = new TextEncoder().encode(SECRET);

async function tokenAt(): Promise<string> {
  const url = new URL((await platformUrl(settings, learner, { issuer, now })) ?? '');
  expect(url.searchParams.get('course')).toBe('7');
  return url.searchParams.get('token') ?? '';
}

describe('the URL of the platform', () => {
  it('is null without a platform, and plain without a secret', async () => {
    expect(await platformUrl({}, learner, { issuer, now })).toBeNull();
    expect(await platformUrl({ LEARNING_URL: PAGE }, learner, { issuer, now })).toBe(PAGE);
  });

  it('says who comes, to this platform alone, for a minute and once', async () => {
    const token = await tokenAt();
    const check = { algorithms: ['HS256'], issuer, audience: 'https://learn.example', currentDate: now };
    const { payload } = await jwtVerify(token, key, check);
    expect(payload).toMatchObject({ sub: 'usr_1', email: learner.email, name: 'Rita Cole', channel: 'school' });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(60);
    expect(decodeJwt(await tokenAt()).jti).not.toBe(payload.jti);
    const later = new Date(now.getTime() + 61_000);
    await expect(jwtVerify(token, key, { ...check, currentDate: later })).rejects.toThrow(errors.JWTExpired);
    const other = { ...check, audience: 'https://other.example' };
    await expect(jwtVerify(token, key, other)).rejects.toThrow(errors.JWTClaimValidationFailed);
  });
});

describe('its settings', () => {
  it.each([
    [{ LEARNING_SECRET: SECRET }, 'needs LEARNING_URL'],
    [{ LEARNING_URL: 'http://learn.example/', LEARNING_SECRET: SECRET }, 'must begin with https:'],
    [{ LEARNING_URL: 'ftp://learn.example/' }, 'LEARNING_URL is not valid'],
    [{ LEARNING_URL: PAGE, LEARNING_SECRET: 'short' }, 'LEARNING_SECRET is not valid'],
  ])('are refused when they make no sense: %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(message);
  });

  it('may name a platform on this machine, to try it', () => {
    expect(readConfig({ LEARNING_URL: 'http://localhost:9000/', LEARNING_SECRET: SECRET })).toMatchObject({
      LEARNING_SECRET: SECRET,
    });
  });
});

describe('learningSignIn', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer(inject('cluster'), { env: settings });
  });
  afterAll(() => server?.close());

  it('sends a person to the platform as themselves, and as nobody else', async () => {
    const rita = await server.signIn(PEOPLE.school);
    const { body } = await server.call<{ url: string }>('POST', `/users/${rita.id}/learning`, { as: rita });
    const payload = decodeJwt(new URL(body.url).searchParams.get('token') ?? '');
    expect(payload).toMatchObject({ sub: rita.id, email: PEOPLE.school, channel: 'school' });
    const dora = await server.signIn(PEOPLE.professional);
    expect((await server.call('POST', `/users/${dora.id}/learning`, { as: rita })).status).toBe(403);
    expect((await server.call('POST', `/users/${rita.id}/learning`)).status).toBe(401);
  });
});
