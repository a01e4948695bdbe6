import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';
import type { PDFFont } from '@cantoo/pdf-lib';
import type { CertificateRow } from './repository.ts';

/** US letter on its side, in points. */
const WIDTH = 792;
const HEIGHT = 612;
const MARGIN = 36;
const LINE = WIDTH - 4 * MARGIN;

// Rule K10.
const PRIMARY = rgb(0x35 / 255, 0x39 / 255, 0x54 / 255);
const MUTED = rgb(0x4a / 255, 0x4f / 255, 0x63 / 255);

/** Base letters of those that Unicode does not take apart. */
const BASES: ReadonlyMap<string, string> = new Map(
  Object.entries({ ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ħ: 'h', Ħ: 'H', ı: 'i' }),
);

/**
 * The fonts that every reader of PDF files has know the letters of Western Europe. An accent that they lack is left out, and a letter of
 * another script is a question mark.
 */
export function printable(text: string, font: Pick<PDFFont, 'getCharacterSet'>): string {
  const known = new Set(font.getCharacterSet());
  const isKnown = (letter: string) => known.has(letter.codePointAt(0) ?? 0);
  return [...text.normalize('NFC')]
    .flatMap((letter) => {
      if (isKnown(letter)) return [letter];
      const parts = [...(BASES.get(letter) ?? letter.normalize('NFKD'))];
      const kept = parts.filter(isKnown);
      return kept.length > 0 || /\p{M}/u.test(letter) ? kept : ['?'];
    })
    .join('');
}

/** A certificate as a PDF file. The same one has the same bytes. */
export async function drawCertificate(
  { id, name, topic, completedAt }: CertificateRow,
  brand: string,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const [serif, sans] = await Promise.all([
    pdf.embedFont(StandardFonts.TimesRoman),
    pdf.embedFont(StandardFonts.Helvetica),
  ]);
  pdf.setTitle(`Certificate: ${topic}`, { showInWindowTitleBar: true });
  pdf.setAuthor(brand);
  pdf.setLanguage('en-US');
  pdf.setCreationDate(completedAt);
  pdf.setModificationDate(completedAt);
  const page = pdf.addPage([WIDTH, HEIGHT]);
  page.drawRectangle({
    x: MARGIN,
    y: MARGIN,
    width: WIDTH - 2 * MARGIN,
    height: HEIGHT - 2 * MARGIN,
    borderColor: PRIMARY,
    borderWidth: 1.5,
  });
  const line = (text: string, y: number, font: PDFFont, largest: number, color = PRIMARY): void => {
    const words = printable(text, font);
    const size = Math.min(largest, (largest * LINE) / font.widthOfTextAtSize(words, largest));
    page.drawText(words, { x: (WIDTH - font.widthOfTextAtSize(words, size)) / 2, y, size, font, color });
  };
  const date = completedAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  line(brand.toUpperCase(), 500, serif, 26);
  line('Certificate of completion', 440, serif, 34);
  line('This certifies that', 380, sans, 14, MUTED);
  line(name, 325, serif, 42);
  line('has passed every lesson of', 275, sans, 14, MUTED);
  line(topic, 230, serif, 28);
  line(date, 165, sans, 14);
  line(`Certificate ${id}`, 84, sans, 10, MUTED);
  return pdf.save();
}
