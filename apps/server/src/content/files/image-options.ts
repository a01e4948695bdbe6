import { IMAGE_FOCUS } from '../../media/content-image.ts';
import type { ImageOptions } from '../../media/content-image.ts';
import { badRequest } from '../delivery/errors.ts';

const MAX_SIDE = 4_000;
const MAX_RADIUS = 4_000;

/** Formats by the content type of a file. Others are sent as they are. */
const FORMATS = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
} as const satisfies Readonly<Record<string, ImageOptions['format']>>;

export const IMAGE_TYPES: ReadonlyMap<ImageOptions['format'], string> = new Map(
  Object.entries(FORMATS).map(([type, format]) => [format, type]),
);

const FITS = ['pad', 'fill', 'scale', 'crop', 'thumb'] as const;
const NAMES = ['w', 'h', 'fit', 'f', 'fm', 'fl', 'q', 'r', 'bg'];

export type ImageQuery = Readonly<Record<string, string | undefined>>;

function numberOf(query: ImageQuery, name: string, max: number): number | null {
  const text = query[name];
  if (text === undefined) return null;
  if (/^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= max) return Number(text);
  throw badRequest(`"${name}" must be a whole number from 1 to ${max}.`);
}

function oneOf<T extends string>(query: ImageQuery, name: string, words: readonly T[]): T | null {
  const text = query[name];
  if (text === undefined) return null;
  const found = words.find((word) => word === text);
  if (found !== undefined) return found;
  throw badRequest(`"${name}" must be one of ${words.join(', ')}.`);
}

function colorOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  const [, digits] = /^rgb:([0-9a-fA-F]{6})$/.exec(text) ?? [];
  if (digits === undefined) throw badRequest('"bg" must be a color such as rgb:9090ff.');
  return `#${digits.toLowerCase()}`;
}

/** How a URL asks for an image; null when it asks for the file as it is. */
export function imageOptions(query: ImageQuery, contentType: string): ImageOptions | null {
  const own = Object.entries(FORMATS).find(([type]) => type === contentType)?.[1];
  if (own === undefined || !NAMES.some((name) => query[name] !== undefined)) return null;
  return {
    width: numberOf(query, 'w', MAX_SIDE),
    height: numberOf(query, 'h', MAX_SIDE),
    fit: oneOf(query, 'fit', FITS) ?? 'default',
    focus: oneOf(query, 'f', IMAGE_FOCUS) ?? 'center',
    format: oneOf(query, 'fm', Object.values(FORMATS)) ?? own,
    quality: numberOf(query, 'q', 100),
    isProgressive: oneOf(query, 'fl', ['progressive', 'png8']) === 'progressive',
    radius: query['r'] === 'max' ? 'max' : numberOf(query, 'r', MAX_RADIUS),
    background: colorOf(query['bg']),
  };
}
