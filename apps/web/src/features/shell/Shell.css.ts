import { style } from '@vanilla-extract/css';

export const root = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });
export const main = style({ flex: 1, minInlineSize: 0 });

export const pending = style({ display: 'grid', placeItems: 'center', minBlockSize: '60vh' });
