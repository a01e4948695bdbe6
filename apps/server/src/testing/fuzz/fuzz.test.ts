import { operations, readContract } from '@regen/contract';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { BREAKS } from './break-requests.ts';
import { RawConnection } from './connection.ts';
import { serialize } from './draft.ts';
import type { Draft } from './draft.ts';
import { createRandom } from './random.ts';
import { inputOf } from './schemas.ts';

const contract = readContract();

function draftOf(operationId: string, body: string | null): Draft {
  const headers = [['browser-id', 'x']] as const;
  const rest = { template: '/users/address/{userId}', params: { userId: 'usr_1' }, query: 'page=1' };
  return {
    operationId,
    method: 'POST',
    base: '/api',
    ...rest,
    headers: [...headers],
    body,
    target: null,
    isCut: false,
  };
}

const inputFor = (operationId: string) => {
  const route = operations(contract).find((one) => one.id === operationId);
  if (!route) throw new Error(`There is no ${operationId}.`);
  return inputOf(contract, route);
};

test('the same seed breaks the same things', () => {
  const input = inputFor('addressCreate');
  const run = (seed: number) => {
    const random = createRandom(seed);
    return Array.from({ length: 200 }, () => {
      const draft = draftOf('addressCreate', '{"address":{"city":"Provo"},"isDefault":true}');
      BREAKS[random.pick(Object.keys(BREAKS))]?.(draft, input, random);
      const { head, body } = serialize(draft);
      return `${head}${body.toString('latin1')}`;
    });
  };
  expect(run(3)).toEqual(run(3));
  expect(run(3)).not.toEqual(run(4));
});

test('each way of breaking changes something of a request that it suits', () => {
  const json = inputFor('addressCreate');
  const form = inputFor('recommendationCreate');
  const list = inputFor('orderList');
  const text =
    '--matrix-boundary\r\nContent-Disposition: form-data; name="bundleName"\r\n\r\nx\r\n--matrix-boundary--\r\n';
  for (const [name, change] of Object.entries(BREAKS)) {
    if (name === 'nothing') continue;
    const random = createRandom(1);
    const made = Array.from({ length: 20 }, () => {
      const drafts = [
        [draftOf('addressCreate', '{"address":{"city":"Provo"},"isDefault":true}'), json],
        [draftOf('recommendationCreate', text), form],
        [draftOf('orderList', null), list],
      ] as const;
      return drafts.some(([draft, input]) => {
        const before = JSON.stringify(draft);
        return change(draft, input, random) && JSON.stringify(draft) !== before;
      });
    });
    expect([name, made.includes(true)]).toEqual([name, true]);
  }
});

test('the connection reads a response completely, in pieces or not, and detects when there is none', async () => {
  const pieces = ['HTTP/1.1 200 OK\r\nContent-Le', 'ngth: 5\r\n\r\nhel', 'lo'];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      if (chunk.toString().startsWith('DROP')) return void socket.end();
      for (const piece of pieces) socket.write(piece);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const connection = new RawConnection((server.address() as AddressInfo).port);
  const send = (head: string) => connection.send({ head, body: Buffer.alloc(0), isCut: false });
  const whole = { status: 200, text: 'hello' };
  expect(await send('GET / HTTP/1.1\r\n\r\n')).toMatchObject(whole);
  expect(await send('GET / HTTP/1.1\r\n\r\n')).toMatchObject(whole);
  expect(await send('DROP / HTTP/1.1\r\n\r\n')).toBeNull();
  expect(await send('GET / HTTP/1.1\r\n\r\n')).toMatchObject(whole);
  connection.close();
  await new Promise((resolve) => server.close(resolve));
});
