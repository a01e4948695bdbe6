import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { act, create } from 'react-test-renderer';
import type { ReactTestRenderer } from 'react-test-renderer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Live } from '../create-live.ts';
import { connectTo } from '../testing/clients.ts';
import type { Client } from '../testing/clients.ts';
import { pass, startLiveServer, until, useFakeClock } from '../testing/live-server.ts';
import type { LiveServer } from '../testing/live-server.ts';
import { LiveProvider, useLive, useLiveConnection, useLiveStatus, useLiveWatch } from './live-context.tsx';

let server: LiveServer;
let client: Client;
let screen: ReactTestRenderer | undefined;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  useFakeClock();
  server = await startLiveServer();
  client = connectTo(server);
});
afterEach(async () => {
  await act(() => screen?.unmount());
  screen = undefined;
  client.live.close();
  await server.down();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Watching({ skus }: { skus: string[] }) {
  const status = useLiveStatus();
  const [versions, setVersions] = useState<number[]>([]);
  useLive('cart', ({ version }) => setVersions([...versions, version]));
  useLiveWatch({ skus });
  return `${status} ${versions.join(',')} ${useLiveConnection() ? 'live' : 'still'}`;
}

async function show(live: Live | null, skus: string[] = ['GM1']): Promise<void> {
  const tree = (
    <LiveProvider live={live}>
      <Watching skus={[...skus]} />
    </LiveProvider>
  );
  await act(() => {
    if (screen) screen.update(tree);
    else screen = create(tree);
  });
}

it('shows the status and hears messages with the handler of the last render', async () => {
  await show(client.live);
  expect(screen?.toJSON()).toBe('Disconnected  live');
  await act(async () => {
    client.live.open();
    await pass(1);
  });
  expect(screen?.toJSON()).toBe('Connected  live');
  for (const version of [1, 2]) {
    await act(async () => {
      server.send({ key: 'cart', cartId: 'cart_1', version });
      await until(() => client.messages.length === version);
    });
  }
  expect(screen?.toJSON()).toBe('Connected 1,2 live');
});

it('watches what is shown, once, and nothing after it has gone', async () => {
  client.live.open();
  await pass(1);
  await show(client.live);
  await show(client.live);
  await until(() => server.frames.length === 1);
  await show(client.live, ['GM1', 'GM2']);
  await until(() => server.frames.length === 2);
  await act(() => screen?.unmount());
  screen = undefined;
  await until(() => server.frames.length === 3);
  expect(server.frames.map(({ frame }) => (frame as { skus: string[] }).skus)).toEqual([['GM1'], ['GM1', 'GM2'], []]);
});

it('does without a connection, and takes one that comes later', async () => {
  await show(null);
  expect(screen?.toJSON()).toBe('Disconnected  still');
  client.live.open();
  await pass(1);
  await show(client.live);
  expect(screen?.toJSON()).toBe('Connected  live');
  await act(async () => {
    client.live.close();
  });
  expect(screen?.toJSON()).toBe('Disconnected  live');
});

it('renders on a server', () => {
  const html = renderToString(
    <LiveProvider live={client.live}>
      <Watching skus={[]} />
    </LiveProvider>,
  );
  expect(html).toBe('Disconnected  live');
});
