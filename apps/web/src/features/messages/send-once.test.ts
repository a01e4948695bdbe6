import { createMessagesResource } from '@regen/sdk/resources/messages';
import { expect, it } from 'vitest';
import { openContext } from '~/testing/context.ts';
import { sendOnce } from './send-once.ts';
import { messageAt, OTHER, pageOf } from './testing/chat-data.ts';

const DAY = 24 * 3_600_000;
const message = (clientId: string, age: number) => ({
  clientId,
  accountId: OTHER,
  text: 'Late',
  files: [],
  cards: [],
  at: Date.now() - age,
  failure: null,
});

const old = messageAt(7, { isMine: true, clientId: 'stored' });

/** A server that has these messages, and no longer remembers their keys. */
function open(stored = [old]) {
  const { context, mocks } = openContext();
  mocks.on('messageList', ({ query }) =>
    pageOf(stored, { perPage: Number(query.get('perPage')), before: Number(query.get('before') ?? Infinity) }),
  );
  const messages = context.service(createMessagesResource);
  return { messages, called: () => mocks.calls.map(({ operationId }) => operationId), mocks };
}

it('sends under its id what is new', async () => {
  const { messages, called, mocks } = open();
  await sendOnce(messages, message('new', 1000));
  expect(called()).toEqual(['messageSend']);
  expect(mocks.calls[0]?.headers.get('Idempotency-Key')).toBe('new');
});

it('looks for what is older than its key, and does not send it again', async () => {
  const { messages, called } = open();
  expect((await sendOnce(messages, message('stored', DAY))).seq).toBe(7);
  expect(called()).toEqual(['messageList']);
});

it('sends what is old and was never stored', async () => {
  const { messages, called } = open();
  await sendOnce(messages, message('unsent', DAY));
  expect(called()).toEqual(['messageList', 'messageSend']);
});

/** So many messages, the oldest sent so long ago, the newest now. */
const talk = (count: number, age: number) =>
  Array.from({ length: count }, (_, at) =>
    messageAt(at + 1, { messageSent: new Date(Date.now() - age * (1 - at / (count - 1))).toISOString() }),
  );

it('looks back as far as when it was sent, however much was written since', async () => {
  const messages = talk(130, DAY);
  const first = { ...messages[0], isMine: true, clientId: 'stored' };
  const found = open(messages.map((each) => (each.seq === 1 ? { ...each, ...first } : each)));
  expect((await sendOnce(found.messages, message('stored', DAY))).seq).toBe(1);
  expect(found.called()).toEqual(['messageList', 'messageList', 'messageList']);
});

it('does not look through what is much older', async () => {
  const { messages, called } = open(talk(1000, 20 * DAY));
  await sendOnce(messages, message('unsent', DAY));
  expect(called()).toEqual(['messageList', 'messageList', 'messageSend']);
});
