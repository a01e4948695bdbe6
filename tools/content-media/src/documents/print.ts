import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from 'playwright-core';
import { addForm, type Place } from './add-form.ts';
import type { Format } from './html.ts';
import { SIZES } from './page.ts';
import { steadyIds } from './steady-ids.ts';

/** Runs in the page. Half points, so that places of one size are exactly that. */
function placesInPage(): Place[] {
  const points = (pixels: number) => Math.round(pixels * 1.5) / 2;
  return [...document.querySelectorAll('.sheet')].flatMap((sheet, page) => {
    const origin = sheet.getBoundingClientRect();
    return [...sheet.querySelectorAll<HTMLElement>('[data-field], [data-check]')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { field, check, lines } = element.dataset;
      return {
        kind: field === undefined ? ('check' as const) : ('text' as const),
        name: field ?? check ?? '',
        page,
        isMultiline: lines !== undefined,
        x: points(x - origin.x),
        y: points(y - origin.y),
        width: points(width),
        height: points(height),
      };
    });
  });
}

/** Runs in the page: enlarges what is on a page until it is full, so that it can be read from a wall. */
function fill(most: number): void {
  for (const sheet of document.querySelectorAll('.sheet')) {
    const main = sheet.querySelector('main');
    const end = (sheet.querySelector('footer')?.getBoundingClientRect().top ?? 0) - 10;
    if (!main) continue;
    for (let zoom = most; zoom >= 1; zoom -= 0.02) {
      main.style.zoom = String(zoom);
      if (main.getBoundingClientRect().bottom <= end && main.scrollWidth <= main.clientWidth) break;
    }
  }
}

/** Enlarges the pages that are open up to `most` times. */
export const fillPages = (page: Page, most: number): Promise<void> => page.evaluate(fill, most);

/** Runs in the page. */
function overflowing(): string[] {
  return [...document.querySelectorAll('.sheet')].flatMap((sheet, index) => {
    const end = sheet.querySelector('footer')?.getBoundingClientRect().top ?? 0;
    const parts = [...sheet.children].filter(({ tagName }) => tagName !== 'FOOTER');
    const lowest = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom));
    const isTooWide = sheet.scrollWidth > sheet.clientWidth;
    return [
      ...(lowest > end ? [`page ${index + 1} is ${Math.ceil(lowest - end)} px too long`] : []),
      ...(isTooWide ? [`page ${index + 1} is too wide`] : []),
    ];
  });
}

/** What does not fit on its page. */
export const findOverflow = (page: Page): Promise<string[]> => page.evaluate(overflowing);

interface Wanted {
  title: string;
  summary: string;
  format: Format;
  date: Date;
  /** Whether it is filled in. */
  isForm: boolean;
}

/** The page that is open as a tagged PDF; places to write become its form. */
export async function printPdf(page: Page, { title, summary, format, date, isForm }: Wanted): Promise<Uint8Array> {
  const { width, height } = SIZES[format];
  const printed = await page.pdf({ width: `${width}in`, height: `${height}in`, printBackground: true, tagged: true });
  const pdf = await PDFDocument.load(printed, { updateMetadata: false });
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setSubject(summary);
  pdf.setAuthor('Regen');
  pdf.setCreator('Regen');
  pdf.setProducer('Regen');
  pdf.setLanguage('en-US');
  pdf.setCreationDate(date);
  pdf.setModificationDate(date);
  steadyIds(pdf);
  if (isForm) addForm(pdf, await page.evaluate(placesInPage));
  return pdf.save({ useObjectStreams: true, updateFieldAppearances: false });
}
