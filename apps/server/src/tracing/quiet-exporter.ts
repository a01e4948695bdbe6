import { ExportResultCode } from '@opentelemetry/core';
import type { ExportResult } from '@opentelemetry/core';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';

export type ExportLog = Pick<FastifyBaseLogger, 'info' | 'warn'>;

/** Without the collector's response body, which may be an HTML page. */
function reasonOf({ error }: ExportResult): string {
  if (error === undefined) return 'unknown';
  return 'code' in error && error.code !== undefined ? String(error.code) : error.message;
}

/** Logs once that the collector is unreachable, and once that it is back. */
export function createQuietExporter(exporter: SpanExporter, url: string, log: ExportLog): SpanExporter {
  const collector = new URL(url).host;
  let isAway = false;

  function note(result: ExportResult): void {
    const failed = result.code !== ExportResultCode.SUCCESS;
    if (failed === isAway) return;
    isAway = failed;
    if (failed) log.warn({ collector, reason: reasonOf(result) }, 'traces cannot be exported and are being dropped');
    else log.info({ collector }, 'traces are exported again');
  }

  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        note(result);
        // The batch is lost either way, and the library would report the error again elsewhere.
        done({ code: ExportResultCode.SUCCESS });
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
