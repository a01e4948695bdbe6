import { readFileSync } from 'node:fs';
import type { Contract } from './contract.ts';

/** Where `npm run gen` writes the contract in one piece. */
export const CONTRACT_FILE = new URL('../generated/regen.v1.json', import.meta.url);

/** The whole contract, in one piece. Every call reads it again, so that a caller may modify it. */
export function readContract(file: URL | string = CONTRACT_FILE): Contract {
  return JSON.parse(readFileSync(file, 'utf8')) as Contract;
}
