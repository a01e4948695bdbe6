import { expect, it } from 'vitest';
import { safeHref } from './safe-href.ts';

it.each<[href: unknown, safe: string | undefined]>([
  ['https://regen.example/a?b=c#d', 'https://regen.example/a?b=c#d'],
  ['http://regen.example', 'http://regen.example/'],
  ['mailto:care@regen.example', 'mailto:care@regen.example'],
  ['tel:+13035550100', 'tel:+13035550100'],
  ['/products/GM1?from=blog', '/products/GM1?from=blog'],
  ['#serum', '#serum'],
  ['javascript:alert(1)', undefined],
  ['JaVaScRiPt:alert(1)', undefined],
  [' \u0001javascript:alert(1)', undefined],
  ['java\nscript:alert(1)', undefined],
  ['\tjava\tscript:alert(1)', undefined],
  ['data:text/html,<script>alert(1)</script>', undefined],
  ['vbscript:x', undefined],
  ['blob:https://regen.example/1', undefined],
  ['file:///etc/passwd', undefined],
  // It leaves the site, so it says so.
  ['//evil.example/x', 'https://evil.example/x'],
  ['/\\evil.example/x', 'https://evil.example/x'],
  // A path that a browser would read as another site.
  ['/.//evil.example', undefined],
  ['/a/..//evil.example', undefined],
  ['/.\\/evil.example', undefined],
  ['/a//b', '/a//b'],
  ['https://regen.example@evil.example/', undefined],
  ['docs/a', undefined],
  ['', undefined],
  [`/${'a'.repeat(3_000)}`, undefined],
  [undefined, undefined],
  [{ toString: () => 'javascript:alert(1)' }, undefined],
])('%j is read as %j', (href, safe) => {
  expect(safeHref(href)).toBe(safe);
});
