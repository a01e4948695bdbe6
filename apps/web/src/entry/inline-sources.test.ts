import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineSources, joinSources } from './inline-sources.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('names the scripts and styles of HTML by their hashes, and nothing that a browser does not run', () => {
  const html =
    '<style>a{b:c}</style><script>f("é")</script><script id="c" type="application/json">{}</script><script></script>';
  expect(inlineSources(html)).toEqual({ scripts: [hashOf('f("é")'), hashOf('')], styles: [hashOf('a{b:c}')] });
});

it('passes over what does not carry the mark, such as a script in a text that somebody has written', () => {
  const html =
    '<p><script>planted()</script><script nonce="guess">planted()</script></p><script nonce="m">own()</script>';
  expect(inlineSources(html, ' nonce="m"')).toEqual({ scripts: [hashOf('own()')], styles: [] });
});

it('names each once', () => {
  expect(joinSources({ scripts: ['a'], styles: [] }, { scripts: ['b', 'a'], styles: ['c'] })).toEqual({
    scripts: ['a', 'b'],
    styles: ['c'],
  });
});
