import type { Queryable } from '../../db/database.ts';

/** When a person passed each lesson, and the topics that they have certificates of. */
export async function readPasses(
  db: Queryable,
  userId: string,
): Promise<{ passedAt: ReadonlyMap<string, Date>; certified: ReadonlySet<string> }> {
  const { rows } = await db.query<{ lesson_id: string | null; passed_at: Date; topic_id: string | null }>(
    {
      name: 'lesson-passes',
      text: `select lesson_id, passed_at, null as topic_id from lesson_passes where user_id = $1
             union all
             select null, completed_at, topic_id from topic_certificates where user_id = $1`,
    },
    [userId],
  );
  return {
    passedAt: new Map(rows.flatMap((row) => (row.lesson_id === null ? [] : [[row.lesson_id, row.passed_at] as const]))),
    certified: new Set(rows.flatMap((row) => row.topic_id ?? [])),
  };
}

/** Keeps when it was first passed. */
export async function passLesson(db: Queryable, userId: string, lessonId: string, now: Date): Promise<Date> {
  const { rows } = await db.query<{ passed_at: Date }>(
    `insert into lesson_passes as l (user_id, lesson_id, passed_at) values ($1, $2, $3)
     on conflict (user_id, lesson_id) do update set passed_at = l.passed_at returning passed_at`,
    [userId, lessonId, now],
  );
  return rows[0]?.passed_at ?? now;
}

/** Null before it was passed. */
export async function findPass(db: Queryable, userId: string, lessonId: string): Promise<Date | null> {
  const { rows } = await db.query<{ passed_at: Date }>(
    'select passed_at from lesson_passes where user_id = $1 and lesson_id = $2',
    [userId, lessonId],
  );
  return rows[0]?.passed_at ?? null;
}

export interface CertificateRow {
  id: string;
  name: string;
  topic: string;
  completedAt: Date;
}

const COLUMNS = 'id, name, topic, completed_at as "completedAt"';

export async function findCertificate(db: Queryable, userId: string, topicId: string): Promise<CertificateRow | null> {
  const { rows } = await db.query<CertificateRow>(
    `select ${COLUMNS} from topic_certificates where user_id = $1 and topic_id = $2`,
    [userId, topicId],
  );
  return rows[0] ?? null;
}

export interface NewCertificate {
  id: string;
  userId: string;
  topicId: string;
  topic: string;
  lessonIds: readonly string[];
  now: Date;
}

/** Issues it if the person has passed all of the lessons; null otherwise. One that there is stays as it is. */
export async function issueCertificate(
  db: Queryable,
  { id, userId, topicId, topic, lessonIds, now }: NewCertificate,
): Promise<CertificateRow | null> {
  const { rows } = await db.query<CertificateRow>(
    `insert into topic_certificates as c (id, user_id, topic_id, name, topic, completed_at, issued_at)
     select $1, u.id, $3, trim(u.first_name || ' ' || u.last_name), $4, max(l.passed_at), $6
     from users u join lesson_passes l on l.user_id = u.id and l.lesson_id = any($5)
     where u.id = $2 group by u.id having count(*) = cardinality($5::text[])
     on conflict (user_id, topic_id) do update set topic_id = c.topic_id
     returning ${COLUMNS}`,
    [id, userId, topicId, topic, lessonIds, now],
  );
  return rows[0] ?? null;
}
