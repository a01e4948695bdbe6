import { expect, it } from 'vitest';
import { CLIENTS, program } from './programs.ts';
import { table, withSection } from './report.ts';
import { measuredOperations } from './world.ts';

it('gives every client the same operations', () => {
  const ids = measuredOperations().map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(90);
  for (const client of CLIENTS.filter((name) => name !== '@regen/sdk')) {
    const all = program(client, 'all');
    expect(ids.filter((id) => !all.includes(id))).toEqual([]);
    expect(program(client, 'three')).not.toContain('orderPlace');
  }
});

it('keeps its place in the report', () => {
  const first = withSection('# Performance\n\nText.\n', table([['a', '1']]), 'v26.0.0');
  expect(first).toMatch(/^# Performance\n\nText\.\n\n## The SDK beside other clients\n[^]*\| a \| 1 \|\n$/);
  const again = withSection(`${first}\n## After\n\nMore.\n`, table([['b', '2']]), 'v26.0.0');
  expect(again).toContain('| b | 2 |');
  expect(again).not.toContain('| a | 1 |');
  expect(again.match(/^## .*$/gm)).toEqual(['## The SDK beside other clients', '## After']);
  expect(again).toContain('More.');
});
