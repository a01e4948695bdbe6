import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Context, Span, SpanOptions } from '@opentelemetry/api';
import { parseKeyPairsIntoRecord, parseTraceParent } from '@opentelemetry/core';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Config } from '../config.ts';
import { errorType } from './error-type.ts';
import { createQuietExporter } from './quiet-exporter.ts';
import type { ExportLog } from './quiet-exporter.ts';
import { samplerOf } from './sampler.ts';
import type { Attributes, RequestTrace, Tracing } from './tracing.ts';

/** Spans per export. */
const BATCH = 512;
/** Export timeout in milliseconds. */
const SEND_LIMIT = 10_000;

const KINDS = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT };

/** The current position in a trace. */
interface Place {
  context: Context;
  span: Span;
  /** Work that outlives its request, such as a timer set in it, is not part of its trace. */
  root: { isOver: boolean };
}

async function createExporter(protocol: Config['OTEL_EXPORTER_OTLP_PROTOCOL'], url: string): Promise<SpanExporter> {
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  // Headers, certificates, compression and timeout come from the standard variables.
  return new OTLPTraceExporter({ url });
}

function resourceOf({ OTEL_RESOURCE_ATTRIBUTES, OTEL_SERVICE_NAME }: Config) {
  const attributes = {
    'service.name': 'regen',
    'service.instance.id': randomUUID(),
    ...parseKeyPairsIntoRecord(OTEL_RESOURCE_ATTRIBUTES),
    ...(OTEL_SERVICE_NAME !== undefined && { 'service.name': OTEL_SERVICE_NAME }),
  };
  return defaultResource().merge(resourceFromAttributes(attributes));
}

export interface OpenTelemetryOptions {
  config: Config;
  /** The URL that spans are posted to. */
  url: string;
  log: ExportLog;
}

/** Tracing with OpenTelemetry, without global state: two servers in one process do not share traces. */
export async function createOpenTelemetry({ config, url, log }: OpenTelemetryOptions): Promise<Tracing> {
  const exporter = createQuietExporter(await createExporter(config.OTEL_EXPORTER_OTLP_PROTOCOL, url), url, log);
  const provider = new TracerProvider({
    resource: resourceOf(config),
    sampler: samplerOf(config),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        maxQueueSize: config.OTEL_BSP_MAX_QUEUE_SIZE,
        maxExportBatchSize: Math.min(BATCH, config.OTEL_BSP_MAX_QUEUE_SIZE),
        scheduledDelayMillis: config.OTEL_BSP_SCHEDULE_DELAY,
        exportTimeoutMillis: SEND_LIMIT,
      }),
    ],
  });
  const tracer = provider.getTracer('regen');
  const places = new AsyncLocalStorage<Place>();

  function placeNow(): Place | undefined {
    const place = places.getStore();
    return place?.root.isOver === true ? undefined : place;
  }

  function begin(name: string, options: SpanOptions, parent?: Pick<Place, 'context' | 'root'>): Place {
    const before = parent?.context ?? ROOT_CONTEXT;
    const span = tracer.startSpan(name, options, before);
    return { span, context: trace.setSpan(before, span), root: parent?.root ?? { isOver: false } };
  }

  async function finish<T>({ span }: Place, running: Promise<T>): Promise<T> {
    try {
      return await running;
    } catch (error) {
      // Only the type of the error: its message may hold user input.
      span.setAttribute('error.type', errorType(error)).setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  }

  function within<T>(parent: Place, name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
    if (!parent.span.isRecording()) return work();
    const place = begin(name, options, parent);
    return finish(
      place,
      places.run(place, async () => work()),
    );
  }

  async function alone<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
    const place = begin(name, options);
    try {
      return await finish(
        place,
        places.run(place, async () => work()),
      );
    } finally {
      place.root.isOver = true;
    }
  }

  /** A caller's trace is continued only if the settings say that it can be trusted. */
  function outermost(traceparent: string | undefined): Place {
    const caller = traceparent === undefined ? null : parseTraceParent(traceparent);
    const options = { kind: SpanKind.SERVER };
    if (caller === null) return begin('request', options);
    if (config.TRACE_PARENT === 'link') return begin('request', { ...options, links: [{ context: caller }] });
    const context = trace.setSpanContext(ROOT_CONTEXT, { ...caller, isRemote: true });
    return begin('request', options, { context, root: { isOver: false } });
  }

  function request(place: Place, isOutermost: boolean): RequestTrace {
    const { span } = place;
    return {
      traceId: span.spanContext().traceId,
      run: (work) => places.run(place, work),
      end(name: string, attributes: Attributes, status: number) {
        if (isOutermost) place.root.isOver = true;
        if (!span.isRecording()) return;
        span.updateName(name).setAttributes(attributes);
        if (status > 0) span.setAttribute('http.response.status_code', status);
        if (status === 0 || status >= 500) {
          span.setAttribute('error.type', status === 0 ? 'aborted' : String(status));
          span.setStatus({ code: SpanStatusCode.ERROR });
        }
        span.end();
      },
    };
  }

  return {
    isOn: true,
    request({ traceparent, isInProcess }) {
      const place = isInProcess ? placeNow() : undefined;
      if (place) return request(begin('request', { kind: SpanKind.INTERNAL }, place), false);
      return request(outermost(isInProcess ? undefined : traceparent), true);
    },
    step(name, kind, attributes, work) {
      const place = placeNow();
      return place ? within(place, name, { kind: KINDS[kind], attributes }, work) : work();
    },
    task(name, kind, attributes, work) {
      const place = placeNow();
      const options = { kind: KINDS[kind], attributes };
      return place ? within(place, name, options, work) : alone(name, options, work);
    },
    job: (name, work) => alone(`job ${name}`, { attributes: { 'regen.job': name } }, work),
    close: () => provider.shutdown().catch(() => undefined),
  };
}
