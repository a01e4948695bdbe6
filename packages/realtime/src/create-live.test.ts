import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createLive } from './create-live.ts';
import { MAX_RETRIES, PING_INTERVAL } from './defaults.ts';
import { BASE_URL, connectTo } from './testing/clients.ts';
import type { Client } from './testing/clients.ts';
import { TestSocket, idle, pass, startLiveServer, until, useFakeClock } from './testing/live-server.ts';
import type { LiveServer } from './testing/live-server.ts';

let server: LiveServer;
let clients: Client[] = [];

beforeEach(async () => {
  useFakeClock();
  server = await startLiveServer();
});
afterEach(async () => {
  for (const { live } of clients) live.close();
  clients = [];
  await server.down();
  vi.useRealTimers();
});

function connect(options: Parameters<typeof connectTo>[1] = {}): Client {
  const client = connectTo(server, options);
  clients.push(client);
  return client;
}

async function connected(options: Parameters<typeof connectTo>[1] = {}): Promise<Client> {
  const client = connect(options);
  client.live.open();
  await pass(1);
  await until(() => client.live.status === 'Connected');
  return client;
}

const cart = { key: 'cart', cartId: 'cart_1', version: 3 };

describe('a connection', () => {
  it('is Disconnected until opened, and then Connected, with token and baseUrl in its URL', async () => {
    const token = 'a+b/c= d&e';
    const client = connect({ token: () => Promise.resolve(token) });
    await pass(60_000);
    expect([client.live.status, server.connections.length]).toEqual(['Disconnected', 0]);
    client.live.open();
    client.live.open();
    await pass(1);
    expect(client.statuses).toEqual(['Connected']);
    expect(server.connections.length).toBe(1);
    expect(Object.fromEntries(server.connections[0]?.query ?? [])).toEqual({ token, baseUrl: BASE_URL });
    expect(server.connections[0]?.raw).toContain('baseUrl=https%3A%2F%2Fshop.example%2Fapi%2Fv1%2Fregen');
  });

  it('takes an https URL for the same as wss', async () => {
    const client = await connected({ url: new URL(server.url.replace('ws:', 'http:')) });
    expect(client.live.status).toBe('Connected');
  });

  it('pings at exactly 240,000 ms, the first after the same delay, and not without a connection', async () => {
    const client = connect();
    let connectedAt = 0;
    client.live.on('status', () => (connectedAt = Date.now()));
    client.live.open();
    await pass(1);
    for (const count of [1, 2, 3]) {
      const due = connectedAt + PING_INTERVAL * count;
      await vi.advanceTimersByTimeAsync(due - Date.now() - 1);
      await idle();
      expect(server.frames).toHaveLength(count - 1);
      await vi.advanceTimersByTimeAsync(1);
      await until(() => server.frames.length === count);
      expect(server.frames.at(-1)).toEqual({ at: due, frame: { action: 'ping', baseUrl: BASE_URL } });
    }
    await server.down();
    await pass(PING_INTERVAL * 2, 1_000);
    expect(client.live.status).toBe('Disconnected');
    expect(server.frames).toHaveLength(3);
  });

  it('begins with a gap: what came since the server was last heard is unknown', async () => {
    const client = await connected();
    const openedAt = Date.now();
    await pass(60_000, 1_000);
    server.send('not a message, but a sign of life');
    await idle();
    await pass(10_000, 1_000);
    const heardAt = openedAt + 60_000;
    server.sockets[0]?.close(1012);
    await until(() => client.live.status !== 'Connected');
    await pass(6_000);
    client.live.close();
    await pass(30_000, 1_000);
    client.live.open();
    await pass(1);
    expect(client.gaps[0]).toEqual({ since: null });
    expect(client.gaps[1]?.since).toBeGreaterThanOrEqual(heardAt);
    expect(client.gaps[1]?.since).toBeLessThan(heardAt + 2_000);
    // Not the time of closing: what the server sent just before may not have arrived.
    expect(client.gaps[2]?.since).toBeLessThanOrEqual(Date.now() - 30_000);
    expect(client.gaps).toHaveLength(3);
  });

  it('hands out messages under their key, typed and checked', async () => {
    const client = await connected();
    server.send(cart);
    server.send({ ...cart, version: 4, since: 'a newer server' });
    await until(() => client.messages.length === 2);
    expect(client.messages).toEqual([cart, { ...cart, version: 4 }]);
  });

  it.each<[string, string]>([
    ['a key of the prototype', '{"key":"__proto__","cartId":"c","version":1}'],
    ['a method of the prototype', '{"key":"toString"}'],
    ['an unknown key', '{"key":"users","cartId":"c","version":1}'],
    ['no key', '{"cartId":"c","version":1}'],
    ['a key that is no text', '{"key":["cart"],"cartId":"c","version":1}'],
    ['broken JSON', '{"key":"cart",'],
    ['no object', '"cart"'],
    ['null', 'null'],
    ['nothing', ''],
    ['a missing property', '{"key":"cart","version":1}'],
    ['a wrong property', '{"key":"cart","cartId":"c","version":"1"}'],
    ['1 MB', JSON.stringify({ ...cart, cartId: 'c'.repeat(1_000_000) })],
  ])('changes nothing for a frame with %s', async (_what, frame) => {
    const client = await connected();
    server.send(frame);
    server.send(cart);
    await until(() => client.messages.length > 0);
    expect(client.messages).toEqual([cart]);
    expect(client.statuses).toEqual(['Connected']);
    expect(({} as Record<string, unknown>)['cartId']).toBeUndefined();
  });

  it('goes on with the other handlers when one throws, and reports it', async () => {
    const client = connect();
    const thrown: unknown[] = [];
    const catchIt = (error: unknown): void => void thrown.push(error);
    const before = process.listeners('uncaughtException');
    process.removeAllListeners('uncaughtException').on('uncaughtException', catchIt);
    const live = createLive({
      url: server.url,
      baseUrl: BASE_URL,
      token: () => Promise.resolve('t'),
      WebSocket: TestSocket,
    });
    clients.push({ ...client, live });
    const heard: string[] = [];
    live.on('cart', () => {
      throw new Error('of a handler');
    });
    const stop = live.on('cart', ({ cartId }) => heard.push(cartId));
    live.open();
    await pass(1);
    server.send(cart);
    await until(() => heard.length === 1 && thrown.length === 1);
    stop();
    server.send(cart);
    await until(() => thrown.length === 2);
    process.removeAllListeners('uncaughtException');
    for (const listener of before) process.on('uncaughtException', listener);
    expect([heard, String(thrown[0])]).toEqual([['cart_1'], 'Error: of a handler']);
  });

  it('needs a WebSocket and a URL', () => {
    const options = { url: server.url, baseUrl: BASE_URL, token: () => Promise.resolve('t') };
    vi.stubGlobal('WebSocket', undefined);
    expect(() => createLive(options)).toThrow('There is no global WebSocket');
    vi.unstubAllGlobals();
    expect(() => createLive({ ...options, url: 'somewhere', WebSocket: TestSocket })).toThrow(TypeError);
  });
});

describe('after the connection is lost', () => {
  it.each<[string, (client: Client) => void]>([
    ['the device is online again or the page seen', ({ wake }) => wake()],
    ['“Reconnect” is pressed', ({ live }) => live.reconnect()],
    ['it is opened again', ({ live }) => live.open()],
  ])('and 10 minutes without a server, it’s Connected within a second when %s', async (_what, act) => {
    const client = await connected();
    await server.down();
    await until(() => client.live.status !== 'Connected');
    await pass(600_000, 1_000);
    expect(client.live.status).toBe('Disconnected');
    await server.up();
    await pass(60_000, 1_000);
    expect([client.live.status, server.connections.length]).toEqual(['Disconnected', 1]);
    act(client);
    await pass(1_000, 100);
    expect(client.live.status).toBe('Connected');
    expect([client.gaps.length, client.statuses.at(-1)]).toEqual([2, 'Connected']);
  });

  it('is Connected within a second of the first of many wakes', async () => {
    await server.down();
    const client = connect({ random: () => 0.9 });
    client.live.open();
    await pass(120_000, 1_000);
    await server.up();
    for (let turn = 0; turn < 10; turn += 1) {
      client.wake();
      await pass(100, 50);
    }
    expect([client.live.status, server.connections.length]).toEqual(['Connected', 1]);
  });

  it('shows Error while it retries 10 times, and Disconnected after that', async () => {
    const tries: number[] = [];
    const client = await connected({
      random: () => 0.5,
      token: () => {
        tries.push(Date.now());
        return Promise.resolve('t');
      },
    });
    await server.down();
    await until(() => client.live.status !== 'Connected');
    const lostAt = Date.now();
    await pass(100_000, 100);
    const delays = tries.slice(1).map((at, index) => at - (tries.slice(1)[index - 1] ?? lostAt));
    // The first connection had no minimum uptime, so it counts as the first try.
    expect(delays).toHaveLength(MAX_RETRIES);
    expect(delays.slice(0, 5).map((delay) => Math.round(delay / 100) / 10)).toEqual([3, 3.9, 5.1, 6.6, 8.6]);
    expect(Math.max(...delays)).toBeLessThanOrEqual(10_100);
    expect(client.statuses).toEqual(['Connected', 'Disconnected', 'Error', 'Disconnected']);
  });

  it('begins a new count after five seconds of connection', async () => {
    let tries = 0;
    const client = await connected({ token: () => Promise.resolve(`t${(tries += 1)}`) });
    await pass(6_000);
    await server.down();
    await pass(120_000, 500);
    expect([client.live.status, tries]).toEqual(['Disconnected', 1 + MAX_RETRIES]);
  });

  it('counts a token that fails, is missing, or never comes as one attempt', async () => {
    const answers = [
      () => Promise.reject(new Error('offline')),
      () => Promise.resolve(null),
      () => new Promise<null>(() => {}),
      () => {
        throw new Error('at once');
      },
    ];
    for (const token of answers) {
      let asked = 0;
      const client = connect({
        random: () => 0.5,
        token: () => {
          asked += 1;
          return token();
        },
      });
      client.live.open();
      await pass(60_000, 500);
      expect(client.live.status).toBe('Error');
      await pass(100_000, 500);
      expect([client.live.status, asked]).toEqual(['Disconnected', 1 + MAX_RETRIES]);
      expect(server.connections).toEqual([]);
    }
  });

  it('asks for a token for each attempt, and connects with the first good one', async () => {
    const tokens = [null, 'second'];
    const client = connect({ token: () => Promise.resolve(tokens.shift() ?? null) });
    client.live.open();
    await pass(100, 100);
    expect(client.live.status).toBe('Error');
    await pass(6_000);
    expect([client.live.status, server.connections[0]?.query.get('token')]).toEqual(['Connected', 'second']);
    expect(client.gaps).toEqual([{ since: null }]);
  });

  it('gives up an attempt after four seconds', async () => {
    await server.down();
    // It takes connections and never answers.
    const silent = createServer((socket) => socket.resume()).listen(Number(new URL(server.url).port), '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const client = connect({ random: () => 0, WebSocket });
    client.live.open();
    await vi.advanceTimersByTimeAsync(3_900);
    await idle();
    expect(client.statuses).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    await idle();
    expect(client.statuses).toEqual(['Error']);
    client.live.close();
    await new Promise((resolve) => silent.close(resolve));
  });

  it('comes back after the codes of a restart and of a slow reader, and not after the end of the session', async () => {
    const client = await connected({ random: () => 0.2 });
    for (const code of [1012, 4408, 1000, 1006]) {
      const before = server.connections.length;
      if (code === 1006) server.sockets[0]?.terminate();
      else server.sockets[0]?.close(code);
      await until(() => client.live.status !== 'Connected');
      await pass(20_000);
      expect([code, client.live.status, server.connections.length]).toEqual([code, 'Connected', before + 1]);
    }
    expect(client.gaps).toHaveLength(5);

    server.send({ key: 'session', reason: 'revoked' });
    server.sockets[0]?.close(4401);
    await until(() => client.live.status === 'Disconnected');
    expect(client.messages).toEqual([{ key: 'session', reason: 'revoked' }]);
    client.wake();
    client.live.reconnect();
    await pass(600_000, 5_000);
    expect([client.live.status, server.connections.length, client.ended]).toEqual(['Disconnected', 5, 1]);
    client.live.open();
    await pass(1);
    expect(client.live.status).toBe('Connected');
  });

  it('spreads 100 clients of a server that restarts, or that all wake at once', async () => {
    let seed = 7;
    const random = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    const all = await Promise.all(Array.from({ length: 100 }, () => connected({ random })));
    const busiest = (from: number): number => {
      const times = server.connections.slice(from).map(({ at }) => at);
      return Math.max(...times.map((at) => times.filter((other) => other >= at && other < at + 100).length));
    };
    for (const socket of server.sockets) socket.close(1012);
    await until(() => all.every(({ live }) => live.status !== 'Connected'));
    await pass(6_000, 20);
    expect(server.connections).toHaveLength(200);
    expect(busiest(100)).toBeLessThan(15);

    await server.down();
    await pass(120_000, 2_000);
    await server.up();
    for (const client of all) client.wake();
    await pass(1_000, 20);
    expect(all.map(({ live }) => live.status)).toEqual(all.map(() => 'Connected'));
    expect(server.connections).toHaveLength(300);
    expect(busiest(200)).toBeLessThan(45);
  });
});

describe('sleep', () => {
  it('replaces the connection after waking, as the socket may be dead', async () => {
    const client = await connected();
    await pass(10_000);
    vi.setSystemTime(Date.now() + 3_600_000);
    await pass(31_000);
    expect(server.connections).toHaveLength(2);
    expect([client.live.status, client.gaps.length, client.statuses]).toEqual([
      'Connected',
      2,
      ['Connected', 'Disconnected', 'Connected'],
    ]);
  });

  it('ends waiting', async () => {
    await server.down();
    const client = connect();
    client.live.open();
    await pass(120_000, 1_000);
    await server.up();
    vi.setSystemTime(Date.now() + 3_600_000);
    await pass(31_000);
    expect(client.live.status).toBe('Connected');
  });

  it('isn’t suspected of a page whose timers come once a minute', async () => {
    const client = await connected();
    vi.setSystemTime(Date.now() + 59_000);
    await pass(31_000);
    client.wake();
    await pass(31_000);
    expect([server.connections.length, client.statuses]).toEqual([1, ['Connected']]);
  });
});

describe('close and open', () => {
  const states: Record<string, () => Promise<Client>> = {
    closed: () => Promise.resolve(connect()),
    'while the token is asked for': async () => {
      const client = connect();
      client.live.open();
      await vi.advanceTimersByTimeAsync(0);
      return client;
    },
    'while it connects': async () => {
      const client = connect();
      client.live.open();
      await vi.advanceTimersByTimeAsync(1);
      return client;
    },
    connected: () => connected(),
    'between two attempts': async () => {
      await server.down();
      const client = connect();
      client.live.open();
      await pass(500);
      await server.up();
      return client;
    },
    waiting: async () => {
      await server.down();
      const client = connect();
      client.live.open();
      await pass(120_000, 1_000);
      await server.up();
      return client;
    },
    'about to wake': async () => {
      const client = await states['waiting']?.();
      if (!client) throw new Error('No client.');
      client.wake();
      return client;
    },
    'after the end of the session': async () => {
      const client = await connected();
      server.sockets[0]?.close(4401);
      await until(() => client.live.status === 'Disconnected');
      return client;
    },
  };

  it.each(Object.entries(states))('are right in each state: %s', async (_state, reach) => {
    const client = await reach();
    const shown = client.live.status;
    client.live.close();
    client.live.close();
    expect(client.live.status).toBe('Disconnected');
    await pass(30_000);
    expect([server.sockets.length, client.live.status]).toEqual([0, 'Disconnected']);
    // Nothing is left that could wake it.
    client.wake();
    client.live.reconnect();
    await pass(30_000);
    expect([server.sockets.length, vi.getTimerCount()]).toEqual([0, 0]);
    client.live.open();
    await pass(1);
    expect(server.sockets).toHaveLength(1);
    expect(client.live.status).toBe('Connected');
    client.live.close();
    client.live.open();
    await pass(1);
    expect(client.live.status).toBe('Connected');
    await until(() => server.sockets.length === 1);
    expect(shown).toMatch(/Connected|Disconnected|Error/);
  });

  it('waits for a socket that is about to open, and closes it then', async () => {
    const closed: number[] = [];
    class Watched extends TestSocket {
      override close(code?: number): void {
        closed.push(this.readyState);
        super.close(code);
      }
    }
    const client = connect({ WebSocket: Watched });
    client.live.open();
    await vi.advanceTimersByTimeAsync(1);
    client.live.close();
    expect(closed).toEqual([]);
    await pass(1);
    await until(() => server.connections.length === 1 && server.sockets.length === 0);
    expect([closed[0], client.statuses]).toEqual([WebSocket.OPEN, []]);
  });

  it('may come from a handler', async () => {
    const client = connect();
    client.live.on('status', (status) => {
      if (status === 'Connected') client.live.close();
    });
    client.live.open();
    await pass(1);
    await until(() => server.connections.length === 1 && server.sockets.length === 0);
    expect(client.statuses).toEqual(['Connected', 'Disconnected']);
  });
});

describe('what is sent', () => {
  const sent = (): unknown[] => server.frames.map(({ frame }) => frame);

  it('is everything that is watched, again on each connection, and nothing twice', async () => {
    const client = connect();
    const stopFirst = client.live.watch({ skus: ['GM1', 'GM2'], courseIds: ['crs_1'] });
    const stopSecond = client.live.watch({ skus: ['GM2'] });
    client.live.open();
    await pass(1);
    const whole = { action: 'watch', skus: ['GM1', 'GM2'], courseIds: ['crs_1'] };
    await until(() => sent().length === 1);
    expect(sent()).toEqual([whole]);
    stopFirst();
    stopFirst();
    client.live.watch({ skus: ['GM1', 'GM2'], courseIds: ['crs_1'] });
    await idle();
    expect(sent()).toHaveLength(1);
    server.sockets[0]?.close(1012);
    await until(() => client.live.status !== 'Connected');
    client.live.watch({ skus: ['GM3'] });
    await pass(6_000);
    expect(sent()).toEqual([whole, { ...whole, skus: ['GM1', 'GM2', 'GM3'] }]);
    stopSecond();
    await idle();
    expect(sent()).toHaveLength(2);
  });

  it('is at most what fits into a frame, the newest first', async () => {
    const client = await connected();
    client.live.watch({ skus: Array.from({ length: 49 }, (_, n) => `OLD${n}`) });
    client.live.watch({ skus: ['NEW1', 'NEW2'] });
    await until(() => server.frames.length === 1);
    const { skus } = sent()[0] as { skus: string[] };
    expect(skus).toHaveLength(50);
    expect(skus).toEqual(expect.arrayContaining(['NEW1', 'NEW2', 'OLD0']));
    expect(skus).not.toContain('OLD48');
  });

  it('is that someone types: once in two seconds to each, and not without a connection', async () => {
    const client = await connected();
    client.live.typing('acc_1');
    client.live.typing('acc_1');
    client.live.typing('acc_2');
    await pass(1_999);
    client.live.typing('acc_2');
    await pass(1);
    client.live.typing('acc_2');
    await until(() => server.frames.length === 3);
    client.live.close();
    client.live.typing('acc_3');
    client.live.open();
    await pass(1);
    await idle();
    expect(server.frames).toHaveLength(3);
    client.live.typing('acc_3');
    await until(() => server.frames.length === 4);
    expect(sent().map((frame) => (frame as { accountId: string }).accountId)).toEqual([
      'acc_1',
      'acc_2',
      'acc_2',
      'acc_3',
    ]);
  });
});
