import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PlainVideo } from './PlainVideo.tsx';

const sources = [{ src: '/film.webm', type: 'video/webm' }];

it('begins where its address says', () => {
  expect(renderToStaticMarkup(<PlainVideo label="A film" sources={sources} startAt={15} />)).toContain(
    'src="/film.webm#t=15"',
  );
  expect(renderToStaticMarkup(<PlainVideo label="A film" sources={sources} />)).toContain('src="/film.webm"');
});
