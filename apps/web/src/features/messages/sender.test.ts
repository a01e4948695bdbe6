import { RegenConnectionError, RegenForbiddenError } from '@regen/sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSender } from './sender.ts';
import type { WaitingMessage } from './waiting-message.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lost = new RegenConnectionError('messageSend');
const refused = new RegenForbiddenError({
  operationId: 'messageSend',
  status: 403,
  headers: new Headers(),
  body: { code: 'not_connected', message: 'No.' },
});
const waitingAs = (clientId: string): WaitingMessage => ({
  clientId,
  accountId: 'acc_other',
  text: clientId,
  files: [],
  cards: [],
  at: 0,
  failure: null,
});

/** Several tabs, in one of which at a time is sent; `fails` says what comes of the next attempts. */
function open(fails: unknown[] = [], tabs = 1) {
  const box = new Map<string, WaitingMessage>();
  const sent: string[] = [];
  const reported: unknown[] = [];
  const page = { isOnLine: true };
  let lock: Promise<unknown> = Promise.resolve();
  const senders = Array.from({ length: tabs }, () =>
    createSender({
      waiting: () => [...box.values()],
      async send({ clientId }) {
        await Promise.resolve();
        const failure = fails.shift();
        sent.push(failure ? `${clientId} fails` : clientId);
        if (failure) throw failure;
        box.delete(clientId);
      },
      refuse: (clientId, failure) => box.set(clientId, { ...waitingAs(clientId), failure }),
      report: (error) => reported.push(error),
      exclusively(run) {
        const next = lock.then(run);
        lock = next;
        return next;
      },
      isOnLine: () => page.isOnLine,
      random: () => 1,
    }),
  );
  const write = (...ids: string[]) => {
    for (const id of ids) box.set(id, waitingAs(id));
    for (const { wake } of senders) wake();
  };
  return { box, sent, page, senders, write, reported };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

it('sends one after the other, and what is written meanwhile', async () => {
  const { sent, write } = open();
  write('a', 'b');
  write('c');
  await settle();
  expect(sent).toEqual(['a', 'b', 'c']);
});

it('lets all wait for one that did not arrive, so that the order stays', async () => {
  const { sent, write } = open([lost, lost]);
  write('a', 'b');
  await settle();
  expect(sent).toEqual(['a fails']);
  await vi.advanceTimersByTimeAsync(1000);
  await vi.advanceTimersByTimeAsync(1999);
  expect(sent).toEqual(['a fails', 'a fails']);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.slice(2)).toEqual(['a', 'b']);
});

it('leaves what was refused to the person, and goes on', async () => {
  const { box, sent, write, senders } = open([refused]);
  write('a', 'b');
  await settle();
  expect([sent, box.get('a')?.failure]).toEqual([
    ['a fails', 'b'],
    'You’re no longer connected, so this can’t be delivered.',
  ]);
  box.set('a', waitingAs('a'));
  senders[0]?.wake();
  await settle();
  expect(sent).toEqual(['a fails', 'b', 'a']);
});

it('reports a defect, and leaves the message to the person', async () => {
  const defect = new TypeError('x is not a function');
  const { box, sent, write, senders, reported } = open([defect, refused, lost]);
  write('a', 'b', 'c');
  await settle();
  expect([sent, reported]).toEqual([['a fails', 'b fails', 'c fails'], [defect]]);
  expect(box.get('a')?.failure).toBe('Something went wrong. Please try again.');
  box.set('a', waitingAs('a'));
  senders[0]?.wake();
  await settle();
  expect(sent.slice(3)).toEqual(['a', 'c']);
});

it('waits while the device is offline, and tries nothing', async () => {
  const { sent, page, write, senders } = open();
  page.isOnLine = false;
  write('a');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
  page.isOnLine = true;
  senders[0]?.wake();
  await settle();
  expect(sent).toEqual(['a']);
});

it('sends nothing twice from several tabs', async () => {
  const { sent, write } = open([], 3);
  write('a', 'b');
  await settle();
  expect(sent).toEqual(['a', 'b']);
});

it('sends nothing after it was closed', async () => {
  const { sent, write, senders } = open([lost]);
  write('a');
  await settle();
  senders[0]?.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['a fails']);
});
