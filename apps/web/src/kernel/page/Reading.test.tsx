import { RegenServerError } from '@regen/sdk';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FailureBanner } from './FailureBanner.tsx';
import { Reading, type ReadQuery } from './Reading.tsx';

const failure = new RegenServerError({
  operationId: 'productList',
  status: 500,
  headers: new Headers({ 'X-Request-Id': 'req_1' }),
  body: { message: 'stack' },
});

const shown = (query: Partial<ReadQuery<string>>) =>
  renderToStaticMarkup(
    <Reading
      query={{ data: undefined, error: null, isFetching: false, refetch: () => undefined, ...query }}
      skeleton={<p>Loading</p>}
    >
      {(name) => <p>{name}</p>}
    </Reading>,
  );

it('shows the skeleton until there is data, and the data even when reading it again failed', () => {
  expect(shown({ isFetching: true })).toBe('<p>Loading</p>');
  expect(shown({ data: 'Daily Defense' })).toBe('<p>Daily Defense</p>');
  expect(shown({ data: 'Daily Defense', error: failure })).toBe('<p>Daily Defense</p>');
});

it('offers to try again when there is nothing to show, with the reference for support', () => {
  const text = shown({ error: failure });
  expect(text).toContain('Try again');
  expect(text).toContain('req_1');
  expect(text).not.toContain('Loading');
});

it('says what a press could not do, what became of the input, and the reference for support', () => {
  const text = renderToStaticMarkup(
    <FailureBanner error={failure} title="Nothing was added" note="It’s still here." />,
  );
  expect(text).toContain('Nothing was added');
  expect(text).toContain('Please try again in a moment. It’s still here.');
  expect(text).toContain('req_1');
  expect(renderToStaticMarkup(<FailureBanner error={failure} />)).toContain('Something went wrong on our side');
});
