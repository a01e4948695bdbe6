import type { Site } from '@regen/domain';
import type { Permission } from '@regen/sdk';
import type { Actor } from '../../auth/actor.ts';

/**
 * Who may call an operation, and over whose record. Every operation has exactly one rule; it is checked in one place
 * (`check-access.ts`) before the handler runs.
 */
export type AccessRule =
  /** Any application with a client key, signed in or not. */
  | { who: 'anyone' }
  /** Any signed-in person. A messenger is somebody who may read the messages of their account, see `message-audience.ts`. */
  | { who: 'user'; sites?: readonly Site[]; permission?: Permission; isMessenger?: true }
  /** The signed-in user named in the path. */
  | {
      who: 'self';
      param: string;
      sites?: readonly Site[];
      permission?: Permission;
      /** Other values of the parameter that reach the handler, which then decides: a cart id, `public`, `guest`. */
      or?: (value: string, actor: Actor) => boolean;
    }
  /** A person of the account that the path parameter names. */
  | { who: 'ownAccount'; param: string; sites?: readonly Site[]; permission?: Permission }
  /** A professional over the retail client whose account the path parameter names; 404 when they are not linked. */
  | { who: 'linkedClient'; param: string; sites: readonly Site[]; permission?: Permission }
  /**
   * Over what is between the caller's account and the one that the path parameter names: they are linked, in either direction,
   * one of them is Regen's care team, or they have messages with each other. 404 otherwise.
   */
  | { who: 'correspondent'; param: string; permission?: Permission; isMessenger: true }
  /**
   * To the account that this field of the body names: they are linked, in either direction, or one of them is Regen's care team. 403
   * `not_connected` otherwise.
   */
  | { who: 'writesTo'; field: string; permission?: Permission; isMessenger: true };

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

export const ownAccount = (
  param: string,
  limits: { sites?: readonly Site[]; permission?: Permission } = {},
): AccessRule => ({ who: 'ownAccount', param, ...limits });

export const linkedClient = (param: string, limits: { permission?: Permission } = {}): AccessRule => ({
  who: 'linkedClient',
  param,
  sites: ['b2b'],
  ...limits,
});

/** Any signed-in person, in the conversations of their account. */
export const messenger = (limits: { permission?: Permission } = {}): AccessRule => ({
  who: 'user',
  isMessenger: true,
  ...limits,
});

export const correspondent = (param: string, limits: { permission?: Permission } = {}): AccessRule => ({
  who: 'correspondent',
  param,
  isMessenger: true,
  ...limits,
});

export const writesTo = (field: string, limits: { permission?: Permission } = {}): AccessRule => ({
  who: 'writesTo',
  field,
  isMessenger: true,
  ...limits,
});
