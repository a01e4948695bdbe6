import type { User } from '@regen/sdk';
import { createMemorySession, type SessionGrant } from '@regen/sdk/session';
import { expect, it } from 'vitest';
import type { CartWriterState } from './cart-writer.ts';
import { followPerson } from './follow-person.ts';
import { NOTHING_PENDING } from './pending-changes.ts';

const grantOf = (id: string): SessionGrant => ({
  jwt: `token of ${id}`,
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  user: { id, accountId: 'acc_1', site: 'retail' } as User,
});

/** A writer with a change that could not be saved, and what becomes of it. */
function failedWriter() {
  const calls: string[] = [];
  let failure: CartWriterState['failure'] = { error: new Error('refused'), changes: NOTHING_PENDING };
  const done = (what: string) => () => {
    calls.push(what);
    failure = null;
  };
  const state = (): CartWriterState => ({ pending: NOTHING_PENDING, isSaving: false, failure, wasMerged: false });
  return { calls, writer: { discard: done('discard'), retry: done('retry'), getState: state } };
}

it('sends it again once the same person is back after a refused session', () => {
  const session = createMemorySession();
  session.start(grantOf('usr_ana'));
  const { calls, writer } = failedWriter();
  followPerson(session, writer);
  void session.end('token of usr_ana', null as never);
  expect(calls).toEqual([]);
  session.start(grantOf('usr_ana'));
  expect(calls).toEqual(['retry']);
});

it('never puts it into the cart of somebody else', () => {
  const session = createMemorySession();
  session.start(grantOf('usr_ana'));
  const { calls, writer } = failedWriter();
  followPerson(session, writer);
  void session.end('token of usr_ana', null as never);
  session.start(grantOf('usr_dana'));
  expect(calls).toEqual(['discard']);
});

it('forgets it when somebody signs out', () => {
  const session = createMemorySession();
  session.start(grantOf('usr_ana'));
  const { calls, writer } = failedWriter();
  followPerson(session, writer);
  session.finish();
  expect(calls).toEqual(['discard']);
});

it('takes along what a guest could not save', () => {
  const session = createMemorySession();
  const { calls, writer } = failedWriter();
  followPerson(session, writer);
  session.start(grantOf('usr_ana'));
  expect(calls).toEqual(['retry']);
});
