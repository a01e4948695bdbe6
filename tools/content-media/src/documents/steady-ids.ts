import { PDFArray, PDFDict, PDFString, type PDFDocument, type PDFObject } from '@cantoo/pdf-lib';

const ID = /^node\d+$/;

/** Every id that Chromium gave to a part of the document: the owner, the place in it, and the id. */
function eachId(pdf: PDFDocument, act: (id: string, set: (value: PDFString) => void) => void): void {
  const visit = (object: PDFObject, set: (value: PDFString) => void) => {
    if (object instanceof PDFString && ID.test(object.asString())) act(object.asString(), set);
    if (object instanceof PDFDict)
      for (const [key, value] of object.entries()) visit(value, (id) => object.set(key, id));
    if (object instanceof PDFArray)
      object.asArray().forEach((value, index) => visit(value, (id) => object.set(index, id)));
  };
  for (const [ref, object] of pdf.context.enumerateIndirectObjects())
    visit(object, (id) => pdf.context.assign(ref, id));
}

/** Chromium counts the parts of all pages that it has shown. Counted from 1 in each document, the same pages are the same file. */
export function steadyIds(pdf: PDFDocument): void {
  const found = new Set<string>();
  eachId(pdf, (id) => found.add(id));
  // Names in a tree are sorted, so the order of the ids stays.
  const steady = new Map([...found].toSorted().map((id, index) => [id, `node${String(index + 1).padStart(8, '0')}`]));
  eachId(pdf, (id, set) => set(PDFString.of(steady.get(id) ?? id)));
}
