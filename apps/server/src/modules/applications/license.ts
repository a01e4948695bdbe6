import { randomBytes } from 'node:crypto';
import type { FormFile } from '../../http/description/operation-types.ts';
import { fileTooLarge } from '../../http/request/form.ts';
import type { CheckPdf } from '../../pdf/check-pdf.ts';
import type { PdfProblem } from '../../pdf/pdf-problem.ts';
import type { Needs } from '../../platform.ts';
import { refuse } from '../../refuse.ts';
import type { HttpError } from '../../refuse.ts';

/** A stored license. */
export interface StoredLicense {
  key: string;
  name: string;
  contentType: string;
  size: number;
}

/** Pictures are half as large as documents (rule S20). */
const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

const PROBLEMS: Readonly<Record<PdfProblem, string>> = {
  not_pdf: 'This file is neither a PDF nor a PNG, JPEG or WebP picture.',
  encrypted: 'This PDF is protected. Save it without a password and try again.',
  active_content: 'This PDF contains scripts or attached files. Print it to a new PDF and try again.',
  unreadable: 'We can’t read all of this PDF. Print it to a new PDF and try again.',
};

function refusedFile(message: string, code: string): HttpError {
  return refuse('file_invalid', message, { details: [{ path: '/license', message, code }] });
}

/** The name that the file is shown under: no path, no control or direction characters, the ending of what it is. */
function fileName(name: string, ending: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .replace(/\.[a-z]{3,4}$/i, '')
    .trim();
  return `${[...plain].slice(0, 80).join('') || 'license'}.${ending}`;
}

/** Checks a license by its content and stores it. The caller removes it again when the application is not kept. */
export async function storeLicense(
  { checkPdf, storage }: Needs<'storage'> & { checkPdf: CheckPdf },
  file: FormFile,
): Promise<StoredLicense> {
  const { bytes, name } = file;
  const stem = `licenses/${randomBytes(20).toString('hex')}`;
  const problem = await checkPdf(bytes);
  if (problem === null) {
    const [key, contentType] = [`${stem}.pdf`, 'application/pdf'];
    await storage.put(key, bytes, { contentType });
    return { key, contentType, name: fileName(name, 'pdf'), size: bytes.length };
  }
  // Loaded with the first picture: most processes never draw one.
  const { drawLicense, isPicture } = await import('./license-picture.ts');
  if (problem !== 'not_pdf' || !isPicture(bytes)) throw refusedFile(PROBLEMS[problem], problem);
  if (bytes.length > MAX_PICTURE_BYTES) throw fileTooLarge(MAX_PICTURE_BYTES, 'license');
  const picture = await drawLicense(bytes);
  if (picture === null) throw refusedFile('The picture cannot be read. It may be damaged.', 'not_picture');
  const [key, contentType] = [`${stem}.jpg`, 'image/jpeg'];
  await storage.put(key, picture, { contentType });
  return { key, contentType, name: fileName(name, 'jpg'), size: picture.length };
}
