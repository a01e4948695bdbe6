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

/** A server that has one message of the person, whose key it no longer remembers. */
function open() {
  const { context, mocks } = openContext();
  mocks.on('messageList', pageOf([messageAt(7, { isMine: true, clientId: 'stored' })]));
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
