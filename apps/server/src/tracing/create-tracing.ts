import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { noTracing } from './tracing.ts';
import type { Tracing } from './tracing.ts';

/** Where traces go, or null when nobody collects them. */
export function collectorOf(config: Config): string | null {
  if (config.OTEL_SDK_DISABLED) return null;
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own } = config;
  return own ?? (base === undefined ? null : `${base.replace(/\/+$/, '')}/v1/traces`);
}

/** Traces only where somebody collects; the library is loaded then. */
export async function createTracing(config: Config, log: Pick<FastifyBaseLogger, 'info' | 'warn'>): Promise<Tracing> {
  const url = collectorOf(config);
  if (url === null) return noTracing;
  const { createOpenTelemetry } = await import('./open-telemetry.ts');
  return createOpenTelemetry({ config, url, log });
}
