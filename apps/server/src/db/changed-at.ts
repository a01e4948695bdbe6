/**
 * SQL for `updated_at` of a record that staff change: always later than any change before. They send it back, so no two changes may share it.
 *
 * @param now The parameter that holds the time, such as `$2`.
 */
export const changedAt = (now: string): string =>
  `greatest(${now}::timestamptz, updated_at + interval '1 millisecond')`;
