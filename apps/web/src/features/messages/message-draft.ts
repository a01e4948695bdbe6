import { readDraft, writeDraft } from '~/kernel/forms/form-draft.ts';
import { listOf } from '~/kernel/stored/owned.ts';
import { readCard, readFile, type WaitingCard, type WaitingFile } from './waiting-message.ts';

/** A file that the server has, and when it got it, in milliseconds. */
export type UploadedFile = WaitingFile & { at: number };

/** What is being written to an account. */
export interface MessageDraft {
  text: string;
  files: readonly UploadedFile[];
  cards: readonly WaitingCard[];
}

/** The server deletes a file that was not sent after a day (rule M10); an hour is left to send it. */
const FILES_LAST = 23 * 3_600_000;

function readUploaded(value: unknown): UploadedFile | null {
  const file = readFile(value);
  const { at } = (value ?? {}) as { at?: unknown };
  return file && typeof at === 'number' && at > Date.now() - FILES_LAST ? { ...file, at } : null;
}
const readFiles = listOf(readUploaded);
const readCards = listOf(readCard);

const placeOf = (accountId: string) => ({ key: 'regen.draft.message.1', part: accountId }) as const;

/** What a person is writing to an account, over reloads of this tab. */
export function readMessageDraft(accountId: string, userId: string): MessageDraft {
  const { text, files, cards } = readDraft(placeOf(accountId), userId) ?? {};
  return {
    text: typeof text === 'string' ? text : '',
    files: readFiles(files) ?? [],
    cards: readCards(cards) ?? [],
  };
}

export function changeMessageDraft(accountId: string, userId: string, changes: Partial<MessageDraft>): void {
  const { text, files, cards } = { ...readMessageDraft(accountId, userId), ...changes };
  const isEmpty = text === '' && files.length + cards.length === 0;
  writeDraft(placeOf(accountId), userId, isEmpty ? null : { text, files, cards });
}
