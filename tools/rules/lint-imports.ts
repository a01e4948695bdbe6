/**
 * `npm run lint:imports`: import boundaries and import cycles between files and folders. Folder cycles count in shipped
 * code only; a test may import from anywhere.
 */
import { join } from 'node:path';
import imports, { TESTS } from './imports.config.ts';
import { knownCycles } from './known-cycles.ts';
import { cruise, type Violation } from './src/cruise.ts';
import { compareCycles, neighbors } from './src/folder-cycles.ts';

const comments = new Map([...imports.forbidden, ...imports.required].map(({ name, comment }) => [name, comment]));

/** A cycle is found once from each of its files: one text for all of them. */
function describe({ rule, from, to, cycle }: Violation): string {
  if (cycle === undefined) return `${rule.name}: ${from} imports ${to}\n  ${comments.get(rule.name)}`;
  const names = cycle.map(({ name }) => name);
  const first = names.indexOf(names.toSorted()[0] ?? '');
  return `${rule.name}:\n  ${[...names.slice(first), ...names.slice(0, first + 1)].join('\n  → ')}\n  ${comments.get(rule.name)}`;
}

const isTest = new RegExp(TESTS);
const started = performance.now();
const found = await cruise(join(import.meta.dirname, '../..'));
const shipped = found.imports.filter(({ from, to }) => !isTest.test(from) && !isTest.test(to));
const { cycles, outdated } = compareCycles(shipped, knownCycles);

const problems = [
  ...new Set(found.violations.map(describe)),
  ...cycles.map(({ members, imports: tied }) => {
    const arrows = tied.map((one) => `${neighbors(one).join(' → ')}: ${one.from} imports ${one.to}`);
    return `import cycle between folders: ${members.join(', ')}\n  ${arrows.toSorted().join('\n  ')}`;
  }),
  ...outdated.map(({ from, to }) => `known-cycles.ts: ${from} no longer forms a cycle with ${to}; remove the entry`),
];
for (const problem of problems) console.error(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
console.log(
  `Imports of ${found.files} files: ${problems.length} problems, in ${((performance.now() - started) / 1000).toFixed(1)} s.`,
);
