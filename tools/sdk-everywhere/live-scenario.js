import { createLive, shareLive } from '@regen/realtime';

/** A connection of its own and one that is shared: connect, hear a message, lose the connection and come back, close. */
const options = {
  url: process.argv.at(-1),
  baseUrl: 'https://shop.example/api/v1/regen',
  token: async () => 'token',
  random: () => 0,
  // Node 20 has none of its own.
  ...(globalThis.WebSocket ? {} : { WebSocket: (await import('ws')).WebSocket }),
};
const steps = [];
for (const live of [createLive(options), shareLive({ ...options, name: 'usr_1' })]) {
  const heard = new Promise((resolve) => live.on('cart', resolve));
  const again = new Promise((resolve) => live.on('gap', ({ since }) => since !== null && resolve(since)));
  live.open();
  const { version } = await heard;
  steps.push(`${live.status} ${version}`);
  live.typing('acc_1');
  await again;
  steps.push(`again ${live.status}`);
  live.close();
  steps.push(live.status);
}
console.log(JSON.stringify(steps));
process.exit(0);
