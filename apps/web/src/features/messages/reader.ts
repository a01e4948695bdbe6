/** Marks a conversation as read, as far as its messages were on screen while somebody looked. */
export interface Reader {
  /** A message is on screen. */
  see: (seq: number) => void;
  /** Somebody looks again, or is online again. */
  look: () => void;
  close: () => void;
}

export interface ReaderParts {
  /** Whether somebody looks: the page is visible and has the focus. */
  isActive: () => boolean;
  read: (seq: number) => Promise<void>;
  /** For so long a message has to stay, in milliseconds. */
  delay?: number;
}

export function createReader({ isActive, read, delay = 500 }: ReaderParts): Reader {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen = 0;
  let done = 0;

  async function send(): Promise<void> {
    timer = undefined;
    if (!isActive() || seen <= done) return;
    const before = done;
    done = seen;
    try {
      await read(done);
    } catch {
      // The next look tries again; until then they are unread, which is no loss.
      done = before;
    }
  }

  function look(): void {
    if (seen > done) timer ??= setTimeout(() => void send(), delay);
  }

  return {
    see(seq) {
      seen = Math.max(seen, seq);
      look();
    },
    look,
    close: () => clearTimeout(timer),
  };
}
