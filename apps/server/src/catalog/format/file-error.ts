import { resolve } from 'node:path';
import { fileReason } from '../../file-reason.ts';
import { CatalogError } from '../issue.ts';

const errnoOf = (error: unknown): NodeJS.ErrnoException => (error instanceof Error ? error : new Error(String(error)));

export const codeOf = (error: unknown): string => errnoOf(error).code ?? '';

/** Why a file cannot be read: `a part of this path is a file, not a folder (ENOTDIR)`. Null for other errors. */
export function whyUnreadable(error: unknown): string | null {
  const code = codeOf(error);
  const reason = code === 'ENOENT' ? 'it does not exist' : fileReason(code);
  return reason === null ? null : `${reason} (${code})`;
}

/** Explains to the person why something in a folder, or beside it, cannot be used. Paths elsewhere are not theirs to mend. */
export async function inFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { path } = errnoOf(error);
    const reason = whyUnreadable(error);
    if (reason === null || path === undefined || !resolve(path).startsWith(resolve(folder))) throw error;
    throw new CatalogError(`${path} can't be used: ${reason}.`, { cause: error });
  }
}
