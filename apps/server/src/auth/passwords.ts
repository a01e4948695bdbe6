import { hash, verify } from '@node-rs/argon2';

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export interface Passwords {
  hash(password: string): Promise<string>;
  verify(hash: string | null, password: string): Promise<boolean>;
}

export function createPasswords(): Passwords {
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => hash(password.normalize('NFKC'), PARAMETERS),
    async verify(stored, password) {
      // The same work for an unknown user, so that the time reveals nothing.
      const against = stored ?? (await (decoy ??= hash('nobody has this password', PARAMETERS)));
      // A hash of another kind (users made for load tests have none) is a wrong password, not a failure.
      const isRight = await verify(against, password.normalize('NFKC')).catch(() => false);
      return isRight && stored !== null;
    },
  };
}
