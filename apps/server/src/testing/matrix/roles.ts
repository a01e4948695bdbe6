import type { PersonKey } from './people.ts';

/** Who calls, and whose record the call is about. */
export interface Role {
  /** Column of the table. */
  name: string;
  /** `nobody` sends no credential, `client` only the client key. */
  caller: PersonKey | 'nobody' | 'client';
  owner: PersonKey;
  /** The session that is sent, when not a good one. */
  session?: 'revoked' | 'expired';
  /** Names themselves where the path names the caller, and the owner's records everywhere else. */
  isCrossed?: true;
}

export const ROLES: readonly Role[] = [
  { name: 'nobody', caller: 'nobody', owner: 'retail' },
  { name: 'client key', caller: 'client', owner: 'retail' },
  { name: 'client key, as guest', caller: 'client', owner: 'retail', isCrossed: true },
  { name: 'b2b owner', caller: 'b2b', owner: 'b2b' },
  { name: 'retail owner', caller: 'retail', owner: 'retail' },
  { name: 'school owner', caller: 'school', owner: 'school' },
  { name: 'owner without permissions', caller: 'bare', owner: 'bare' },
  { name: 'colleague', caller: 'colleague', owner: 'b2b' },
  { name: 'other b2b', caller: 'otherB2b', owner: 'b2b' },
  { name: 'other retail', caller: 'otherRetail', owner: 'retail' },
  { name: 'other school', caller: 'otherSchool', owner: 'school' },
  { name: 'other b2b, as self', caller: 'otherB2b', owner: 'b2b', isCrossed: true },
  { name: 'other retail, as self', caller: 'otherRetail', owner: 'retail', isCrossed: true },
  { name: 'other school, as self', caller: 'otherSchool', owner: 'school', isCrossed: true },
  { name: 'linked professional', caller: 'linked', owner: 'retail' },
  { name: 'linked professional, as self', caller: 'linked', owner: 'retail', isCrossed: true },
  { name: 'unlinked professional', caller: 'otherB2b', owner: 'retail' },
  { name: 'admin without permission', caller: 'adminBare', owner: 'b2b' },
  { name: 'admin', caller: 'admin', owner: 'b2b' },
  { name: 'revoked session', caller: 'b2b', owner: 'b2b', session: 'revoked' },
  { name: 'expired token', caller: 'b2b', owner: 'b2b', session: 'expired' },
];
