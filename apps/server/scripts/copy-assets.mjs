// Copies what the compiler leaves behind: migrations.
import { cpSync } from 'node:fs';

const from = new URL('../src/', import.meta.url);
const to = new URL('../dist/', import.meta.url);
const isWanted = (path) => !/\.(ts|tsx)$/.test(path);

const folder = 'db/migrations';
cpSync(new URL(folder, from), new URL(folder, to), { recursive: true, filter: isWanted });
