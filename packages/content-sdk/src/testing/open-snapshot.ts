import { createContentClient } from '../client/create-content-client.ts';
import { author, blogPost, faq, page } from '../models/index.ts';
import { createSnapshot } from '../snapshot/create-snapshot.ts';
import type { Snapshot, SnapshotOptions } from '../snapshot/create-snapshot.ts';
import type { ContentProblem } from '../snapshot/problem.ts';
import { TOKEN } from './delivery-server.ts';
import type { DeliveryServer } from './delivery-server.ts';
import { paragraph, text, documentOf } from './documents.ts';
import type { TestSpace } from './space.ts';

const models = [faq, page, blogPost, author];

export interface OpenSnapshot {
  readonly snapshot: Snapshot;
  readonly problems: ContentProblem[];
  readonly errors: unknown[];
}

/** An open snapshot of the server; it syncs only when called. */
export async function openSnapshot(
  server: DeliveryServer,
  options: Partial<SnapshotOptions> = {},
): Promise<OpenSnapshot> {
  const problems: ContentProblem[] = [];
  const errors: unknown[] = [];
  const snapshot = createSnapshot({
    client: createContentClient({ space: 'regen', accessToken: TOKEN, baseUrl: server.baseUrl, maxRetries: 0 }),
    models,
    interval: 0,
    onProblem: (problem) => problems.push(problem),
    onError: (error) => errors.push(error),
    ...options,
  });
  await snapshot.open();
  return { snapshot, problems, errors };
}

const audiences = ['web', 'retail', 'b2b', 'school'];

/** Publishes a question. */
export function putFaq(space: TestSpace, id: string, fields: Readonly<Record<string, unknown>> = {}): void {
  const answer = documentOf(paragraph(text(`Answer of ${id}`)));
  space.entry('faq', id, {
    question: `Question ${id}`,
    slug: id,
    topic: 'Orders',
    position: 1,
    answer,
    audiences,
    ...fields,
  });
}

/** Publishes a blog post. */
export function putPost(space: TestSpace, id: string, fields: Readonly<Record<string, unknown>> = {}): void {
  space.entry('blogPost', id, {
    title: `Post ${id}`,
    slug: id,
    summary: 'What peptides do.',
    topic: 'Ingredients',
    publishedAt: '2026-05-01T10:00-06:00',
    body: documentOf(paragraph(text('Peptides'))),
    audiences,
    ...fields,
  });
}

/** Publishes a page. */
export function putPage(space: TestSpace, id: string, fields: Readonly<Record<string, unknown>> = {}): void {
  const revisedAt = '2026-03-02T16:00:00Z';
  space.entry('page', id, { title: `Page ${id}`, slug: id, description: 'About it.', revisedAt, audiences, ...fields });
}
