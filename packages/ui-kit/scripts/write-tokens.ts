// Run after tsc: the package's `tokens.json`.
import { writeFile } from 'node:fs/promises';
import { designTokens } from './design-tokens.ts';

await writeFile(new URL('../dist/tokens.json', import.meta.url), `${JSON.stringify(designTokens(), null, 2)}\n`);
