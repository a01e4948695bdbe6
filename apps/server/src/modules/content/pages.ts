import type { ContentReader } from '@regen/content-sdk';
import { page } from '@regen/content-sdk/models';
import type { Page } from '@regen/content-sdk/models';
import { returnsPolicyName } from '@regen/domain';
import type { PageContent, PageRecord } from '@regen/sdk';
import { notFound } from '../../refuse.ts';
import { blocksOf } from './blocks.ts';

const RETURNS_POLICY = 'returns-policy';

async function read(reader: ContentReader, slug: string): Promise<Page> {
  const found = await reader.get(page, slug);
  if (!found) throw notFound('There is no such page.');
  return found;
}

/** A page without its content. Which document the returns policy has depends on the time. */
export async function readPage(reader: ContentReader, slug: string, now: Date): Promise<PageRecord> {
  const { title, description, revisedAt, documentName, documentUrl } = await read(reader, slug);
  const name = documentName === RETURNS_POLICY ? returnsPolicyName(now) : documentName;
  const document = name === undefined ? null : { name, url: documentUrl ?? null };
  return { slug, title, description, updatedAt: revisedAt, document };
}

export async function readPageContent(reader: ContentReader, slug: string): Promise<PageContent> {
  const { title, revisedAt, body } = await read(reader, slug);
  return { slug, title, updatedAt: revisedAt, blocks: blocksOf(body) };
}
