import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { inlineScript } from './inline-script.ts';

function mark(name: string, urls: readonly string[]): void {
  // Said nowhere in the page.
  document.title = `${name} ${urls.join(' ')}`;
}

it('runs the function with its arguments, and cannot be ended by one of them', () => {
  const html = inlineScript('n0nce', mark, '</script>', ['/a.js', '/b.js']);
  expect(html).not.toContain('Said nowhere');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const [, nonce, source = ''] = /^<script nonce="(\w+)">([\s\S]*)<\/script>$/.exec(html) ?? [];
  expect(nonce).toBe('n0nce');
  const document = { title: '' };
  runInNewContext(source, { document });
  expect(document.title).toBe('</script> /a.js /b.js');
});
