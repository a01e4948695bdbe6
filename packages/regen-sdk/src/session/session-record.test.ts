import { describe, expect, it } from 'vitest';
import type { Registration, Session, User } from '../generated/types.ts';
import { DEVICE_ID_KEY, clearExceptDevice, deviceId } from './device-id.ts';
import { PLATFORM_COOKIE_MAX_AGE, platformCookie } from './platform-cookie.ts';
import { parseRecord, refreshDue, toRecord } from './session-record.ts';
import { createMemoryStorage } from './storage.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const user = { id: 'usr_1', accountId: 'acc_1', site: 'b2b', countryCode: 'US' } as User;
const jwt = (claims: object): string => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;

describe('toRecord', () => {
  it('uses the lifetime from the token, so that a wrong clock does no harm', () => {
    const iat = now / 1000 - 86_400;
    const record = toRecord(
      { jwt: jwt({ iat, exp: iat + 3600, name: 'Zoë ÿ?>' }), expiresAt: '2020-01-01T00:00:00Z', user },
      now,
    );
    expect(record).toMatchObject({
      userId: 'usr_1',
      accountId: 'acc_1',
      site: 'b2b',
      receivedAt: now,
      lifetime: 3_600_000,
    });
    expect(refreshDue(record)).toBe(now + 2_880_000);
  });

  it('reads the user from beside the token or, after registering, from `user`', () => {
    const grant = { jwt: 'x', expiresAt: '2026-11-21T11:00:00Z' };
    const cartMerge = { cartId: 'crt_1', mergedLines: 1, notices: [] };
    const flat = toRecord({ ...grant, ...user, cartMerge } as Session, now);
    expect(flat.user).toEqual(user);
    expect(flat).toEqual(toRecord({ ...grant, user, cartMerge } as Registration, now));
  });

  it('falls back to the date beside it', () => {
    for (const token of ['opaque', 'a.b.c', jwt({ exp: 'soon' })]) {
      expect(toRecord({ jwt: token, expiresAt: '2026-11-21T10:30:00Z', user }, now).lifetime).toBe(1_800_000);
    }
  });
});

describe('parseRecord', () => {
  const record = toRecord({ jwt: 'x', expiresAt: '2026-11-21T11:00:00Z', user }, now);

  it('reads what was stored while the token lives', () => {
    const text = JSON.stringify(record);
    expect(parseRecord(text, now + 3_599_999)).toEqual(record);
    expect(parseRecord(text, now + 3_600_000)).toBeNull();
  });

  it.each([
    [null],
    [''],
    ['null'],
    ['{}'],
    ['[]'],
    ['"x"'],
    ['{"token":"x"}'],
    ['{"token":"x","user":{"id":"u"},"lifetime":"9"}'],
  ])('rejects %s as a session', (text) => expect(parseRecord(text, now)).toBeNull());
});

it('keeps one device id, which survives the end of a session', () => {
  const storage = createMemoryStorage();
  const id = deviceId(storage);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  storage.setItem('draft', 'x');
  clearExceptDevice(storage);
  expect(storage.getItem('draft')).toBeNull();
  expect(deviceId(storage)).toBe(id);
  storage.setItem(DEVICE_ID_KEY, 'broken');
  expect(deviceId(storage)).not.toBe('broken');
});

it('sets the platform cookie by country for 400 days', () => {
  expect(PLATFORM_COOKIE_MAX_AGE).toBe(400 * 86_400);
  expect(platformCookie('US', true)).toBe('platform=regen; Max-Age=34560000; Path=/; SameSite=Lax; Secure');
  expect(platformCookie('CA', false)).toBe('platform=shopify; Max-Age=34560000; Path=/; SameSite=Lax');
});
