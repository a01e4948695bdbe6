import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const text = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

test('the route in README.md is one of the store, so it compiles', () => {
  const [, path = '', code] = /`(src\/routes\/[^`]+)`, in full:\n\n```tsx\n([\s\S]*?)```/.exec(text('README.md')) ?? [];
  expect(code).toBe(text(path));
});
