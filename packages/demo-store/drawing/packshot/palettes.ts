import type { Palette } from '../packaging.ts';
import { mix } from './color.ts';
import type { Line } from './design.ts';

export interface Colors {
  /** Wall and floor behind the pack. */
  readonly wall: string;
  readonly floor: string;
  readonly body: string;
  readonly cap: string;
  /** The thin bar of the color code. */
  readonly code: string;
  readonly ink: string;
  /** What is inside. */
  readonly content: string;
}

const ink = '#353954';
const paper = '#f6f2ec';
const white = '#f4f2ee';

const retail: Readonly<Record<Palette, Colors>> = {
  indigo: {
    wall: '#e4e2ea',
    floor: '#efecee',
    body: '#454a70',
    cap: '#2b2e47',
    code: '#c6a877',
    ink: paper,
    content: '#f4efe6',
  },
  steel: {
    wall: '#dfe5ec',
    floor: '#edeff1',
    body: '#8ea6c4',
    cap: white,
    code: '#353954',
    ink: '#262a44',
    content: '#dfe9f5',
  },
  mist: { wall: '#e3e8ea', floor: '#f0f1ef', body: '#dbe6eb', cap: white, code: '#7f9fb4', ink, content: '#eaf3f6' },
  sage: {
    wall: '#e1e5da',
    floor: '#eeefe8',
    body: '#b7c4aa',
    cap: white,
    code: '#5f7455',
    ink: '#2f3a33',
    content: '#e2ead3',
  },
  sand: { wall: '#ebe3d7', floor: '#f4efe7', body: '#e7dccb', cap: white, code: '#b0946b', ink, content: '#f6efe2' },
  blush: {
    wall: '#eee0db',
    floor: '#f5ede9',
    body: '#e6c9c0',
    cap: white,
    code: '#b67c6f',
    ink: '#45303a',
    content: '#f8e4dd',
  },
  clay: {
    wall: '#ead9cf',
    floor: '#f3e9e2',
    body: '#c58b73',
    cap: '#f1e9e1',
    code: '#5d3327',
    ink: '#3a211b',
    content: '#eab89a',
  },
  amber: {
    wall: '#eee1cb',
    floor: '#f6eee0',
    body: '#b9722a',
    cap: '#2b2e47',
    code: '#f0d9a8',
    ink: '#fff8ec',
    content: '#e8a94a',
  },
  citrus: {
    wall: '#f0e8cf',
    floor: '#f7f2e2',
    body: '#efd692',
    cap: white,
    code: '#c08a1e',
    ink: '#3c3420',
    content: '#fbeebd',
  },
  lilac: {
    wall: '#e5dfea',
    floor: '#f0ecf0',
    body: '#c5b9d6',
    cap: white,
    code: '#735f93',
    ink: '#322a49',
    content: '#efe6f3',
  },
  sea: {
    wall: '#d8e5e3',
    floor: '#e9f0ed',
    body: '#9dc4c2',
    cap: white,
    code: '#2f6f72',
    ink: '#173a40',
    content: '#d2ecea',
  },
  charcoal: {
    wall: '#dedddd',
    floor: '#ebe9e7',
    body: '#3b3d45',
    cap: '#24252b',
    code: '#b9bcc4',
    ink: paper,
    content: '#b9b4ad',
  },
};

/** Professional packs are white with the color code large; clinical strength is charcoal with the code as its only color. */
export function colorsOf(palette: Palette, line: Line): Colors {
  const own = retail[palette];
  if (line === 'professional') {
    const code = palette === 'charcoal' || palette === 'indigo' ? '#353954' : mix(own.body, own.code, 0.3);
    return { ...own, body: '#f0eeea', cap: '#353954', code, ink: '#2c3050' };
  }
  if (line === 'clinical') return { ...own, body: '#33353d', cap: '#202127', code: own.body, ink: '#f1ede6' };
  return own;
}
