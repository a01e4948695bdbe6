import type { Queryable } from '../db/database.ts';
import type { UserActor } from './actor.ts';

export interface AuditEntry {
  staff: UserActor;
  /** The operation, such as `adminGetBundle`. */
  action: string;
  /** The record. */
  subjectId: string;
  /** Whose record it is, if it is a person's. */
  ownerUserId?: string | null;
  requestId: string;
  data?: Readonly<Record<string, unknown>>;
  now: Date;
}

/** Writes what staff viewed or did into the audit log, in the transaction that reads or changes it. */
export async function writeAudit(tx: Queryable, entry: AuditEntry): Promise<void> {
  const { staff, action, subjectId, ownerUserId = null, requestId, data = {}, now } = entry;
  await tx.query(
    `insert into audit_log (actor_user_id, actor_email, action, subject_id, owner_user_id, request_id, data, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [staff.userId, staff.email, action, subjectId, ownerUserId, requestId, JSON.stringify(data), now],
  );
}
