import type { Actor } from '../../auth/actor.ts';
import type { Auth } from '../../auth/auth.ts';
import { refuse } from '../../refuse.ts';
import type { HttpError } from '../../refuse.ts';

/** What an operation accepts, from its `security`. */
export interface Requirement {
  acceptsNobody: boolean;
  acceptsClient: boolean;
  acceptsUser: boolean;
}

export function requirementOf(security: readonly Record<string, readonly string[]>[]): Requirement {
  return {
    acceptsNobody: security.length === 0 || security.some((entry) => Object.keys(entry).length === 0),
    acceptsClient: security.some((entry) => 'clientKey' in entry),
    acceptsUser: security.some((entry) => 'session' in entry),
  };
}

const VISITOR: Actor = { kind: 'visitor' };

function unauthorized(message: string): HttpError {
  // Not `Basic`: browsers would open their own dialog.
  return refuse('unauthorized', message, { headers: { 'www-authenticate': 'Bearer realm="regen"' } });
}

function clientOf(credential: string, auth: Auth): Actor {
  const decoded = Buffer.from(credential, 'base64').toString('utf8');
  const key = decoded.endsWith(':') ? decoded.slice(0, -1) : decoded;
  if (!auth.isClientKey(key)) throw unauthorized('This client key is unknown.');
  return { kind: 'client', clientKey: key };
}

/** Identifies the caller from the `Authorization` header; refuses callers the operation does not accept with 401. */
export function authenticate(header: string | undefined, requirement: Requirement, auth: Auth): Actor | Promise<Actor> {
  if (header === undefined) {
    if (requirement.acceptsNobody) return VISITOR;
    throw unauthorized('The request has neither a client key nor a session.');
  }
  const space = header.indexOf(' ');
  const scheme = header.slice(0, space).toLowerCase();
  const credential = header.slice(space + 1).trim();
  if (space > 0 && scheme === 'bearer') {
    if (!requirement.acceptsUser && !requirement.acceptsNobody)
      throw unauthorized('This operation requires a client key.');
    return auth.actorOf(credential);
  }
  if (space > 0 && scheme === 'basic') {
    const client = clientOf(credential, auth);
    if (!requirement.acceptsClient && !requirement.acceptsNobody) throw unauthorized('Sign in first.');
    return client;
  }
  throw unauthorized('The Authorization header must be Basic or Bearer.');
}
