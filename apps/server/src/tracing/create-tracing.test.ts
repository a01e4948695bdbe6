import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { collectorOf } from './create-tracing.ts';

const BASE = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318/base/' };
const OWN = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/otlp' };

test.each([
  [{}, null],
  [BASE, 'http://collector.example:4318/base/v1/traces'],
  [OWN, 'https://traces.example/otlp'],
  [{ ...BASE, ...OWN }, 'https://traces.example/otlp'],
  [{ ...BASE, ...OWN, OTEL_SDK_DISABLED: 'TRUE' }, null],
  [{ ...BASE, ...OWN, OTEL_TRACES_EXPORTER: 'none' }, null],
  [{ ...BASE, OTEL_TRACES_EXPORTER: 'otlp' }, 'http://collector.example:4318/base/v1/traces'],
  [{ ...BASE, OTEL_SDK_DISABLED: 'false' }, 'http://collector.example:4318/base/v1/traces'],
])('traces are sent to the URL in the standard variables: %j', (env, expected) => {
  expect(collectorOf(readConfig(env))).toBe(expected);
});

test('an error about an invalid collector hides its URL, and one about an invalid sampler shows its value', () => {
  const read = (env: Record<string, string>) => () => readConfig(env);
  expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: 'ftp://me:canary@collector.example' })).toThrow(
    /^The setting OTEL_EXPORTER_OTLP_ENDPOINT is not valid: (?!.*canary)/,
  );
  expect(read({ ...BASE, OTEL_TRACES_SAMPLER: 'some' })).toThrow(
    /^The setting OTEL_TRACES_SAMPLER "some" is not valid/,
  );
});

// What a platform may set for services that can do more.
const FOREIGN = [
  { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
  { OTEL_TRACES_SAMPLER: 'jaeger_remote', OTEL_TRACES_SAMPLER_ARG: 'endpoint=http://jaeger.example:14250' },
  { OTEL_BSP_SCHEDULE_DELAY: '0' },
  { OTEL_TRACES_EXPORTER: 'console' },
];
const OFF = [
  {},
  { ...BASE, OTEL_SDK_DISABLED: 'true' },
  { ...OWN, OTEL_TRACES_EXPORTER: 'none' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'unix:/run/collector', OTEL_SDK_DISABLED: 'true' },
];

test.each(FOREIGN)('a setting that tracing does not support refuses a start only when tracing is on: %j', (foreign) => {
  for (const off of OFF) expect(collectorOf(readConfig({ ...foreign, ...off }))).toBeNull();
  expect(() => readConfig({ ...BASE, ...foreign })).toThrow(
    new RegExp(`^The setting ${Object.keys(foreign)[0]} "[^"]+" is not valid`),
  );
});
