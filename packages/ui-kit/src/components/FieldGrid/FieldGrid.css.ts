import { css } from '../../theme/style.ts';

export const wholeRow = css({ gridColumn: '1 / -1' });
