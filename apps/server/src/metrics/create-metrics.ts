import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { noMetrics } from './metrics.ts';
import type { Metrics } from './metrics.ts';

/** Counts only if metrics are read; the library is loaded then. */
export async function createMetrics(
  { METRICS_PORT, METRICS_TOKEN }: Pick<Config, 'METRICS_PORT' | 'METRICS_TOKEN'>,
  db: Database,
): Promise<Metrics> {
  if (METRICS_PORT === undefined && METRICS_TOKEN === undefined) return noMetrics;
  const { createPrometheusMetrics } = await import('./prometheus.ts');
  return createPrometheusMetrics(db);
}
