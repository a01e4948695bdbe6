import type { MessageCard } from '@regen/sdk';
import type { ChatMessage } from './thread.ts';
import type { WaitingMessage } from './waiting-message.ts';

/** What a message is in one line: its text, or what it carries. */
export function messageSummary({
  message,
  attachments,
  cardCount,
  cards = [],
}: Pick<ChatMessage, 'message' | 'cardCount'> & {
  attachments: readonly { contentType: string }[];
  cards?: readonly MessageCard[] | undefined;
}): string {
  const text = message.replaceAll(/\s+/g, ' ').trim();
  if (text !== '') return text;
  const [first] = attachments;
  if (first) {
    const kind = first.contentType === 'application/pdf' ? 'File' : 'Photo';
    return attachments.length === 1 ? kind : `${attachments.length} files`;
  }
  return cardCount === 1 ? cardSummary(cards[0]) : `${cardCount} shared items`;
}

/** Undefined until it is loaded. */
function cardSummary(card: MessageCard | undefined): string {
  if (card?.kind === 'product') return `Product: ${card.name}`;
  return card?.kind === 'bundle' ? `Recommendation: ${card.bundleName}` : 'Shared item';
}

/** The same of one that the server doesn't have yet. */
export function waitingSummary({ text, files, cards }: Pick<WaitingMessage, 'text' | 'files' | 'cards'>): string {
  const [card] = cards;
  if (text.trim() === '' && files.length === 0 && card && cards.length === 1)
    return `${card.card.kind === 'product' ? 'Product' : 'Recommendation'}: ${card.name}`;
  return messageSummary({ message: text, attachments: files, cardCount: cards.length });
}

/** The part of a text around the first of the words that it was found by. */
export function snippetOf(text: string, words: string, length = 110): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const lower = line.toLowerCase();
  const found = words
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => lower.indexOf(word));
  const first = Math.min(...found.filter((at) => at >= 0));
  if (!Number.isFinite(first) || first < length / 2) return `${line.slice(0, length).trimEnd()}…`;
  const start = line.lastIndexOf(' ', first - length / 3) + 1;
  const end = start + length;
  return `…${line.slice(start, end).trim()}${end < line.length ? '…' : ''}`;
}
