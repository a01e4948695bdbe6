// tsc emits code only; the fonts and their licenses go beside it.
import { cp } from 'node:fs/promises';

const from = new URL('../src/fonts/', import.meta.url);
const to = new URL('../dist/fonts/', import.meta.url);
await cp(from, to, { recursive: true, filter: (path) => !path.endsWith('.ts') });
