/** `npm run bench -- content`: pages and reads of a server whose content has 10,000 records, and how soon it shows 100 changes. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { startTestCluster } from '../../server/test-cluster.ts';
import { Api } from '../api.ts';
import { outgoing } from '../connection.ts';
import type { Outgoing } from '../connection.ts';
import { measure } from '../load.ts';
import type { Measured, Source, Target } from '../load.ts';
import { HTML, once } from '../requests.ts';
import { launch, recommended, ROOT } from '../store.ts';

/** As the server's `fillContent` returns it. */
interface LargeContent {
  settings: Record<string, string>;
  slugs: readonly string[];
  change(count: number, title: string): Promise<number>;
  close(): Promise<void>;
}

interface Harness {
  fillContent(cluster: object, count: number): Promise<LargeContent>;
}

/** CPU milliseconds that a page may take, when it is rendered and when it is cached. */
export const RENDERED_LIMIT_MS = 20;
export const CACHED_LIMIT_MS = 1;
/** Milliseconds from the commit of the changes until all of their pages show them. */
export const SYNC_LIMIT_MS = 1_000;
const CHANGES = 100;
/** Pages that are rendered, each once, after as many others. */
const PAGES = 200;
const CACHED_REQUESTS = 5_000;
const SYNCS = 5;
const PER_PAGE = 12;
/** So many that each page of the list is requested once. */
const LEAST_RECORDS = 2 * PAGES * PER_PAGE;
/** Milliseconds. */
const READ_LIMIT = 180_000;

const harness = pathToFileURL(join(ROOT, 'apps/server/src/testing/large-content.ts')).href;

export interface ContentLine extends Measured {
  title: string;
  limit: number;
}

export interface ContentRow {
  records: number;
  changes: number;
  lines: readonly ContentLine[];
  /** Median and worst of several runs. */
  sync: { median: number; most: number; runs: number };
}

/** One of them, again and again. */
function again(one: Outgoing, times: number): Source {
  let left = times;
  return () => (left-- > 0 ? one : null);
}

/** Until the server has read all records: it listens before, if that takes long. */
async function untilRead(url: string): Promise<void> {
  for (const began = performance.now(); performance.now() - began < READ_LIMIT;) {
    const response = await fetch(`${url}/blogs`, { headers: HTML });
    await response.arrayBuffer();
    if (response.ok) return;
    await wait(500);
  }
  throw new Error('The content was not read in time.');
}

/** Until this page shows the text. */
async function shows(url: string, text: string): Promise<void> {
  for (const began = performance.now(); performance.now() - began < 30 * SYNC_LIMIT_MS;) {
    const response = await fetch(url, { headers: HTML });
    if ((await response.text()).includes(text)) return;
  }
  throw new Error(`${url} never showed "${text}".`);
}

async function measureSync(url: string, { change, slugs }: LargeContent): Promise<ContentRow['sync']> {
  const times: number[] = [];
  for (let run = 0; run < SYNCS; run += 1) {
    const title = `Changed in run ${run + 1}`;
    const committed = await change(CHANGES, title);
    // The changes arrive together: the last page shows it when all do.
    await shows(`${url}/blogs/${slugs[CHANGES - 1] ?? ''}`, title);
    times.push(performance.now() - committed);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(SYNCS / 2)] ?? 0, most: sorted.at(-1) ?? 0, runs: SYNCS };
}

/**
 * @param onLine Called with each figure.
 * @throws Error for so few records that a page of the list would be measured twice.
 */
export async function runContent(records: number, onLine: (line: string) => void): Promise<ContentRow> {
  if (records < LEAST_RECORDS) throw new Error(`${records} records are too few. Choose at least ${LEAST_RECORDS}.`);
  // A computed name, as in `tools/server`.
  const { fillContent } = (await import(harness)) as Harness;
  const cluster = await startTestCluster();
  const content = await fillContent(cluster, records);
  const { settings, options } = recommended();
  const log = join(ROOT, '.cache', 'bench', 'content.log');
  const plain = {
    PAYMENT_PROVIDER: 'test',
    MAIL_URL: 'outbox',
    WARM_PICTURES: 'false',
    RATE_LIMIT_FACTOR: '1000000',
  };
  try {
    const started = await launch({ settings: { ...settings, ...plain, ...content.settings }, options, log });
    try {
      await untilRead(started.url);
      const { hostname, port } = new URL(started.url);
      const target: Target = { host: hostname, port: Number(port), pid: started.pid };
      const api = new Api(started.url, randomUUID());
      const page = (path: string) => outgoing(hostname, { method: 'GET', path, headers: HTML });
      const call = (path: string) => outgoing(hostname, { method: 'GET', path: api.path(path), headers: api.headers });
      const lists = Array.from({ length: Math.floor(records / PER_PAGE) }, (_, at) => `/blogs?page=${at + 1}`);
      const posts = content.slugs.toReversed().map((slug) => `/blogs/${slug}`);
      const filter = encodeURIComponent('{"topic":"Routines"}');
      const lines: ContentLine[] = [];
      const take = async (title: string, limit: number, warm: Source, source: Source) => {
        await measure(target, warm, 120_000, 1);
        const line = { title, limit, ...(await measure(target, source, 120_000, 1)) };
        lines.push(line);
        onLine(
          `  ${title.padEnd(40)} CPU ${(line.serverCpu + line.databaseCpu).toFixed(2)} ms, p50 ${line.p50.toFixed(1)}`,
        );
      };
      const both = async (title: string, limit: number, all: readonly Outgoing[]) =>
        take(title, limit, once(all.slice(0, PAGES)), once(all.slice(PAGES, 2 * PAGES)));
      await both('list page, rendered', RENDERED_LIMIT_MS, lists.map(page));
      await both('post, rendered', RENDERED_LIMIT_MS, posts.map(page));
      for (const [title, path] of [
        ['list page, cached', '/blogs'],
        ['post, cached', posts[0] ?? ''],
      ] as const) {
        await take(title, CACHED_LIMIT_MS, again(page(path), 500), again(page(path), CACHED_REQUESTS));
      }
      await both(
        'contentList, a page of cards by topic',
        RENDERED_LIMIT_MS,
        lists.map((_, at) => call(`/content/blogPost?view=card&where=${filter}&page=${at + 1}`)),
      );
      await both(
        'contentGet, a post',
        RENDERED_LIMIT_MS,
        content.slugs.map((slug) => call(`/content/blogPost/${slug}`)),
      );
      const sync = await measureSync(started.url, content);
      onLine(
        `  ${CHANGES} changes are on all pages after ${sync.median.toFixed(0)} ms, at most ${sync.most.toFixed(0)}`,
      );
      return { records, changes: CHANGES, lines, sync };
    } finally {
      await started.stop();
    }
  } finally {
    await content.close();
    await cluster.stop();
  }
}

/** A sentence for each figure beyond its limit. */
export function slowContent({ lines, sync }: ContentRow): string[] {
  const slow = lines
    .filter(({ limit, serverCpu, databaseCpu }) => serverCpu + databaseCpu > limit)
    .map(({ title, limit }) => `${title}: more than ${limit} ms of CPU time.`);
  return sync.median > SYNC_LIMIT_MS ? [...slow, `The changes took more than ${SYNC_LIMIT_MS} ms.`] : slow;
}
