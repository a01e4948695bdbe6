import { createGlobalThemeContract } from '@vanilla-extract/css';
import { customProperty, tokenShape } from './tokens.ts';

/** The contract: every theme gives each of these custom properties a value. Names are stable: `--rg-color-text-body`. */
export const vars = createGlobalThemeContract(tokenShape, (_value, path) => customProperty(path));
