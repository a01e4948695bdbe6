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
  [{ ...BASE, OTEL_SDK_DISABLED: 'false' }, 'http://collector.example:4318/base/v1/traces'],
])('traces are sent to the URL in the standard variables: %j', (env, expected) => {
  expect(collectorOf(readConfig(env))).toBe(expected);
});

test('an error about an invalid collector hides its URL, and one about an invalid sampler shows its value', () => {
  const read = (env: Record<string, string>) => () => readConfig(env);
  expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: 'ftp://me:canary@collector.example' })).toThrow(
    /^The setting OTEL_EXPORTER_OTLP_ENDPOINT is not valid: (?!.*canary)/,
  );
  expect(read({ OTEL_TRACES_SAMPLER: 'some' })).toThrow(/^The setting OTEL_TRACES_SAMPLER "some" is not valid/);
});
