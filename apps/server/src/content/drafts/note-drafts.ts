import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';

const reads = new AsyncLocalStorage<Map<string, string>>();

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Whether somebody wants to know what is read. */
export const isNoting = (): boolean => reads.getStore() !== undefined;

/** `asked` names the read, `found` is what it finds for any channel. */
export function noteDrafts(asked: unknown, found: unknown): void {
  reads.getStore()?.set(JSON.stringify(asked), hashOf(JSON.stringify(found) ?? ''));
}

/** Runs `work` and returns a short hash of what it has read, which differs when any of that does. It is the same in each process. */
export async function notingDrafts<T>(work: () => Promise<T>): Promise<{ result: T; version: string }> {
  const found = new Map<string, string>();
  const result = await reads.run(found, work);
  return {
    result,
    version: hashOf(
      [...found]
        .map((one) => one.join(' '))
        .toSorted()
        .join('\n'),
    ),
  };
}
