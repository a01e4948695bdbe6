// Serves this folder and passes /api on to the shop, because a browser may only call the shop from the shop's own address.
import { readFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { join, normalize } from 'node:path';

const shop = new URL(process.env.REGEN_URL ?? 'http://localhost:4000');
const types = { html: 'text/html; charset=utf-8', js: 'text/javascript', mjs: 'text/javascript' };

const server = createServer((incoming, response) => {
  const { pathname } = new URL(incoming.url, 'http://localhost');
  if (pathname.startsWith('/api/')) {
    const { method, url: path, headers } = incoming;
    const call = request({ hostname: shop.hostname, port: shop.port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    call.on('error', () => response.writeHead(502).end());
    incoming.pipe(call);
    return;
  }
  const file = normalize(pathname === '/' ? '/index.html' : pathname);
  readFile(join(import.meta.dirname, file)).then(
    (text) => response.setHeader('Content-Type', types[file.split('.').at(-1)] ?? 'text/plain').end(text),
    () => response.writeHead(404).end(),
  );
});
server.listen(Number(process.env.PORT ?? 5000), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}/`);
});
