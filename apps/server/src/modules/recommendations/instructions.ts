import { randomBytes } from 'node:crypto';
import type { FormFile } from '../../http/description/operation-types.ts';
import type { CheckPdf } from '../../pdf/check-pdf.ts';
import { PDF_REFUSALS } from '../../pdf/pdf-refusals.ts';
import type { Needs } from '../../platform.ts';
import { refuse } from '../../refuse.ts';
import { downloadName } from '../../storage/download-name.ts';

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

/** The name that the file is saved under. */
export const pdfName = (name: string): string => downloadName(name, ['pdf'], 'instructions');

/** Checks a PDF by its content and stores it. The caller removes it again when the bundle is not kept. */
export async function storePdf(
  { checkPdf, storage }: Needs<'storage'> & { checkPdf: CheckPdf },
  file: FormFile,
): Promise<StoredPdf> {
  const problem = await checkPdf(file.bytes);
  if (problem !== null) {
    const message = PDF_REFUSALS[problem];
    throw refuse('file_invalid', message, { details: [{ path: '/file', message, code: problem }] });
  }
  const key = `bundles/${randomBytes(20).toString('hex')}.pdf`;
  await storage.put(key, file.bytes, { contentType: PDF_TYPE });
  return { key, name: pdfName(file.name), size: file.bytes.length };
}
