import { PDFDict, PDFName, PDFRef, PDFStream, type PDFDocument } from '@cantoo/pdf-lib';

/** A place to write or to tick, in points from the top left of its page. */
export interface Place {
  kind: 'text' | 'check';
  name: string;
  page: number;
  isMultiline: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Makes a form of the places. Fields that look the same share their looks: that is half of the file. */
export function addForm(pdf: PDFDocument, places: readonly Place[]): void {
  const form = pdf.getForm();
  const used = new Map<string, number>();
  for (const { kind, name: wanted, page: index, isMultiline, x, y, width, height } of places) {
    const times = (used.get(wanted) ?? 0) + 1;
    used.set(wanted, times);
    // A dot makes a hierarchy of names.
    const name = `${wanted.replaceAll('.', '')}${times > 1 ? ` (${times})` : ''}`;
    const page = pdf.getPage(index);
    // Without a ground: the lines below are those of the page.
    const box = {
      x,
      y: page.getHeight() - y - height,
      width,
      height,
      borderWidth: 0,
      backgroundColor: undefined,
    };
    if (kind === 'check') form.createCheckBox(name).addToPage(page, box);
    else {
      const field = form.createTextField(name);
      if (isMultiline) field.enableMultiline();
      field.addToPage(page, box);
      field.setFontSize(9);
    }
  }
  form.updateFieldAppearances();
  shareLooks(pdf);
}

function shareLooks(pdf: PDFDocument): void {
  const first = new Map<string, PDFRef>();
  const share = (looks: PDFDict) => {
    for (const [key, value] of looks.entries()) {
      if (value instanceof PDFDict) share(value);
      const stream = value instanceof PDFRef ? pdf.context.lookup(value) : null;
      if (!(value instanceof PDFRef && stream instanceof PDFStream)) continue;
      const text = `${stream.dict.toString()} ${Buffer.from(stream.getContents()).toString('base64')}`;
      const known = first.get(text);
      if (known === undefined) first.set(text, value);
      else if (known !== value) {
        looks.set(key, known);
        pdf.context.delete(value);
      }
    }
  };
  for (const field of pdf.getForm().getFields()) {
    for (const widget of field.acroField.getWidgets()) {
      const looks = widget.AP();
      if (!looks) continue;
      // How it looks while it is pressed: programs draw that themselves.
      const pressed = looks.get(PDFName.of('D'));
      if (pressed instanceof PDFDict)
        for (const ref of pressed.values()) if (ref instanceof PDFRef) pdf.context.delete(ref);
      looks.delete(PDFName.of('D'));
      share(looks);
    }
  }
}
