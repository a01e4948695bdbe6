import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway } from './gateway.ts';
import type { Gateway } from './gateway.ts';

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    if (request.method === 'DELETE') response.writeHead(204).end();
    else {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ method: request.method, url: request.url, body, file: 'http://store.test/é' }));
    }
  });
});
let gateway: Gateway;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const files = new Map([['/app/', '<h1>Page</h1>']]);
  gateway = await startGateway(`http://127.0.0.1:${port}/api/v1/regen`, 'http://store.test', files);
});
afterAll(async () => {
  await gateway.close();
  server.closeAllConnections();
  server.close();
});

it('refuses the first change of a cart by each device, and passes on the next', async () => {
  const change = async (device: string): Promise<number> => {
    const headers = { 'Browser-Id': device };
    const response = await fetch(`${gateway.origin}/api/v1/regen/cart/guest`, { method: 'PUT', headers, body: '{}' });
    await response.text();
    return response.status;
  };
  expect([await change('a'), await change('a'), await change('b'), await change('b')]).toEqual([503, 200, 503, 200]);
});

it('leads addresses of files back to itself, and serves the page', async () => {
  const response = await fetch(`${gateway.origin}/api/v1/regen/x?y=1`, { method: 'POST', body: 'text' });
  expect(await response.json()).toEqual({
    method: 'POST',
    url: '/api/v1/regen/x?y=1',
    body: 'text',
    file: `${gateway.origin}/é`,
  });
  expect((await fetch(`${gateway.origin}/x`, { method: 'DELETE' })).status).toBe(204);
  expect(await (await fetch(`${gateway.origin}/app/`)).text()).toBe('<h1>Page</h1>');
});
