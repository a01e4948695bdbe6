import { randomBytes } from 'node:crypto';
import { entry, linkTo } from './content-space.ts';
import type { TestCluster } from './test-engine.ts';
import { createTestServer } from './test-server.ts';
import { paragraph, textOf } from './written-content.ts';

const BATCH = 500;
const SECOND = 1_000;

export interface LargeContent {
  /** Of a server that shows it. */
  settings: Record<string, string>;
  /** Slugs of its posts. */
  slugs: readonly string[];
  /** Publishes the first of the posts again, in one transaction, with this in their titles; the time of its commit in milliseconds. */
  change(count: number, title: string): Promise<number>;
  close(): Promise<void>;
}

const slugOf = (at: number): string => `measured-post-${at}`;

/** A post of about 3 kB, linked to two others. */
function postOf(at: number, count: number, title = 'Post') {
  const sentences = Array.from({ length: 12 }, (_, n) =>
    paragraph(`Sentence ${n} of ${at}. ${'skin barrier '.repeat(12)}`),
  );
  return entry('blogPost', slugOf(at), {
    title: `${title} ${at}`,
    slug: slugOf(at),
    summary: `What post ${at} is about.`,
    topic: 'Routines',
    publishedAt: new Date(Date.UTC(2026, 0, 1) - at * 60 * SECOND).toISOString(),
    author: linkTo('Entry', 'author-caroline-voss'),
    body: textOf(...sentences),
    related: [linkTo('Entry', slugOf((at + 1) % count)), linkTo('Entry', slugOf((at * 3) % count))],
    audiences: ['web', 'retail', 'b2b', 'school'],
  });
}

/** Fills the content of a database of its own, for measuring; the server that is measured is another process on it. */
export async function fillContent(cluster: TestCluster, count: number): Promise<LargeContent> {
  const JWT_SECRET = randomBytes(32).toString('base64url');
  const server = await createTestServer(cluster, { env: { JWT_SECRET } });
  const { contentStore } = server.app.services;
  for (let from = 0; from < count; from += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => postOf(from + at, count));
    await contentStore.saveDraft(...batch);
    await contentStore.publish(...batch);
  }
  return {
    settings: { DATABASE_URL: server.databaseUrl, DATA_FOLDER: server.config.DATA_FOLDER, JWT_SECRET },
    slugs: Array.from({ length: count }, (_, at) => slugOf(at)),
    async change(changed, title) {
      const batch = Array.from({ length: changed }, (_, at) => postOf(at, count, title));
      await contentStore.saveDraft(...batch);
      await contentStore.publish(...batch);
      return performance.now();
    },
    close: () => server.close(),
  };
}
