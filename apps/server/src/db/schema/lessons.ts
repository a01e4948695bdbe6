import { pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment } from './columns.ts';

/** Which lessons a person has passed, by the ids of their content records; nothing is ever changed here. */
export const lessonPasses = pgTable(
  'lesson_passes',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: text().notNull(),
    passedAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.lessonId] })],
);

/** What was certified stays: names and lessons may change. */
export const topicCertificates = pgTable(
  'topic_certificates',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topicId: text().notNull(),
    name: text().notNull(),
    topic: text().notNull(),
    completedAt: moment().notNull(),
    issuedAt: createdAt(),
  },
  (table) => [unique('topic_certificates_user_topic').on(table.userId, table.topicId)],
);
