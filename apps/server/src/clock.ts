/** The database's time, which all processes share; see `db/clock.ts`. Nothing else says what time it is. */
export interface Clock {
  now(): Date;
}
