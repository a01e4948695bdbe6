import type { components } from '@regen/contract/schema';

type Schemas = components['schemas'];

/** What the gateway sends, as `x-live` of the contract describes it. */
export type LiveMessage = {
  [Name in keyof Schemas]: Name extends `Live${string}` ? Schemas[Name] : never;
}[keyof Schemas];

/** A message as it is sent, made once for all who hear it. */
export const encode = (message: LiveMessage): Buffer => Buffer.from(JSON.stringify(message));

/** Why the server closes a connection: standard codes, and the project's own. */
export const CLOSE = {
  /** Comes back at once, to another process. */
  restart: 1012,
  policy: 1008,
  sessionEnded: 4401,
  tooSlow: 4408,
} as const;
