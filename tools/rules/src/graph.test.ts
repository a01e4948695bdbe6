import { expect, test } from 'vitest';
import { filesOf } from './files.ts';
import { readGraph, testsTouchedBy } from './graph.ts';

const graph = readGraph();
const known = new Set(filesOf(['.ts', '.tsx', '.yaml']).map(({ path }) => path));

/** The tests that a file runs again; it has to be there, so that the rule does not outlive it. */
function touchedBy(file: string): string[] {
  expect(known).toContain(file);
  return testsTouchedBy(file, graph);
}

const workspacesOf = (tasks: readonly string[]) => [...new Set(tasks.map((task) => task.split('#')[0]))];

test('a change in the server runs no picture and no journey again', () => {
  const touched = touchedBy('apps/server/src/modules/favorites/repository.ts');
  expect(touched).toEqual(expect.arrayContaining(['server#test:product', 'server#test:unit']));
  expect(workspacesOf(touched)).not.toEqual(expect.arrayContaining(['storybook']));
  expect(workspacesOf(touched)).not.toEqual(expect.arrayContaining(['ui-kit']));
  expect(touched).not.toContain('web#test:journeys');
});

test('the style of a component runs neither the server nor a journey again', () => {
  const touched = touchedBy('packages/ui-kit/src/components/Button/Button.css.ts');
  expect(workspacesOf(touched)).toEqual(expect.arrayContaining(['storybook', 'ui-kit']));
  expect(workspacesOf(touched)).not.toEqual(expect.arrayContaining(['server']));
  expect(workspacesOf(touched)).not.toEqual(expect.arrayContaining(['sdk']));
  expect(touched).not.toContain('web#test:journeys');
});

test('what a journey walks through runs it again', () => {
  for (const file of [
    'apps/web/src/features/cart/cart-overlay.ts',
    'apps/web/e2e/journeys/visitor.test.ts',
    'packages/ui-kit/src/components/Button/Button.tsx',
    'packages/regen-sdk/src/create-regen.ts',
    'packages/domain/src/money.ts',
    'openapi/regen.v1.yaml',
    'apps/server/src/storefront/storefront.ts',
  ])
    expect([file, touchedBy(file).includes('web#test:journeys')]).toEqual([file, true]);
});

test('a rule of the domain runs everything again that adds up', () => {
  expect(workspacesOf(touchedBy('packages/domain/src/cart-totals.ts'))).toEqual(
    expect.arrayContaining(['domain', 'server', 'storybook', 'web']),
  );
});

test('the contract runs the SDK and the server again', () => {
  const touched = touchedBy('openapi/regen.v1.yaml');
  expect(touched).toEqual(expect.arrayContaining(['sdk#test:unit', 'server#test:unit', 'conformance#test:product']));
});
