import type { MessageFileCreate, MessageFileState, MessageUpload } from '@regen/sdk';
import type { RateLimit } from '../../../auth/auth.ts';
import { userOf } from '../../../auth/user-of.ts';
import { messenger } from '../../../http/access/rules.ts';
import { operation } from '../../../http/operation.ts';
import type { Operations } from '../../../http/operation.ts';
import type { Needs } from '../../../platform.ts';
import { notFound, refuse } from '../../../refuse.ts';
import { downloadName } from '../../../storage/download-name.ts';
import { reachedUrl } from '../../../storage/reached-url.ts';
import { uploadKey } from '../../uploads/repository.ts';
import { attachmentOf } from './attachments.ts';
import { insertFile } from './file-repository.ts';
import type { FileRow } from './file-repository.ts';
import { createFileService, PDF } from './file-service.ts';
import type { FileServiceNeeds } from './file-service.ts';

export type MessageFileOperation = 'messageFileCreateUpload' | 'messageFileGet';

export type FileNeeds = Needs<'config' | 'ids'> & FileServiceNeeds;

const ADDRESS_MINUTES = 10;
const MIB = 1024 * 1024;
const MAX_PICTURE = 5 * MIB;

const EXTENSIONS = {
  [PDF]: ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
} as const satisfies Record<MessageFileCreate['contentType'], readonly string[]>;

function fileLimits(ip: string, userId: string): RateLimit[] {
  return [
    { bucket: 'message file ip', ip, max: 300, windowSeconds: 3_600 },
    { bucket: `message file ${userId}`, max: 60, windowSeconds: 3_600 },
  ];
}

/** What people upload for messages; `messageSend` puts it into them. */
export function fileOperations(needs: FileNeeds): Operations<MessageFileOperation> {
  const { clock, ids, storage } = needs;
  const files = createFileService(needs);
  const sender = messenger({ permission: 'messages:write' });

  async function toState(file: FileRow): Promise<MessageFileState> {
    const { id: attachmentId, state, reason } = file;
    if (state === 'withdrawn') throw notFound('There is no such file.');
    const attachment = state === 'ready' ? await attachmentOf(needs, file) : null;
    return { attachmentId, state, reason, attachment };
  }

  return {
    messageFileCreateUpload: operation(sender, async (call) => {
      const { userId } = userOf(call.actor);
      const { name, contentType, size } = call.body;
      await call.limit(fileLimits(call.ip, userId));
      if (contentType !== PDF && size > MAX_PICTURE) {
        const message = 'Photos can be up to 5 MB.';
        throw refuse('file_invalid', message, { details: [{ path: '/size', message, code: 'too_large' }] });
      }
      // The URL is signed afterward: only what is not secret is stored with an idempotency key.
      const made = await call.once(async (tx) => {
        const now = clock.now();
        const expiresAt = new Date(now.getTime() + ADDRESS_MINUTES * 60_000);
        const id = ids('upload');
        const stored = downloadName(name, EXTENSIONS[contentType], 'file');
        await insertFile(tx, { id, userId, name: stored, contentType, size, expiresAt, now });
        return { id, expiresAt: expiresAt.toISOString() };
      });
      const left = Math.ceil((Date.parse(made.expiresAt) - clock.now().getTime()) / 1000);
      const { url, method, headers, expiresAt } = await storage.signUpload({
        key: uploadKey(made.id),
        contentType,
        size,
        expiresInSeconds: Math.max(left, 1),
      });
      return {
        attachmentId: made.id,
        url: reachedUrl(needs, url, call.headers['host']),
        method,
        headers,
        expiresAt: expiresAt.toISOString(),
      } satisfies MessageUpload;
    }),
    messageFileGet: operation(sender, async ({ actor, params }) => {
      const file = await files.read(params.id, userOf(actor).userId);
      if (!file) throw notFound('There is no such file.');
      return toState(file);
    }),
  };
}
