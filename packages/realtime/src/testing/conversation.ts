import type { LiveChatMessage, LiveMessageRead, MessageContent } from '../generated/live-messages.ts';
import type { MessagePage } from '../read-on.ts';

/** The side that listens, and the one that it talks to. */
export const OWN = 'acc_own';
export const OTHER = 'acc_other';

export interface Counts {
  unreadCount: number;
  totalUnreadCount: number;
  version: number;
}

export interface Conversation extends Counts {
  messages: readonly MessageContent[];
}

/** What a server knows of one conversation, and says about it to one side. */
export class ConversationModel {
  #messages: MessageContent[] = [];
  #version = 0;
  #clock = Date.parse('2026-11-23T06:00:00.000Z');

  #counts(): Counts {
    const unreadCount = this.#messages.reduce((sum, message) => sum + message.unreadCount, 0);
    return { unreadCount, totalUnreadCount: unreadCount, version: this.#version };
  }

  #now(): string {
    this.#clock += 1_000;
    return new Date(this.#clock).toISOString();
  }

  send(isMine: boolean): LiveChatMessage {
    const seq = this.#messages.length + 1;
    const message: MessageContent = {
      messageId: `msg_${seq}`,
      clientId: null,
      fromAccountId: isMine ? OWN : OTHER,
      toAccountId: isMine ? OTHER : OWN,
      isMine,
      senderName: 'Somebody',
      message: `text ${seq}`,
      attachments: [],
      cardCount: 0,
      messageSent: this.#now(),
      seq,
      readAt: null,
      unreadCount: isMine ? 0 : 1,
    };
    this.#messages = [...this.#messages, message];
    if (!isMine) this.#version += 1;
    return { key: 'message', accountId: OTHER, message, ...this.#counts() };
  }

  /** One side has read up to a place. */
  read(isMine: boolean, upTo: number): LiveMessageRead {
    const seq = Math.min(upTo, this.#messages.length);
    const readAt = this.#now();
    this.#messages = this.#messages.map((message) => {
      if (message.isMine === isMine || message.seq > seq || message.readAt !== null) return message;
      if (isMine) this.#version += 1;
      return { ...message, readAt, unreadCount: 0 };
    });
    const readerAccountId = isMine ? OWN : OTHER;
    return { key: 'messageRead', accountId: OTHER, readerAccountId, seq, readAt, ...this.#counts() };
  }

  /** What `messages.list` returns: newest first. */
  list(after = 0): Conversation {
    const messages = this.#messages.filter(({ seq }) => seq > after).toReversed();
    return { messages, ...this.#counts() };
  }

  /** A page of what came after a place, as it is now. */
  page(after: number, page: number, perPage: number): MessagePage<MessageContent> {
    const { messages } = this.list(after);
    return {
      messages: messages.slice((page - 1) * perPage, page * perPage),
      isLast: page * perPage >= messages.length,
    };
  }
}
