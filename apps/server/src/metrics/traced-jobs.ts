import type { Tracing } from '../tracing/tracing.ts';
import type { Metrics } from './metrics.ts';

/** Each background job gets its own trace. */
export function traceJobs(metrics: Metrics, tracing: Tracing): Metrics {
  if (!tracing.isOn) return metrics;
  return { ...metrics, job: (name, work) => tracing.job(name, () => metrics.job(name, work)) };
}
