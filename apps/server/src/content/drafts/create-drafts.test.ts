import { page } from '@regen/content-sdk/models';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { pageSaying } from '../../testing/written-content.ts';
import { createDrafts } from './create-drafts.ts';

const MINUTE = 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
});
afterAll(() => server?.close());

const save = (text: string) => server.app.services.contentStore.saveDraft(pageSaying(text, { slug: 'draft' }));

it('releases the drafts after ten idle minutes, and reads them again for the next preview', async () => {
  let everyMinute: (() => void) | undefined;
  const { platform, services } = server.app;
  const { stages } = await services.spaceReader.current();
  const reads = vi.spyOn(stages.draft, 'changedAfter');
  /** How often all of the space was read. */
  const whole = () => reads.mock.calls.filter(([after]) => after === 0).length;
  const drafts = createDrafts({ ...platform, spaceReader: services.spaceReader }, (work) => {
    everyMinute = work;
    return () => void (everyMinute = undefined);
  });
  const read = async () => JSON.stringify(await drafts.reader('web').get(page, 'draft'));
  const pass = (minutes: number) => {
    for (let count = 0; count < minutes; count += 1) {
      server.clock.advance(MINUTE);
      everyMinute?.();
    }
  };
  expect(everyMinute).toBeUndefined();

  await save('Longer days.');
  expect(await read()).toContain('Longer days.');
  pass(9);
  await save('Shorter nights.');
  expect(await read()).toContain('Shorter nights.');
  pass(9);
  const version = await drafts.version();
  expect([whole(), everyMinute]).toEqual([1, expect.any(Function)]);

  pass(10);
  expect(everyMinute).toBeUndefined();
  expect(await drafts.version()).toBe(version);
  expect(await read()).toContain('Shorter nights.');
  expect([whole(), everyMinute]).toEqual([2, expect.any(Function)]);
  drafts.close();
  expect(everyMinute).toBeUndefined();
});
