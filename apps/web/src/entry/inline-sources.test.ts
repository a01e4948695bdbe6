import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineSources, joinSources } from './inline-sources.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('lists the hashes of scripts and styles in HTML, and of nothing that a browser does not run', () => {
  const html =
    '<style>a{b:c}</style><script>f("é")</script><script id="c" type="application/json">{}</script><script></script>';
  expect(inlineSources(html)).toEqual({ scripts: [hashOf('f("é")'), hashOf('')], styles: [hashOf('a{b:c}')] });
});

it('ignores elements without the mark, such as a script in a text that someone has written', () => {
  const html =
    '<p><script>planted()</script><script nonce="guess">planted()</script></p><script nonce="m">own()</script>';
  expect(inlineSources(html, ' nonce="m"')).toEqual({ scripts: [hashOf('own()')], styles: [] });
});

it('lists each hash once', () => {
  expect(joinSources({ scripts: ['a'], styles: [] }, { scripts: ['b', 'a'], styles: ['c'] })).toEqual({
    scripts: ['a', 'b'],
    styles: ['c'],
  });
});
