import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, '.github/workflows');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

interface Step {
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}
interface Job {
  'timeout-minutes': number;
  if?: string;
  needs?: string;
  permissions?: Record<string, string>;
  steps: Step[];
}
interface Workflow {
  on: unknown;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}
const workflows = readdirSync(folder).map((name) => {
  const text = readFileSync(join(folder, name), 'utf8');
  const workflow = parse(text) as Workflow;
  const jobs = Object.values(workflow.jobs);
  return { name, text, workflow, jobs, steps: jobs.flatMap(({ steps }) => steps) };
});
const workflowOf = (name: string) => {
  const found = workflows.find((one) => one.name === `${name}.yaml`);
  if (!found) throw new Error(`There is no workflow ${name}.`);
  return found;
};
const runs = (steps: readonly Step[], command: string) =>
  steps.some(({ run = '' }) => run.split('\n').includes(command));

it('there is one to check, one for a canary and one to release', () => {
  expect(workflows.map(({ name }) => name)).toEqual(['canary.yaml', 'check.yaml', 'release.yaml']);
});

it.each(workflows)('$name runs existing scripts, with a timeout', ({ jobs, steps }) => {
  for (const job of jobs) expect(job['timeout-minutes']).toBeGreaterThan(0);
  const names = steps.flatMap(({ run = '' }) => [...run.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name));
  for (const name of names) expect(Object.keys(scripts)).toContain(name);
  expect(
    jobs.flatMap((job) => job.steps.some(({ run }) => run?.includes('npm ci')) || runs(job.steps, 'bash .ci/run')),
  ).not.toContain(false);
});

it.each(workflows)(
  '$name pins the actions of others to a commit, and says which version that is',
  ({ text, steps }) => {
    const used = [...text.matchAll(/uses: (.+)$/gm)].map(([, line = '']) => line);
    expect(used.length).toBe(steps.filter(({ uses }) => uses !== undefined).length);
    for (const line of used) expect(line).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  },
);

it.each(workflows)('$name gives credentials for git only to the steps that push', ({ steps }) => {
  const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkouts.length).toBeGreaterThan(0);
  // By default, checkout leaves its token in .git/config, where every script of a package that is installed later could read it.
  for (const checkout of checkouts) expect(checkout.with).toMatchObject({ 'persist-credentials': false });
  for (const { run = '', env } of steps.filter((step) => step.run?.includes('git push'))) {
    expect(env).toEqual({ GH_TOKEN: '${{ github.token }}' });
    expect(run).toMatch(/^gh auth setup-git\n(.*\n)*?git push /m);
    expect(run).not.toMatch(/npm|node/);
  }
});

it('one file lists what is installed, for all', () => {
  const listed = readFileSync(join(root, '.ci/install'), 'utf8');
  const run = readFileSync(join(root, '.ci/run'), 'utf8');
  expect(listed).toContain('apt-get install');
  expect(run).toContain('\nbash .ci/install\nnpm ci --no-audit --no-fund\nnpm test\n');
  for (const { text } of [...workflows, { text: run }]) expect(text).not.toContain('apt-get');
  expect(runs(workflowOf('check').steps, 'bash .ci/run')).toBe(true);
});

it('a release follows the check of the same commit and does not repeat it', () => {
  const { workflow, text } = workflowOf('release');
  expect(workflow.on).toEqual({ workflow_run: { workflows: ['check'], types: ['completed'], branches: ['main'] } });
  // The check of a pull request from a branch that is called main elsewhere counts for nothing.
  expect(workflow.jobs['propose']?.if).toBe(
    "github.event.workflow_run.conclusion == 'success' && github.event.workflow_run.event == 'push'",
  );
  expect(workflow.jobs['publish']?.needs).toBe('propose');
  expect(text.match(/ref: '\$\{\{ github\.event\.workflow_run\.head_sha \}\}'/g)).toHaveLength(2);
  expect(text).not.toMatch(/npm (run )?test|\.ci\/run/);
});

it('jobs have least-privilege permissions', () => {
  const permissions = Object.fromEntries(
    workflows.flatMap(({ name, workflow }) => [
      [name, workflow.permissions],
      ...Object.entries(workflow.jobs).map(([job, value]) => [`${name} ${job}`, value.permissions]),
    ]),
  ) as Record<string, unknown>;
  expect(permissions).toEqual({
    'canary.yaml': {},
    'canary.yaml canary': { contents: 'read', 'id-token': 'write' },
    'check.yaml': { contents: 'read' },
    'check.yaml check': undefined,
    'release.yaml': {},
    'release.yaml propose': { contents: 'write', 'pull-requests': 'write' },
    'release.yaml publish': { contents: 'write', 'id-token': 'write' },
  });
  // The key of the registry is for the step that publishes; no action gets it.
  const holders = workflows.flatMap(({ steps }) => steps.filter((step) => JSON.stringify(step).includes('NPM_TOKEN')));
  expect(holders.map(({ run }) => run?.split(' -- ')[0])).toEqual([
    'npm run release:publish',
    'npm run release:publish',
  ]);
  for (const { env } of holders) expect(env?.['NPM_CONFIG_PROVENANCE']).toBe('true');
});
