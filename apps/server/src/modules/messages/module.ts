import { userOf } from '../../auth/user-of.ts';
import { correspondent } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { Needs } from '../../platform.ts';
import { forbidden, notFound } from '../../refuse.ts';
import type { Module } from '../module.ts';
import { liftBlock, saveBlock } from './block-repository.ts';
import type { CardNeeds } from './cards.ts';
import { contactOperations } from './contacts.ts';
import { fileOperations } from './files/file-operations.ts';
import type { FileNeeds, MessageFileOperation } from './files/file-operations.ts';
import { sweepFiles } from './files/sweep-files.ts';
import { readOperations } from './read-operations.ts';
import type { MessageRead, ReadNeeds } from './read-operations.ts';
import { markRead } from './repository.ts';
import { sendOperation } from './send-operation.ts';

type MessageOperation =
  | MessageRead
  | 'messageListContacts'
  | MessageFileOperation
  | 'messageSend'
  | 'messageBlock'
  | 'messageUnblock'
  | 'messageRead';

type MessageNeeds = Needs<'auth' | 'clock' | 'db' | 'ids' | 'log'> & FileNeeds & ReadNeeds & CardNeeds;

export function createMessagesModule(needs: MessageNeeds): Module<MessageOperation> {
  const { clock, db, log } = needs;

  return {
    operations: {
      ...readOperations(needs),
      ...contactOperations(needs),
      ...fileOperations(needs),
      messageSend: sendOperation(needs),
      messageBlock: operation(correspondent('accountId'), async ({ actor, body, params }) => {
        const { accountId, userId } = userOf(actor);
        const information = body.information?.trim() ?? '';
        const isBlocked = await saveBlock(db, {
          accountId,
          blockedAccountId: params.accountId,
          userId,
          reason: body.reason,
          information: information === '' ? null : information,
          now: clock.now(),
        });
        if (!isBlocked) throw forbidden('Regen’s care team can’t be blocked.');
        return { accountId: params.accountId, isBlocked: true };
      }),
      messageUnblock: operation(correspondent('id'), async ({ actor, params }) => {
        await liftBlock(db, userOf(actor).accountId, params.id, clock.now());
        return { accountId: params.id, isBlocked: false };
      }),
      messageRead: operation(correspondent('id'), async ({ actor, body, params }) => {
        const { accountId } = userOf(actor);
        const unread = await markRead(db, accountId, params.id, {
          messageId: body.messageId ?? null,
          now: clock.now(),
        });
        if (unread === null && body.messageId !== undefined)
          throw notFound('There is no such message in this conversation.');
        return { accountId: params.id, unreadCount: unread ?? 0 };
      }),
    },
    jobs: [
      {
        name: 'message-files',
        everySeconds: 600,
        leaseSeconds: 120,
        async run(signal) {
          const count = await sweepFiles(needs, signal);
          log.debug({ count }, 'unsent files deleted');
        },
      },
    ],
  };
}
