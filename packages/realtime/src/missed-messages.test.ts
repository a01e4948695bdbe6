import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Live } from './create-live.ts';
import { mergeCounts, mergeMessages } from './merge.ts';
import { readOn } from './read-on.ts';
import { shareLive } from './share-live.ts';
import { BASE_URL } from './testing/clients.ts';
import { ConversationModel } from './testing/conversation.ts';
import type { Conversation } from './testing/conversation.ts';
import { TestSocket, idle, pass, startLiveServer, until, useFakeClock } from './testing/live-server.ts';
import type { LiveServer } from './testing/live-server.ts';

let server: LiveServer;
let model: ConversationModel;

beforeEach(async () => {
  useFakeClock();
  server = await startLiveServer();
  model = new ConversationModel();
});
afterEach(async () => {
  await server.down();
  vi.useRealTimers();
});

/** A tab with a conversation on its screen. */
function tab(): { live: Live; shown: () => Conversation } {
  const live = shareLive({
    name: 'usr_1',
    url: server.url,
    baseUrl: BASE_URL,
    token: () => Promise.resolve('token'),
    WebSocket: TestSocket,
  });
  let shown: Conversation = model.list();
  live.on('message', ({ message, unreadCount, totalUnreadCount, version }) => {
    const messages = mergeMessages(shown.messages, message);
    shown = { ...mergeCounts(shown, { ...shown, unreadCount, totalUnreadCount, version }), messages };
  });
  async function readMissed(): Promise<void> {
    const after = shown.messages[0]?.seq ?? 0;
    const { messages } = await readOn(after, (place, page) => Promise.resolve(model.page(place, page, 2)));
    shown = { ...mergeCounts(shown, model.list()), messages: mergeMessages(shown.messages, ...messages) };
  }
  live.on('gap', () => void readMissed());
  live.open();
  return { live, shown: () => shown };
}

it('shows what came while the connection was down once, in both tabs, with the right counts', async () => {
  const tabs = [tab(), tab()];
  await pass(100, 10);
  await until(() => tabs.every(({ live }) => live.status === 'Connected'));
  const first = model.send(true);
  server.send(first);
  await until(() => tabs.every(({ shown }) => shown().messages.length === 1));

  await server.down();
  await until(() => tabs.every(({ live }) => live.status !== 'Connected'));
  const missed = Array.from({ length: 5 }, () => model.send(false));
  await server.up();
  await pass(6_000);
  await until(() => tabs.every(({ live }) => live.status === 'Connected'));
  // A server may send again what it could not deliver, late and in any order.
  for (const live of [missed[2], missed[4], first, missed[0]]) if (live) server.send(live);
  await until(() => tabs.every(({ shown }) => shown().messages.length === 6));
  await idle();

  for (const { live, shown } of tabs) {
    expect(shown()).toEqual(model.list());
    expect(shown().messages.map(({ seq }) => seq)).toEqual([6, 5, 4, 3, 2, 1]);
    expect([shown().unreadCount, shown().totalUnreadCount]).toEqual([5, 5]);
    live.close();
  }
});
