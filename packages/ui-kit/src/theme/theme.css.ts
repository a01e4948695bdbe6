import { createGlobalTheme } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { tokens } from './tokens.ts';

createGlobalTheme(':root', vars, tokens);
