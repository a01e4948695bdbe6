import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib';
import { inflateSync } from 'node:zlib';

export interface PdfText {
  title: string | undefined;
  language: string | undefined;
  isTagged: boolean;
  pages: number;
  /** What is drawn, in the order in which it is drawn: one line per operator. */
  lines: string[];
  /** Structure elements, depth first. */
  tags: string[];
}

const bytesOf = (stream: PDFRawStream): string => {
  const isPacked = String(stream.dict.get(PDFName.of('Filter'))).includes('FlateDecode');
  return Buffer.from(isPacked ? inflateSync(stream.contents) : stream.contents).toString('latin1');
};

/** Glyphs of a font to characters, by its own table, as a reader copies text. */
function glyphsOf(font: PDFDict): (hex: string) => string {
  const table = font.lookup(PDFName.of('ToUnicode'));
  if (!(table instanceof PDFRawStream)) throw new Error('A font has no table of its characters.');
  const characters = new Map<number, string>();
  for (const [, from = '', , list = ''] of bytesOf(table).matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
    // A glyph of several letters has several codes, with a space between them.
    for (const [index, [, code = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries()) {
      const units = code.match(/\w{4}/g)?.map((unit) => Number.parseInt(unit, 16)) ?? [];
      characters.set(Number.parseInt(from, 16) + index, String.fromCharCode(...units));
    }
  }
  return (hex) => (hex.match(/.{4}/g) ?? []).map((glyph) => characters.get(Number.parseInt(glyph, 16)) ?? '?').join('');
}

function linesOf(content: string, fonts: ReadonlyMap<string, (hex: string) => string>): string[] {
  const lines: string[] = [];
  let font = (hex: string): string => hex;
  for (const [, name, drawn = ''] of content.matchAll(/\/(\w+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) font = fonts.get(name) ?? font;
    else lines.push([...drawn.matchAll(/<(\w+)>/g)].map(([, hex = '']) => font(hex)).join(''));
  }
  return lines;
}

function tagsOf(element: PDFDict): string[] {
  const kids = element.lookup(PDFName.of('K'));
  const all = kids instanceof PDFArray ? kids.asArray() : kids === undefined ? [] : [kids];
  const below = all.flatMap((kid) => {
    const found = element.context.lookup(kid);
    return found instanceof PDFDict && found.has(PDFName.of('S')) ? tagsOf(found) : [];
  });
  const kind = element.get(PDFName.of('S'));
  return kind instanceof PDFName ? [kind.decodeText(), ...below] : below;
}

/** Reads what a PDF of ours says, without the code that wrote it. */
export async function readPdf(bytes: Uint8Array): Promise<PdfText> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const { catalog } = document;
  const language = catalog.get(PDFName.of('Lang'));
  const tree = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  const marked = catalog.lookupMaybe(PDFName.of('MarkInfo'), PDFDict);
  return {
    title: document.getTitle(),
    language: language instanceof PDFString || language instanceof PDFHexString ? language.decodeText() : undefined,
    isTagged: String(marked?.get(PDFName.of('Marked'))) === 'true',
    pages: document.getPageCount(),
    lines: document.getPages().flatMap((page) => {
      const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
      const readers = new Map(
        fonts?.keys().map((name) => [name.decodeText(), glyphsOf(fonts.lookup(name, PDFDict))] as const),
      );
      const contents = page.node.lookup(PDFName.of('Contents'));
      return contents instanceof PDFRawStream ? linesOf(bytesOf(contents), readers) : [];
    }),
    tags: tagsOf(tree),
  };
}
