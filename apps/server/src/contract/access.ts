import type { Site } from '@regen/domain';
import type { Permission } from '@regen/sdk';
import type { Actor } from './actor.ts';

/**
 * Who may call an operation, and over whose record. Every operation has exactly one rule; it is checked in one place
 * (`check-access.ts`) before the handler runs.
 */
export type AccessRule =
  /** Any application with a client key, signed in or not. */
  | { who: 'anyone' }
  /** Any signed-in person. */
  | { who: 'user'; sites?: readonly Site[]; permission?: Permission }
  /** The signed-in person whom the path parameter names. */
  | {
      who: 'self';
      param: string;
      sites?: readonly Site[];
      permission?: Permission;
      /** Other values of the parameter that are let through to the handler, which then decides: a cart id, `public`, `guest`. */
      or?: (value: string, actor: Actor) => boolean;
    };

export const anyone = (): AccessRule => ({ who: 'anyone' });

export const signedIn = (limits: { sites?: readonly Site[]; permission?: Permission } = {}): AccessRule => ({
  who: 'user',
  ...limits,
});

export const self = (
  param: string,
  limits: {
    sites?: readonly Site[];
    permission?: Permission;
    or?: (value: string, actor: Actor) => boolean;
  } = {},
): AccessRule => ({ who: 'self', param, ...limits });
