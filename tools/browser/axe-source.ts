import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The script of axe, to be run in a page. The short one: it is sent with every check. */
export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
