import { createHash } from 'node:crypto';
import type { FocalPoint } from '../media/crop.ts';

export const CENTER: FocalPoint = { x: 50, y: 50 };

const sha256 = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex');

/** The name of a file by its content. */
export const fileOf = (bytes: Uint8Array): string => sha256(bytes);

/** Where the file of a picture is in the storage. */
export const pictureKey = (file: string): string => `pictures/${file}`;

/** Nobody can guess it, so a picture that is only shown to professionals is only found by them. */
export const pictureId = (file: string, { x, y }: FocalPoint): string => sha256(`${file} ${x} ${y}`).slice(0, 24);

/** Where the sizes of a picture are kept among all that is drawn. */
export const drawnFolder = (id: string): string => `pictures/${id}`;
