import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { noTracing } from './tracing.ts';
import type { Tracing } from './tracing.ts';

/** The URL that traces are sent to, or null without a collector. `readConfig` leaves it out when tracing is turned off. */
export function collectorOf(config: Config): string | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own } = config;
  return own ?? (base === undefined ? null : `${base.replace(/\/+$/, '')}/v1/traces`);
}

/** Loads the library and traces only if a collector is set. */
export async function createTracing(config: Config, log: Pick<FastifyBaseLogger, 'info' | 'warn'>): Promise<Tracing> {
  const url = collectorOf(config);
  if (url === null) return noTracing;
  const { createOpenTelemetry } = await import('./open-telemetry.ts');
  return createOpenTelemetry({ config, url, log });
}
