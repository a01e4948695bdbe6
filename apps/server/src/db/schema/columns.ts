import { integer, timestamp } from 'drizzle-orm/pg-core';

/** A moment in UTC, read and written as a `Date`. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

export const createdAt = () => moment().notNull().defaultNow();
export const updatedAt = () => moment().notNull().defaultNow();

/** Money is integer US cents everywhere inside (rule K2). */
export const cents = () => integer();
