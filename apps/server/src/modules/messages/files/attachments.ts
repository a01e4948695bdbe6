import type { MessageAttachment } from '@regen/sdk';
import type { Needs } from '../../../platform.ts';
import { signedUrl } from '../../../storage/signed-url.ts';
import type { Signing } from '../../../storage/signed-url.ts';
import type { Attachments, MessageRow } from '../message-view.ts';
import { listFiles } from './file-repository.ts';
import type { FileRow } from './file-repository.ts';

export const fileKey = (id: string): string => `messages/${id}`;
export const thumbnailKey = (id: string): string => `messages/${id}-thumbnail`;

/** A checked file as those see it who may read its message. */
export async function attachmentOf(needs: Signing, file: FileRow): Promise<MessageAttachment> {
  const { id, name, contentType, size, width, height } = file;
  return {
    attachmentId: id,
    name,
    contentType,
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
