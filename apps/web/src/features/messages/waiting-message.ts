import type { MessageCreate } from '@regen/sdk';
import type { Owned } from '~/kernel/stored/owned.ts';
import { listOf, owned } from '~/kernel/stored/owned.ts';
import { partsOf } from '~/kernel/stored/parts-of.ts';
import { stored, type Stored } from '~/kernel/stored/stored.ts';

/** A file that the server has, as it is shown until the message has been sent. */
export interface WaitingFile {
  attachmentId: string;
  name: string;
  contentType: string;
  size: number;
  width: number | null;
  height: number | null;
}

/** A card as it is sent, and what to call it until the message has been sent. */
export interface WaitingCard {
  card: NonNullable<MessageCreate['cards']>[number];
  name: string;
}

/** The same for cards of the same thing. */
export const cardKey = ({ card }: WaitingCard): string => (card.kind === 'product' ? card.sku : card.bundleToken);

/** A message that the server doesn't have yet. */
export interface WaitingMessage {
  /** UUID; also its idempotency key, so that no message is ever stored twice. */
  clientId: string;
  /** The receiver. */
  accountId: string;
  text: string;
  files: readonly WaitingFile[];
  cards: readonly WaitingCard[];
  /** When it was written, in milliseconds; no two of a tab are the same. */
  at: number;
  /** Why the server has refused it; null as long as it is going to be sent. */
  failure: string | null;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const sizeOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

export function readFile(value: unknown): WaitingFile | null {
  const { attachmentId, name, contentType, size, width, height } = (value ?? {}) as Partial<
    Record<keyof WaitingFile, unknown>
  >;
  if (!isText(attachmentId) || !isText(name) || !isText(contentType) || typeof size !== 'number') return null;
  return { attachmentId, name, contentType, size, width: sizeOf(width), height: sizeOf(height) };
}

export function readCard(value: unknown): WaitingCard | null {
  const { card, name } = (value ?? {}) as { card?: unknown; name?: unknown };
  if (!isText(name) || typeof card !== 'object' || card === null) return null;
  const { kind, sku, bundleToken } = card as Record<string, unknown>;
  if (kind === 'product' && isText(sku)) return { card: { kind, sku }, name };
  return kind === 'bundle' && isText(bundleToken) ? { card: { kind, bundleToken }, name } : null;
}

function readWaiting(value: unknown): WaitingMessage | null {
  const { clientId, accountId, text, files, cards, at, failure } = (value ?? {}) as Partial<
    Record<keyof WaitingMessage, unknown>
  >;
  if (!isText(clientId) || !isText(accountId) || !isText(text) || typeof at !== 'number') return null;
  return {
    clientId,
    accountId,
    text,
    files: listOf(readFile)(files) ?? [],
    cards: listOf(readCard)(cards) ?? [],
    at,
    failure: isText(failure) ? failure : null,
  };
}

const KEY = 'regen.person.outbox.1';

/** Each in a place of its own: two tabs that write at the same time lose nothing. */
export const storedMessage = (clientId: string): Stored<Owned<WaitingMessage>> =>
  stored(KEY, owned(readWaiting), clientId);

/** What this browser holds for all tabs. */
export const storedIds = (): string[] => partsOf(KEY);

/** What was written in this tab, with the epoch of the local storage that has it, or null. */
type Written = WaitingMessage & { epoch: string | null };

function readWritten(value: unknown): Written | null {
  const message = readWaiting(value);
  const { epoch } = (value ?? {}) as { epoch?: unknown };
  return message && { ...message, epoch: isText(epoch) ? epoch : null };
}

/** It outlasts a session that has expired, which empties local storage (rule S7). */
export const writtenHere = stored('regen.draft.outbox.1', owned(listOf(readWritten)));

/** A UUID that local storage has from the first message on, until it is emptied. */
export const storedEpoch = stored(
  'regen.person.epoch.1',
  owned((value) => (isText(value) ? value : null)),
);
