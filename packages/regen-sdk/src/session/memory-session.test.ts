import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '../generated/types.ts';
import { keepSessionFresh } from './keep-fresh.ts';
import { createMemorySession } from './memory-session.ts';
import type { SessionGrant } from './session-record.ts';

const start = Date.parse('2026-11-21T10:00:00Z');
const user = { id: 'usr_1', accountId: 'acc_1', site: 'retail', firstName: 'Ana' } as User;
const grant = (jwt: string): SessionGrant => ({ jwt, expiresAt: new Date(Date.now() + 3_600_000).toISOString(), user });

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => void vi.useRealTimers());

describe('a session in memory', () => {
  it('notifies its listeners', () => {
    const session = createMemorySession();
    const heard: string[] = [];
    const stop = session.subscribe((record, change) => heard.push(`${change} ${record?.token ?? '-'}`));
    session.start(grant('a'));
    session.renew(grant('b'));
    session.setUser({ ...user, firstName: 'Zoe' });
    session.setUser({ ...user, id: 'usr_2' });
    expect(session.current()?.user.firstName).toBe('Zoe');
    session.finish();
    stop();
    session.start(grant('c'));
    expect(heard).toEqual(['started a', 'renewed b', 'renewed b', 'ended -']);
    expect(session.getToken()).toBe('c');
  });

  it('is ended by the server only for the token in use', () => {
    const session = createMemorySession();
    session.start(grant('new'));
    void session.end('old', null as never);
    expect(session.getToken()).toBe('new');
    void session.end('new', null as never);
    expect(session.current()).toBeNull();
  });
});

describe('keepSessionFresh', () => {
  it('renews at 80% of the life of each token', async () => {
    const session = createMemorySession();
    let count = 0;
    const stop = keepSessionFresh(session, async () => grant(`token-${(count += 1)}`));
    await vi.advanceTimersByTimeAsync(10_000_000);
    expect(count).toBe(0);
    session.start(grant('token-0'));
    await vi.advanceTimersByTimeAsync(2_879_000);
    expect(session.getToken()).toBe('token-0');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(session.getToken()).toBe('token-1');
    await vi.advanceTimersByTimeAsync(2_880_000);
    expect(session.getToken()).toBe('token-2');
    stop();
    await vi.advanceTimersByTimeAsync(10_000_000);
    expect(count).toBe(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('retries after a failure, and stops once the session has ended', async () => {
    const session = createMemorySession();
    session.start(grant('a'));
    let fails = true;
    let count = 0;
    const stop = keepSessionFresh(session, async () => {
      count += 1;
      if (fails) throw new Error('offline');
      return grant('b');
    });
    await vi.advanceTimersByTimeAsync(2_880_000 + 30_000);
    expect(count).toBe(2);
    fails = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(session.getToken()).toBe('b');
    session.finish();
    expect(vi.getTimerCount()).toBe(0);
    stop();
  });

  it('does not undo a sign-out that happened during a refresh', async () => {
    const session = createMemorySession();
    session.start(grant('a'));
    let answer: (value: SessionGrant) => void = () => {};
    const stop = keepSessionFresh(session, () => new Promise((resolve) => void (answer = resolve)));
    await vi.advanceTimersByTimeAsync(2_880_000);
    session.finish();
    answer(grant('b'));
    await vi.advanceTimersByTimeAsync(0);
    expect(session.current()).toBeNull();
    stop();
  });
});
