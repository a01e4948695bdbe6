import { expect, it } from 'vitest';
import { licenseProblem } from './license-file.ts';

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const blank = (size: number) => new Uint8Array(size);

it.each([
  ['a PDF', new Blob(['%PDF-1.7 …'])],
  ['a PNG', new Blob([PNG])],
  ['a JPEG', new Blob([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])])],
  ['a WebP', new Blob(['RIFF', blank(4), 'WEBPVP8 '])],
  ['a PDF of 10 MB', new Blob(['%PDF-', blank(10 * 1024 * 1024 - 5)])],
])('takes %s', async (_name, file) => {
  expect(await licenseProblem(file)).toBeNull();
});

it.each([
  ['nothing', new Blob([]), /^This file is empty\.$/],
  ['a page', new Blob(['<html>']), /isn’t what its name says/],
  ['a sound in the same box as WebP', new Blob(['RIFF', blank(4), 'WAVEfmt ']), /isn’t what its name says/],
  ['a larger PDF', new Blob(['%PDF-', blank(10 * 1024 * 1024)]), /This file is 10\.5 MB\. PDFs can be up to 10 MB/],
  ['a picture of 6 MB', new Blob([PNG, blank(6 * 1024 * 1024)]), /This file is 6\.3 MB\..*photos up to 5 MB/],
])('refuses %s', async (_name, file, message) => {
  expect(await licenseProblem(file)).toMatch(message);
});
