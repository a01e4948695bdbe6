import { randomBytes } from 'node:crypto';
import type { FormFile } from '../../http/description/operation-types.ts';
import type { CheckPdf } from '../../pdf/check-pdf.ts';
import type { PdfProblem } from '../../pdf/pdf-problem.ts';
import type { Needs } from '../../platform.ts';
import { refuse } from '../../refuse.ts';

// Fixed texts (rule B3).
const REMOVE_TEXT = 'Remove typed instructions to upload a PDF';
const REMOVE_PDF = 'Remove PDF to type instructions manually';

export const PDF_TYPE = 'application/pdf';

/** A stored PDF. */
export interface StoredPdf {
  key: string;
  name: string;
  size: number;
}

/** Typed instructions as they are kept; null when there are none. */
export function typedText(text: string | undefined): string | null {
  const trimmed = text?.replaceAll('\r\n', '\n').trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/** Refuses a PDF beside typed instructions and vice versa (rule B3). */
export function assertOneKind(typed: string | null, hasNewFile: boolean, hasOldFile: boolean): void {
  if (typed === null || (!hasNewFile && !hasOldFile)) return;
  const [path, message] = hasNewFile ? ['/file', REMOVE_TEXT] : ['/instructions', REMOVE_PDF];
  throw refuse('instructions_conflict', message, { details: [{ path, message }] });
}

const PROBLEMS: Readonly<Record<PdfProblem, string>> = {
  not_pdf: 'This file is not a PDF.',
  encrypted: 'This PDF is protected. Save it without a password and try again.',
  active_content: 'This PDF contains scripts or attached files. Print it to a new PDF and try again.',
  unreadable: 'We can’t read all of this PDF. Print it to a new PDF and try again.',
};

/** The name that the file is saved under: no path, no control or direction characters, ends in `.pdf`. */
export function pdfName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .replace(/\.pdf$/i, '')
    .trim();
  return `${[...plain].slice(0, 100).join('') || 'instructions'}.pdf`;
}

/** Checks a PDF by its content and stores it. The caller removes it again when the bundle is not kept. */
export async function storePdf(
  { checkPdf, storage }: Needs<'storage'> & { checkPdf: CheckPdf },
  file: FormFile,
): Promise<StoredPdf> {
  const problem = await checkPdf(file.bytes);
  if (problem !== null) {
    const message = PROBLEMS[problem];
    throw refuse('file_invalid', message, { details: [{ path: '/file', message, code: problem }] });
  }
  const key = `bundles/${randomBytes(20).toString('hex')}.pdf`;
  await storage.put(key, file.bytes, { contentType: PDF_TYPE });
  return { key, name: pdfName(file.name), size: file.bytes.length };
}
