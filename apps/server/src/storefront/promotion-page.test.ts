import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { routePlugins } from '../routes.ts';
import { createTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';

/** Midnight in Denver as the first day begins. */
const START = Date.parse('2026-12-01T07:00:00Z');
const DAY = 86_400_000;
/** The clock of a test goes on, so what is to happen before a moment begins some seconds before it. */
const SHORTLY = 5_000;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(inject('cluster'), { routes: routePlugins });
});
afterAll(() => server?.close());

async function pageAt(time: number): Promise<string> {
  server.clock.advance(time - server.clock.now().getTime());
  const headers = { accept: 'text/html' };
  return (await server.inject({ method: 'GET', url: '/12-days-of-glymed', headers })).text;
}
const codesIn = (text: string): string[] => [...new Set(text.match(/TWELVE\d\d/g))].toSorted();

it('the page of a promotion turns at the moment itself, though pages are kept for minutes', async () => {
  expect(codesIn(await pageAt(START - 2 * SHORTLY))).toEqual([]);
  expect(codesIn(await pageAt(START - SHORTLY))).toEqual([]);
  expect(codesIn(await pageAt(START))).toEqual(['TWELVE01']);
  expect(codesIn(await pageAt(START + DAY - SHORTLY))).toEqual(['TWELVE01']);
  expect(codesIn(await pageAt(START + DAY))).toEqual(['TWELVE01', 'TWELVE02']);
  expect(await pageAt(START + 12 * DAY - SHORTLY)).not.toContain('All doors are open now');
  expect(await pageAt(START + 12 * DAY)).toContain('All doors are open now');
});
