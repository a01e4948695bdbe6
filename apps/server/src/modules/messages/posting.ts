import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { isUnavailable } from '../../db/errors.ts';
import type { Needs } from '../../platform.ts';
import { postMessages } from './send-message.ts';
import type { Post, Posted } from './send-message.ts';

/** Milliseconds between two statements. The first message is stored at once; a busy process then stores more at a time. */
const GAP = 10;
/** Milliseconds after which messages no longer wait for a statement: it waits for somebody. */
const PATIENCE = 100;
/** Statements at a time, so that the pool has connections left, and messages in one. */
const MAX_RUNNING = 4;
const MAX_BATCH = 50;

/** Stores a message together with others that are sent at the same time. */
export type PostMessage = (post: Post) => Promise<Posted>;

interface Waiting {
  post: Post;
  resolve(posted: Posted): void;
  reject(error: unknown): void;
}

const LOST = 'The database has returned fewer messages than it was given.';

const senderOf = ({ message }: Post): string => message.fromUserId;
const pairOf = ({ message }: Post): string => [message.fromAccountId, message.toAccountId].toSorted().join(' ');
const accountsOf = ({ message }: Post): string[] => [message.fromAccountId, message.toAccountId];

/** A statement that failed as a whole, and of which PostgreSQL says that it has written nothing. */
const hasWrittenNothing = (error: unknown): boolean => error instanceof pg.DatabaseError && !isUnavailable(error);

export function createPosting({ clock, db }: Needs<'clock' | 'db'>): PostMessage {
  /** A statement stores messages of several calls: it belongs to no trace. */
  const outside = AsyncLocalStorage.snapshot();
  let waiting: Waiting[] = [];
  /** The accounts of each statement that is running. Only one of them can wait for the rows of an account. */
  const running = new Set<ReadonlySet<string>>();
  let startedAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  /** Those that may be stored together, and leaves the others. */
  function take(): Waiting[] {
    const taken: Waiting[] = [];
    const left: Waiting[] = [];
    const named = new Set<string>();
    for (const one of waiting) {
      const names = [senderOf(one.post), pairOf(one.post)];
      const isFree =
        taken.length < MAX_BATCH &&
        !names.some((name) => named.has(name)) &&
        !accountsOf(one.post).some((account) => [...running].some((accounts) => accounts.has(account)));
      for (const name of names) named.add(name);
      (isFree ? taken : left).push(one);
    }
    waiting = left;
    return taken;
  }

  async function storeAlone({ post, resolve, reject }: Waiting): Promise<void> {
    try {
      const [posted] = await db.transaction((tx) => postMessages(tx, [post], clock.now()));
      if (posted === undefined) throw new Error(LOST);
      resolve(posted);
    } catch (error) {
      reject(error);
    }
  }

  async function store(batch: readonly Waiting[]): Promise<void> {
    try {
      const all = await postMessages(
        db,
        batch.map(({ post }) => post),
        clock.now(),
      );
      await Promise.all(
        batch.map(async (one, place) => {
          const posted = all[place];
          if (posted === undefined) one.reject(new Error(LOST));
          else if (posted.isFirst) await storeAlone(one);
          else one.resolve(posted);
        }),
      );
    } catch (error) {
      // One of them may be the reason, such as one to an account that was deleted in the meantime.
      if (hasWrittenNothing(error)) await Promise.all(batch.map(storeAlone));
      else for (const { reject } of batch) reject(error);
    }
  }

  async function run(): Promise<void> {
    timer = undefined;
    const batch = take();
    // What waits then is for accounts of statements that are running: it is looked at when one of them ends.
    if (batch.length === 0) return;
    const accounts = new Set(batch.flatMap(({ post }) => accountsOf(post)));
    running.add(accounts);
    startedAt = performance.now();
    if (waiting.length > 0) schedule();
    await store(batch);
    running.delete(accounts);
    clearTimeout(timer);
    timer = undefined;
    schedule();
  }

  function schedule(): void {
    if (timer || waiting.length === 0 || running.size >= MAX_RUNNING) return;
    const dueAt = startedAt + (running.size === 0 ? GAP : PATIENCE);
    timer = setTimeout(() => void outside(run), Math.max(0, dueAt - performance.now()));
  }

  return (post) =>
    new Promise((resolve, reject) => {
      waiting.push({ post, resolve, reject });
      schedule();
    });
}
