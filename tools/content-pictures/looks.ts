import type { Look } from './picture.ts';

/** The same room, painted for its subject. */
export const looks = {
  sand: { floor: '#e9e1d6', wall: '#e2d8ca' },
  steel: { floor: '#d3dbe4', wall: '#bccada' },
  indigo: { floor: '#6b7093', wall: '#4b5075', fill: 0.9, key: 2.3 },
  blush: { floor: '#ead8ce', wall: '#e2c6b8' },
  sage: { floor: '#dfe3d5', wall: '#c9d1bb' },
  sea: { floor: '#d5e2df', wall: '#b9d0ce' },
  clay: { floor: '#dcc4b3', wall: '#cfae99' },
  mist: { floor: '#e4e8ec', wall: '#d3dce5' },
  amber: { floor: '#eee0c6', wall: '#e5cfa8' },
} as const satisfies Readonly<Record<string, Partial<Look>>>;
