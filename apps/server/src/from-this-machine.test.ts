import { expect, inject, test } from 'vitest';
import { createTestServer } from './testing/test-server.ts';

async function warningsOf(env: Record<string, string>, headers: Record<string, string>): Promise<string[]> {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const server = await createTestServer(inject('cluster'), { env, logTo });
  try {
    for (let calls = 0; calls < 3; calls += 1) await server.inject({ method: 'GET', url: '/healthz', headers });
  } finally {
    await server.close();
  }
  return lines.filter((line) => line.includes('Requests arrive through a proxy'));
}

test('a local start logs once that a proxy exposes it to others', async () => {
  const local = { DATABASE_URL: '', PUBLIC_URL: '' };
  const forwarded = { 'x-forwarded-for': '203.0.113.9' };
  expect(await warningsOf(local, {})).toEqual([]);
  expect(await warningsOf(local, forwarded)).toHaveLength(1);
  expect(await warningsOf({ TRUST_PROXY: 'true' }, forwarded)).toEqual([]);
});
