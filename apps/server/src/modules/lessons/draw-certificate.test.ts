import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { problemOf } from '../../pdf/find-problem.ts';
import { drawCertificate, printable } from './draw-certificate.ts';

const row = {
  id: 'cer_01kaxg2p0r3v5w7y9a1c3e5g7j',
  name: 'Zoë Łukasińska',
  topic: 'Skin science',
  completedAt: new Date('2026-11-20T16:00:00.000Z'),
};

it('is a PDF file of one page on letter paper, with its title, and nothing else in it', async () => {
  const bytes = await drawCertificate(row, 'Regen');
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  expect([pdf.getPageCount(), pdf.getTitle(), pdf.getPage(0).getSize()]).toEqual([
    1,
    'Certificate: Skin science',
    { width: 792, height: 612 },
  ]);
  expect(problemOf(Buffer.from(bytes))).toBeNull();
  expect(Buffer.from(await drawCertificate(row, 'Regen')).equals(Buffer.from(bytes))).toBe(true);
});

/** What is drawn, as the text of a file has it: letters of its fonts, in hexadecimal. */
function drawnIn(bytes: Uint8Array): string {
  const file = Buffer.from(bytes);
  const starts = [...file.toString('latin1').matchAll(/stream\r?\n(?=\x78)/g)].map(
    ({ index, 0: word }) => index + word.length,
  );
  return starts.map((start) => inflateSync(file.subarray(start)).toString('latin1')).join('\n');
}

it('says who has passed what, and when', async () => {
  const drawn = drawnIn(await drawCertificate({ ...row, name: 'Rita Cole' }, 'Regen'));
  for (const text of ['Rita Cole', 'Skin science', 'November 20, 2026', row.id]) {
    expect(drawn.toLowerCase()).toContain(Buffer.from(text, 'latin1').toString('hex'));
  }
});

it('writes names with the letters that its fonts have', async () => {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.TimesRoman);
  expect(printable('Zoë Łukasińska O’Brien', font)).toBe('Zoë Lukasinska O’Brien');
  expect(printable('李', font)).toBe('?');
  expect((await drawCertificate({ ...row, name: '李 小龍', topic: 'T'.repeat(200) }, 'Regen')).length).toBeGreaterThan(
    500,
  );
});
