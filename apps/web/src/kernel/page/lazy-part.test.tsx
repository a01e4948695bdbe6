import { Suspense, type ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ChunkLoadError, loadChunk } from '../errors/load-chunk.ts';
import { lazyPart, orNothing } from './lazy-part.ts';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
/** An import as the build emits it. */
const missing = () =>
  loadChunk((): Promise<{ Greeting: typeof Greeting }> =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js')),
  );

async function shown(part: ReactNode) {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(<Suspense>{part}</Suspense>, {
    onError: (error) => void errors.push(error),
  });
  await stream.allReady;
  return { html: await new Response(stream).text(), errors };
}

it('shows a part as soon as its chunk has loaded', async () => {
  const Part = lazyPart(async () => ({ Greeting }), 'Greeting');
  expect((await shown(<Part name="Dana" />)).html).toContain('<p>Hello <!-- -->Dana</p>');
});

it('throws the error of a missing chunk', async () => {
  const Part = lazyPart(missing, 'Greeting');
  expect((await shown(<Part name="Dana" />)).errors).toEqual([expect.any(ChunkLoadError)]);
});

it('renders a fallback with the same props instead, if there is one', async () => {
  const Other = lazyPart(
    missing,
    'Greeting',
    (error) =>
      ({ name }) =>
        `${name}: ${String(error)}`,
  );
  expect((await shown(<Other name="Dana" />)).html).toContain(
    'Dana: ChunkLoadError: A part of the page did not arrive.',
  );
  const Nothing = lazyPart(missing, 'Greeting', orNothing);
  const { html, errors } = await shown(<Nothing name="Dana" />);
  expect([html.replaceAll(/<!--.*?-->/g, ''), errors]).toEqual(['', []]);
});
