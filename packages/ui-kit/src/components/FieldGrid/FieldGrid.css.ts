import { globalStyle } from '@vanilla-extract/css';
import { components } from '../../theme/layers.css.ts';
import { css } from '../../theme/style.ts';
import * as field from '../Field/Field.css.ts';

export const root = css({});
export const wholeRow = css({ gridColumn: '1 / -1' });

// Below its box: beside a field without a hint, the boxes of both stand in one line.
const below = (selector: string, order: number) =>
  globalStyle(`${root} ${selector}`, { '@layer': { [components]: { order } } });
below(field.hint, 1);
below(field.error, 2);
