import { PDFDocument, PDFString } from '@cantoo/pdf-lib';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTENT, resourceEntry } from '../records.ts';
import { addForm, type Place } from './add-form.ts';
import { documents } from './index.ts';
import { steadyIds } from './steady-ids.ts';

describe.each(documents.map((one) => [one.slug, one] as const))('%s', (slug, { sheets }) => {
  it('has the title and the pages of its record, and something to fill in if it is a form', async () => {
    const record = await readFile(join(CONTENT, `entries/resource/resource-${slug}.json`), 'utf8');
    const { title, pages, kind } = resourceEntry.parse(JSON.parse(record)).fields;
    const file = await readFile(join(CONTENT, `assets/resource-${slug}.pdf`));
    const pdf = await PDFDocument.load(file, { updateMetadata: false });
    expect([pdf.getTitle(), pdf.getPageCount(), sheets.length]).toEqual([title, pages, pages]);
    const marks = sheets.join('').match(/data-(field|check)=/g) ?? [];
    expect(pdf.getForm().getFields()).toHaveLength(kind === 'Form' ? marks.length : 0);
  });
});

it('makes fields where the page has places, with names of their own', async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage([100, 200]);
  const place: Place = {
    kind: 'text',
    name: 'Lot no.',
    page: 0,
    isMultiline: false,
    x: 10,
    y: 20,
    width: 50,
    height: 12,
  };
  addForm(pdf, [place, { ...place, y: 40 }, { ...place, kind: 'check', name: 'Signed' }]);
  const read = await PDFDocument.load(await pdf.save({ updateFieldAppearances: false }));
  const fields = read.getForm().getFields();
  expect(fields.map((field) => field.getName())).toEqual(['Lot no', 'Lot no (2)', 'Signed']);
  expect(fields[0]?.acroField.getWidgets()[0]?.getRectangle()).toEqual({ x: 10, y: 168, width: 50, height: 12 });
  const looks = fields.slice(0, 2).map((field) => String(field.acroField.getWidgets()[0]?.AP()));
  expect(looks[0]).toBe(looks[1]);
});

it('counts the parts of a document from 1, in their order, wherever they are named', async () => {
  const pdf = await PDFDocument.create();
  const [late, early] = [PDFString.of('node00000900'), PDFString.of('node00000042')];
  const ref = pdf.context.register(
    pdf.context.obj({ ID: late, A: [{ Headers: [early, late] }], Lang: PDFString.of('en') }),
  );
  steadyIds(pdf);
  expect(String(pdf.context.lookup(ref)).replace(/\s+/g, ' ')).toBe(
    '<< /ID (node00000002) /A [ << /Headers [ (node00000001) (node00000002) ] >> ] /Lang (en) >>',
  );
});
