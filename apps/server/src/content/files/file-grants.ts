import type { Signer } from '../../auth/secret.ts';
import type { Clock } from '../../clock.ts';

/** A file of an asset, by its content. */
export interface FileRef {
  id: string;
  hash: string;
}

/** Lets whoever has the URL of a file read it for some hours. */
export interface FileGrants {
  /** The value of the parameter `grant`. */
  grant(file: FileRef): string;
  isGranted(file: FileRef, grant: string | undefined): boolean;
}

/** Seconds. A grant is good until the end of the next period, so that a URL stays the same for a while and a page does not load its files again. */
const PERIOD = 7_200;

type GrantSigner = Pick<Signer, 'sign' | 'verify'>;

const textOf = ({ id, hash }: FileRef, expiresAt: number): string => `${expiresAt} ${id} ${hash}`;

function createGrants(purpose: string, signer: GrantSigner, clock: Clock): FileGrants {
  const now = (): number => clock.now().getTime() / 1000;
  return {
    grant: (file) => signer.sign(purpose, textOf(file, (Math.ceil(now() / PERIOD) + 1) * PERIOD)),
    isGranted(file, grant) {
      const text = grant === undefined ? null : signer.verify(purpose, grant);
      if (text === null) return false;
      const expiresAt = Number(text.split(' ', 1)[0]);
      return text === textOf(file, expiresAt) && now() < expiresAt;
    },
  };
}

/** For files that are published. */
export const createFileGrants = (signer: GrantSigner, clock: Clock): FileGrants =>
  createGrants('content file', signer, clock);

/**
 * For files of drafts. A file that is unpublished is a draft again, and a grant of before must not open it. They end with the previews of
 * their series.
 */
export const createDraftGrants = (signer: GrantSigner, clock: Clock, series: string): FileGrants =>
  createGrants(`content draft file ${series}`, signer, clock);
