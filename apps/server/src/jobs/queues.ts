/**
 * Every queue. The migration makes their tables, so that neither a start nor a test does. `standard`: any number of jobs. `stately`: one
 * that waits and one that runs, over all processes; a round that is due while the last one still runs waits for its end.
 */
export const QUEUES = {
  'mail-urgent': 'standard',
  'mail-bulk': 'standard',
  'mail-check': 'stately',
  'stock-alerts': 'stately',
  'orders-settle': 'stately',
  'orders-release': 'stately',
  'courses-settle': 'stately',
  'courses-release': 'stately',
  'uploads-clear': 'stately',
  'backup-check': 'stately',
  sweep: 'stately',
} as const satisfies Readonly<Record<string, 'standard' | 'stately'>>;

export type QueueName = keyof typeof QUEUES;
