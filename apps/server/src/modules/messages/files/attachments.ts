import type { MessageAttachment } from '@regen/sdk';
import type { Needs } from '../../../platform.ts';
import type { Attachments, MessageRow } from '../message-view.ts';
import { listFiles } from './file-repository.ts';
import type { FileRow } from './file-repository.ts';

/** The contract promises an hour. */
const LEAST_SECONDS = 3_600;
/** URLs change this often, not with each read: a picture on screen is not loaded again. */
const STEP_SECONDS = 900;

export const fileKey = (id: string): string => `messages/${id}`;
export const thumbnailKey = (id: string): string => `messages/${id}-thumbnail`;

type Signing = Needs<'clock' | 'storage'>;

async function signedUrl({ clock, storage }: Signing, key: string, fileName?: string): Promise<string> {
  const now = Math.floor(clock.now().getTime() / 1000);
  const expiresInSeconds = LEAST_SECONDS + STEP_SECONDS - (now % STEP_SECONDS);
  const { url } = await storage.signDownload({ key, expiresInSeconds, ...(fileName !== undefined && { fileName }) });
  if (storage.uploadOrigin !== null) return url;
  // A page and a live connection may have reached this host by any of its names.
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** A checked file as those see it who may read its message. */
export async function attachmentOf(needs: Signing, file: FileRow): Promise<MessageAttachment> {
  const { id, name, size, width, height } = file;
  return {
    attachmentId: id,
    name,
    // Only what the contract lists is accepted.
    contentType: file.contentType as MessageAttachment['contentType'],
    size,
    width,
    height,
    url: await signedUrl(needs, fileKey(id), name),
    thumbnailUrl: width === null ? null : await signedUrl(needs, thumbnailKey(id)),
  };
}

/** The files of messages: one query for all, and none where there are none. */
export async function attachmentsOf(
  needs: Signing & Needs<'db'>,
  messages: readonly Pick<MessageRow, 'id' | 'fileCount'>[],
): Promise<Attachments> {
  const ids = messages.filter(({ fileCount }) => fileCount > 0).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const files = await listFiles(needs.db, ids);
  const views = await Promise.all(files.map((file) => attachmentOf(needs, file)));
  const found = new Map<string, MessageAttachment[]>();
  for (const [place, view] of views.entries()) {
    const { messageId = '' } = files[place] ?? {};
    found.set(messageId, [...(found.get(messageId) ?? []), view]);
  }
  return found;
}
