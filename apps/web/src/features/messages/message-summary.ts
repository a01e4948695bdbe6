import type { ChatMessage } from './thread.ts';
import type { WaitingMessage } from './waiting-message.ts';

/** What a message is in one line: its text, or what it carries. */
export function messageSummary({
  message,
  attachments,
  cardCount,
}: Pick<ChatMessage, 'message' | 'cardCount'> & {
  attachments: readonly { contentType: string }[];
}): string {
  const text = message.replaceAll(/\s+/g, ' ').trim();
  if (text !== '') return text;
  const [first] = attachments;
  if (first) {
    const kind = first.contentType === 'application/pdf' ? 'File' : 'Photo';
    return attachments.length === 1 ? kind : `${attachments.length} files`;
  }
  return cardCount === 1 ? 'Shared item' : `${cardCount} shared items`;
}

/** The same of one that the server doesn't have yet. */
export const waitingSummary = ({ text, files, cards }: WaitingMessage): string =>
  messageSummary({ message: text, attachments: files, cardCount: cards.length });

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
