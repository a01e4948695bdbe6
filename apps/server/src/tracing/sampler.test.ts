import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { samplerOf } from './sampler.ts';

const COLLECTOR = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318' };
const shown = (env: Record<string, string>): string => samplerOf(readConfig({ ...COLLECTOR, ...env })).toString();

test.each([
  [{}, /^ParentBased\{root=AlwaysOnSampler,/],
  [{ OTEL_TRACES_SAMPLER: 'always_on' }, /^AlwaysOnSampler$/],
  [{ OTEL_TRACES_SAMPLER: 'always_off' }, /^AlwaysOffSampler$/],
  [{ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.25' }, /^TraceIdRatioBased\{0\.25\}$/],
  [{ OTEL_TRACES_SAMPLER: 'parentbased_always_on' }, /^ParentBased\{root=AlwaysOnSampler,/],
  [{ OTEL_TRACES_SAMPLER: 'parentbased_always_off' }, /^ParentBased\{root=AlwaysOffSampler,/],
  [
    { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.5' },
    /^ParentBased\{root=TraceIdRatioBased\{0\.5\},/,
  ],
])('the sampler follows the standard variables: %j', (env, expected) => {
  expect(shown(env)).toMatch(expected);
});
