import { ExportResultCode } from '@opentelemetry/core';
import type { ExportResult } from '@opentelemetry/core';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';

export type ExportLog = Pick<FastifyBaseLogger, 'info' | 'warn'>;

/** Without what the collector answered, which may be a page. */
function reasonOf({ error }: ExportResult): string {
  if (error === undefined) return 'unknown';
  return 'code' in error && error.code !== undefined ? String(error.code) : error.message;
}

/** Says once that the collector is away, and once that it is back. */
export function createQuietExporter(exporter: SpanExporter, url: string, log: ExportLog): SpanExporter {
  const collector = new URL(url).host;
  let isAway = false;

  function note(result: ExportResult): void {
    const failed = result.code !== ExportResultCode.SUCCESS;
    if (failed === isAway) return;
    isAway = failed;
    if (failed)
      log.warn({ collector, reason: reasonOf(result) }, 'traces are not delivered; they are dropped meanwhile');
    else log.info({ collector }, 'traces are delivered again');
  }

  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        note(result);
        // The batch is lost either way, and the library would report it elsewhere once more.
        done({ code: ExportResultCode.SUCCESS });
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
