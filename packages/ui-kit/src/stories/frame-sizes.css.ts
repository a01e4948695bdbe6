import { css } from '../theme/style.ts';

export const band = css({ inlineSize: '12rem', aspectRatio: '5 / 4' });
export const thumb = css({ inlineSize: '4rem', blockSize: '5rem' });
