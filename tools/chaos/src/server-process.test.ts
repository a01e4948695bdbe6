import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ServerProcess } from './server-process.ts';

it('ends a start that takes too long, and shows its output', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const main = join(folder, 'main.mjs');
  writeFileSync(main, `console.log('still thinking'); setInterval(() => undefined, 1_000);`);
  const limit = new AbortController();
  const server = new ServerProcess({}, { main, limit: limit.signal });
  await expect.poll(() => server.output).toContain('still thinking');
  limit.abort();
  await expect(server.listening).rejects.toThrow(/was not listening in time[^]*still thinking/);
  expect(await server.ended).toBe('SIGTERM');
});
