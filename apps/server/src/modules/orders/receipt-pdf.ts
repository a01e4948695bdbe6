import { openSync } from 'fontkit';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { LineAmount, ReceiptText } from './receipt-text.ts';

const resolve = createRequire(import.meta.url).resolve;
const family = '@expo-google-fonts/source-sans-3';

/** The types know names and files only; the library takes fonts that are open as well. */
const openFont = (path: string) => openSync(resolve(`${family}/${path}`)) as unknown as PDFKit.Mixins.PDFFontSource;

/** Reading the tables of a font takes ten times as long as writing a receipt with it, so it is done once. */
const openFonts = () => ({
  regular: openFont('400Regular/SourceSans3_400Regular.ttf'),
  bold: openFont('600SemiBold/SourceSans3_600SemiBold.ttf'),
});
type Fonts = ReturnType<typeof openFonts>;
type Font = keyof Fonts;

// Points, of which an inch has 72.
const MARGIN = 54;
const WIDTH = 612 - 2 * MARGIN;
const LAST = 792 - MARGIN;
const INK = '#2b2e3f';
const BRAND = '#353954';
const MUTED = '#5c6070';
const LINE = '#d9d4cc';

interface Style {
  font?: Font;
  size?: number;
  color?: string;
  align?: 'left' | 'right';
  spacing?: number;
}

/** A column of text: where it begins, and how wide it is. */
interface Column {
  x: number;
  width: number;
}

type Structure = ReturnType<PDFKit.PDFDocument['struct']>;
/** The types are older than the library. */
type StructureOptions = PDFKit.Mixins.StructureElementOptions & { scope?: 'Column' | 'Row' };

/** Writes a tagged PDF from top to bottom. What is written in one structure element stays on one page. */
class Sheet {
  readonly document: PDFKit.PDFDocument;
  readonly root: Structure;
  readonly #title: string;
  #pages = 1;
  y = MARGIN;

  constructor(fonts: Fonts, title: string, author: string) {
    this.#title = title;
    this.document = new PDFDocument({
      size: 'LETTER',
      margin: MARGIN,
      pdfVersion: '1.7',
      lang: 'en-US',
      tagged: true,
      displayTitle: true,
      info: { Title: title, Author: author },
    });
    for (const [name, font] of Object.entries(fonts)) this.document.registerFont(name, font);
    this.root = this.document.struct('Document');
    this.document.addStructure(this.root);
  }

  /** Adds an element whose content is drawn now. */
  add(parent: Structure, type: string, draw?: () => void, options: StructureOptions = {}): Structure {
    const element = this.document.struct(type, options, draw);
    parent.add(element);
    return element;
  }

  #set({ font = 'regular', size = 10, color = INK }: Style): void {
    this.document.font(font).fontSize(size).fillColor(color);
  }

  heightOf(text: string, { width }: Column, style: Style = {}): number {
    this.#set(style);
    return this.document.heightOfString(text, { width, characterSpacing: style.spacing ?? 0 });
  }

  /** Draws text from `y` on, and returns its height. */
  write(text: string, { x, width }: Column, y: number, style: Style = {}): number {
    const height = this.heightOf(text, { x, width }, style);
    const { align = 'left', spacing = 0 } = style;
    this.document.text(text, x, y, { width, align, characterSpacing: spacing });
    return height;
  }

  /** Lines below each other, each an element, so that no reader joins their words; returns their height. */
  writeAll(parent: Structure, lines: readonly string[], column: Column, y: number, style: Style = {}): number {
    let height = 0;
    for (const line of lines) this.add(parent, 'P', () => (height += this.write(line, column, y + height, style)));
    return height;
  }

  /** Begins a page unless there is room for this much. */
  ensure(height: number): void {
    if (this.y + height <= LAST) return;
    this.document.addPage();
    this.#pages += 1;
    this.y = MARGIN;
    const note = `${this.#title}, page ${this.#pages}`;
    this.artifact(() => this.write(note, { x: MARGIN, width: WIDTH }, this.y, { size: 9, color: MUTED }));
    this.y += 28;
  }

  rule(y: number, { x, width }: Column = { x: MARGIN, width: WIDTH }): void {
    this.artifact(() => {
      this.document
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.75)
        .strokeColor(LINE)
        .stroke();
    });
  }

  /** What only decorates, or repeats: readers skip it. */
  artifact(draw: () => void): void {
    this.document.markContent('Artifact', { type: 'Layout' });
    draw();
    this.document.endMarkedContent();
  }

  async end(): Promise<Buffer> {
    this.root.end();
    this.document.end();
    return buffer(this.document);
  }
}

const half = (WIDTH - 24) / 2;
const left: Column = { x: MARGIN, width: half };
const right: Column = { x: MARGIN + half + 24, width: half };
const label: Style = { size: 9, color: MUTED };

function head(sheet: Sheet, { seller }: ReceiptText): void {
  const top = sheet.y;
  sheet.add(sheet.root, 'P', () => {
    sheet.write(seller.brand.toUpperCase(), left, top, { font: 'bold', size: 18, color: BRAND, spacing: 5 });
  });
  const section = sheet.add(sheet.root, 'Sect');
  let height = sheet.writeAll(section, [seller.name], right, top, { font: 'bold', align: 'right' });
  height += sheet.writeAll(section, seller.lines, right, top + height, { ...label, align: 'right' });
  sheet.y = top + Math.max(height, 26) + 14;
  sheet.add(sheet.root, 'H1', () => {
    sheet.y += sheet.write('Receipt', left, sheet.y, { font: 'bold', size: 24, color: BRAND }) + 10;
  });
}

function facts(sheet: Sheet, { facts: all }: ReceiptText): void {
  const gap = 12;
  const width = (WIDTH - gap * (all.length - 1)) / all.length;
  const list = sheet.add(sheet.root, 'L');
  const top = sheet.y;
  for (const [index, fact] of all.entries()) {
    const column = { x: MARGIN + index * (width + gap), width };
    const item = sheet.add(list, 'LI');
    sheet.add(item, 'Lbl', () => void sheet.write(fact.label, column, top, label));
    sheet.add(item, 'LBody', () => {
      const height = sheet.write(fact.value, column, top + 13, { font: 'bold' });
      sheet.y = Math.max(sheet.y, top + 13 + height);
    });
  }
  sheet.y += 16;
  sheet.rule(sheet.y);
  sheet.y += 16;
}

function addresses(sheet: Sheet, { addresses: all }: ReceiptText): void {
  const top = sheet.y;
  for (const [index, address] of all.entries()) {
    const column = index === 0 ? left : right;
    const section = sheet.add(sheet.root, 'Sect');
    sheet.add(section, 'H2', () => void sheet.write(address.label, column, top, label));
    sheet.y = Math.max(sheet.y, top + 14 + sheet.writeAll(section, address.lines, column, top + 14));
  }
  sheet.y += 24;
}

const amount: Column = { x: MARGIN + WIDTH - 80, width: 80 };
const price: Column = { x: amount.x - 80, width: 72 };
const quantity: Column = { x: price.x - 64, width: 56 };
const product: Column = { x: MARGIN, width: quantity.x - MARGIN - 12 };

const COLUMN = { scope: 'Column' } as const;
const ROW = { scope: 'Row' } as const;

/** The lines of an amount: before the discount, the discount, after it. */
function amountLines({ before, discounted }: LineAmount): readonly [string, Style][] {
  if (discounted === null) return [[before, { align: 'right' }]];
  return [
    [before, { align: 'right' }],
    [discounted.discount, { ...label, align: 'right' }],
    [discounted.after, { font: 'bold', align: 'right' }],
  ];
}

function items(sheet: Sheet, { items: all }: ReceiptText): void {
  const table = sheet.add(sheet.root, 'Table');
  const header = sheet.add(table, 'TR');
  const titles: readonly [string, Column, Style][] = [
    ['Product', product, {}],
    ['Quantity', quantity, { align: 'right' }],
    ['Price', price, { align: 'right' }],
    ['Amount', amount, { align: 'right' }],
  ];
  for (const [title, column, style] of titles) {
    sheet.add(header, 'TH', () => void sheet.write(title, column, sheet.y, { ...label, ...style }), COLUMN);
  }
  sheet.y += 17;
  sheet.rule(sheet.y);
  for (const item of all) {
    const name: Style = { font: 'bold' };
    const amounts = amountLines(item.amount);
    const height = Math.max(
      sheet.heightOf(item.name, product, name) + sheet.heightOf(item.note, product, label),
      amounts.reduce((sum, [text, style]) => sum + sheet.heightOf(text, amount, style), 0),
    );
    sheet.ensure(height + 16);
    const top = sheet.y + 8;
    const row = sheet.add(table, 'TR');
    const title = sheet.add(row, 'TH', undefined, ROW);
    const used = sheet.writeAll(title, [item.name], product, top, name);
    sheet.writeAll(title, [item.note], product, top + used, label);
    const cells: readonly [string, Column][] = [
      [item.quantity, quantity],
      [item.price, price],
    ];
    for (const [text, column] of cells) {
      sheet.add(row, 'TD', () => void sheet.write(text, column, top, { align: 'right' }));
    }
    const cell = sheet.add(row, 'TD');
    let y = top;
    for (const [text, style] of amounts) y += sheet.writeAll(cell, [text], amount, y, style);
    sheet.y = top + height + 8;
    sheet.rule(sheet.y);
  }
  sheet.y += 14;
}

function totals(sheet: Sheet, { totals: all, total, refunds }: ReceiptText): void {
  const table = sheet.add(sheet.root, 'Table');
  const labels: Column = { x: right.x, width: amount.x - right.x - 12 };
  const rows: readonly { label: string; amount: string; style: Style }[] = [
    ...all.map((row) => ({ ...row, style: {} })),
    { label: 'Total', amount: total, style: { font: 'bold', size: 13 } },
    ...refunds.map((row, index) => ({ ...row, style: index === refunds.length - 1 ? { font: 'bold' as const } : {} })),
  ];
  const heights = rows.map((row) => sheet.heightOf(row.label, labels, row.style) + 6);
  // On one page: a total alone on the next would be read as all there is.
  sheet.ensure(heights.reduce((sum, height) => sum + height, 0));
  for (const [index, { label: text, amount: value, style }] of rows.entries()) {
    const row = sheet.add(table, 'TR');
    sheet.add(row, 'TH', () => void sheet.write(text, labels, sheet.y, style), ROW);
    sheet.add(row, 'TD', () => void sheet.write(value, amount, sheet.y, { ...style, align: 'right' }));
    sheet.y += heights[index] ?? 0;
  }
  sheet.y += 18;
}

/** Writes receipts on paper of the size Letter, tagged for screen readers. */
export function createReceiptWriter(): (text: ReceiptText) => Promise<Buffer> {
  const fonts = openFonts();
  return (text) => {
    const sheet = new Sheet(fonts, `Receipt ${text.number}`, text.seller.name);
    head(sheet, text);
    facts(sheet, text);
    addresses(sheet, text);
    items(sheet, text);
    totals(sheet, text);
    const column = { x: MARGIN, width: WIDTH };
    sheet.ensure(sheet.heightOf(text.foot, column, label));
    sheet.add(sheet.root, 'P', () => void sheet.write(text.foot, column, sheet.y, label));
    return sheet.end();
  };
}
