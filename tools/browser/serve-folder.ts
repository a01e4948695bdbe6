import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt',
};

export interface ServedFolder {
  /** Without a slash at the end. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Serves the files of a folder on a free port of this machine.
 * @param basePath Path that they are served under; everything else returns 404, so that a root-relative URL fails.
 */
export async function serveFolder(folder: string, basePath = '/'): Promise<ServedFolder> {
  const server = createServer((request, response) => {
    // Browsers request one unprompted.
    if (request.url === '/favicon.ico') return response.writeHead(204).end();
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://folder').pathname));
    if (!path.startsWith(basePath)) return response.writeHead(404).end();
    const file = path.slice(basePath.length) || 'index.html';
    readFile(join(folder, file)).then(
      (body) => {
        const headers = {
          'content-type': types[extname(file)] ?? 'application/octet-stream',
          'cache-control': file.endsWith('.html') ? 'no-cache' : 'max-age=3600',
          'accept-ranges': 'bytes',
        };
        // A video can be sought only where parts of it can be requested.
        const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
        if (from === undefined) return response.writeHead(200, headers).end(body);
        const part = body.subarray(Number(from), to ? Number(to) + 1 : undefined);
        const range = `bytes ${from}-${Number(from) + part.length - 1}/${body.length}`;
        return response.writeHead(206, { ...headers, 'content-range': range }).end(part);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The static file server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}${basePath.slice(0, -1)}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
