import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { usePress, type Press } from './use-press.ts';

type Act = (what: string) => Promise<void>;

function Part({ act, give }: { act: Act; give: (press: Press<[string]>['press']) => void }) {
  give(usePress(act).press);
  return null;
}

function pressOf(act: Act): Press<[string]>['press'] {
  const given: Press<[string]>['press'][] = [];
  renderToStaticMarkup(<Part act={act} give={(press) => given.push(press)} />);
  const [press] = given;
  if (!press) throw new Error('Not rendered.');
  return press;
}

it('ignores a second press until the first is done', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const act = vi.fn<(what: string) => Promise<void>>(() => promise);
  const press = pressOf(act);
  const both = [press('first'), press('second')];
  expect(act.mock.calls).toEqual([['first']]);
  resolve();
  await Promise.all(both);
  await press('third');
  expect(act.mock.calls).toEqual([['first'], ['third']]);
});

it('can be pressed again after a failure', async () => {
  const act = vi.fn<(what: string) => Promise<void>>(() => Promise.reject(new Error('No connection.')));
  const press = pressOf(act);
  await press('first');
  await press('again');
  expect(act.mock.calls).toEqual([['first'], ['again']]);
});
