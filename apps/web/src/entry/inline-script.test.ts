import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { inlineScript } from './inline-script.ts';

function mark(name: string, urls: readonly string[]): void {
  // Said nowhere in the page.
  document.title = `${name} ${urls.join(' ')}`;
}

it('runs the function with its arguments, and cannot be ended by one of them', () => {
  const html = inlineScript(mark, '</script>', ['/a.js', '/b.js']);
  expect(html).not.toContain('Said nowhere');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const [, source = ''] = /^<script>([\s\S]*)<\/script>$/.exec(html) ?? [];
  const document = { title: '' };
  runInNewContext(source, { document });
  expect(document.title).toBe('</script> /a.js /b.js');
});
