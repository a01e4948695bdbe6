import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, '.github/workflows');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

interface Step {
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}
interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, { 'timeout-minutes': number; steps: Step[] }>;
}
const workflows = readdirSync(folder).map((name) => {
  const workflow = parse(readFileSync(join(folder, name), 'utf8')) as Workflow;
  return { name, workflow, steps: Object.values(workflow.jobs).flatMap(({ steps }) => steps) };
});

it('there is one to check, one for a canary and one to release', () => {
  expect(workflows.map(({ name }) => name)).toEqual(['canary.yaml', 'check.yaml', 'release.yaml']);
});

it.each(workflows)('$name runs what there is, and not for ever', ({ workflow, steps }) => {
  for (const job of Object.values(workflow.jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0);
  const commands = steps.flatMap(({ run, with: given }) => [run, given?.['version'], given?.['publish']]);
  const names = commands.flatMap((command) => /npm run ([\w:]+)/.exec(String(command))?.[1] ?? []);
  for (const name of names) expect(Object.keys(scripts)).toContain(name);
  expect(steps.some(({ run }) => run === 'npm ci')).toBe(true);
});

it.each(workflows.filter(({ name }) => name !== 'check.yaml'))(
  '$name publishes with provenance',
  ({ workflow, steps }) => {
    expect(workflow.permissions['id-token']).toBe('write');
    const publishing = steps.filter((step) => JSON.stringify([step.run, step.with]).includes('release:publish'));
    expect(publishing).toHaveLength(1);
    for (const { env } of publishing) expect(env?.['NPM_CONFIG_PROVENANCE']).toBe('true');
  },
);
