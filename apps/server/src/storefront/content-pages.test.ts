// Pages that show content, rendered by two processes on one database.
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { routePlugins } from '../routes.ts';
import { entry, linkTo } from '../testing/content-space.ts';
import { createTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import { pageSaying, paragraph, sectionSaying, textOf } from '../testing/written-content.ts';

/** Milliseconds in which every process shows what was published. */
const SEEN_WITHIN = 2_000;
const SCRIPT = '<script>alert(1)</script>';

let one: TestServer;
let other: TestServer;
beforeAll(async () => {
  one = await createTestServer(inject('cluster'), { routes: routePlugins });
  other = await createTestServer(inject('cluster'), { routes: routePlugins, shareWith: one });
});
afterAll(async () => {
  await other?.close();
  await one?.close();
});

const open = async (server: TestServer, url: string) => {
  const { status, text } = await server.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
  return { status, text };
};
const both = async (url: string) => Promise.all([one, other].map((server) => open(server, url)));

async function publish(...drafts: ReturnType<typeof entry>[]): Promise<void> {
  const { contentStore } = one.app.services;
  await contentStore.saveDraft(...drafts);
  await contentStore.publish(...drafts);
}

/** Until both show it; fails when that takes too long. */
async function expectSeen(url: string, isSeen: (page: { status: number; text: string }) => boolean): Promise<void> {
  await expect
    .poll(async () => (await both(url)).map(isSeen), { timeout: SEEN_WITHIN, interval: 20 })
    .toEqual([true, true]);
}

it('drops a page when its record has changed, appeared or gone, and when one has that it embeds', async () => {
  expect((await both('/spring')).map(({ status }) => status)).toEqual([404, 404]);
  await publish(
    sectionSaying('Lighter creams.', 'spring-section'),
    pageSaying('Longer days.', { sections: ['spring-section'] }),
  );
  await expectSeen('/spring', ({ status, text }) => status === 200 && text.includes('Longer days.'));
  expect((await both('/spring')).every(({ text }) => text.includes('Lighter creams.'))).toBe(true);
  await publish(sectionSaying('More sunscreen.', 'spring-section'));
  await expectSeen('/spring', ({ text }) => text.includes('More sunscreen.'));
  await one.app.services.contentStore.unpublish({ kind: 'Entry', id: 'spring' });
  await expectSeen('/spring', ({ status }) => status === 404);
});

it('drops a list when a record of its type has come', async () => {
  expect((await both('/faqs')).some(({ text }) => text.includes('Do you sell umbrellas?'))).toBe(false);
  await publish(
    entry('faq', 'umbrellas', {
      question: 'Do you sell umbrellas?',
      slug: 'umbrellas',
      topic: 'Products and skin',
      topicPosition: 3,
      position: 99,
      answer: textOf(paragraph('Only sunscreen.')),
      audiences: ['web'],
    }),
  );
  await expectSeen('/faqs', ({ text }) => text.includes('Do you sell umbrellas?'));
});

it('drops the list and the page of a webinar when its record has changed', async () => {
  const url = '/webinars/two-pumps';
  const named = (title: string) =>
    entry('webinar', 'two-pumps', {
      title,
      slug: 'two-pumps',
      summary: 'How much cleanser a face takes.',
      topic: 'Routines',
      publishedAt: '2026-11-20',
      seconds: 75,
      video: linkTo('Asset', 'film'),
      captions: linkTo('Asset', 'film-captions'),
      chapters: [{ start: 30, title: 'Rinse' }],
      audiences: ['web'],
    });
  expect((await both(url)).map(({ status }) => status)).toEqual([404, 404]);
  await open(one, '/webinars');
  await publish(named('Two pumps'));
  await expectSeen(url, ({ status, text }) => status === 200 && text.includes('"startOffset":30'));
  await expectSeen('/webinars', ({ text }) => text.includes('Two pumps'));
  await publish(named('Two pumps and a towel'));
  await expectSeen(url, ({ text }) => text.includes('Two pumps and a towel'));
  await expectSeen('/webinars', ({ text }) => text.includes('Two pumps and a towel'));
});

it('shows a new announcement on every page', async () => {
  expect((await both('/products')).some(({ text }) => text.includes('Closed on Monday'))).toBe(false);
  await publish(
    entry('announcement', 'closed', { text: 'Closed on Monday', startsAt: '2026-11-20T00:00:00Z', audiences: ['web'] }),
  );
  await expectSeen('/products', ({ text }) => text.includes('Closed on Monday'));
});

it('loses no more of a page than the part that is hostile', async () => {
  const circular = entry('pageSection', 'circle', {
    body: textOf({
      nodeType: 'embedded-entry-block',
      data: { target: linkTo('Entry', 'circle') },
      content: [],
    }),
    audiences: ['web'],
  });
  const link = { nodeType: 'hyperlink', data: { uri: 'javascript:alert(1)' }, content: paragraph('press').content };
  const evil = sectionSaying(SCRIPT, 'evil');
  const pressed = entry('pageSection', 'pressed', {
    body: textOf({ nodeType: 'paragraph', data: {}, content: [link] }),
    audiences: ['web'],
  });
  await publish(
    circular,
    evil,
    pressed,
    pageSaying('All is well.', { sections: ['evil', 'circle', 'pressed', 'nowhere'] }),
  );
  await expectSeen('/spring', ({ status, text }) => status === 200 && text.includes('All is well.'));
  const { text } = await open(one, '/spring');
  expect(text).not.toContain(SCRIPT);
  expect(text).not.toContain('javascript:alert');
  expect(text).toContain('press');
});
