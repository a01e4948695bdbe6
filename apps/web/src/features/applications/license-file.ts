import { formatBytes } from '@regen/ui-kit/FileDropzone';

const MB = 1024 * 1024;
/** As the server has it (rule S20). */
export const MAX_PDF_BYTES = 10 * MB;
const MAX_PICTURE_BYTES = 5 * MB;

export const LICENSE_TYPES = '.pdf,.png,.jpg,.jpeg,.webp,application/pdf,image/png,image/jpeg,image/webp';

export const WRONG_TYPE = 'Choose a PDF, or a PNG, JPEG or WebP photo.';

export function tooLarge(size: number): string {
  return `This file is ${formatBytes(size)}. PDFs can be up to 10 MB, photos up to 5 MB.`;
}

type Kind = 'pdf' | 'picture';

/** What a file is by its first bytes: names and types are only what somebody calls it. */
function kindOf(head: Uint8Array): Kind | null {
  const text = String.fromCharCode(...head);
  if (text.startsWith('%PDF-')) return 'pdf';
  if (text.startsWith('\u0089PNG') || text.startsWith('\u00ff\u00d8\u00ff')) return 'picture';
  return text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP' ? 'picture' : null;
}

/** Why a license file is rejected, before it is sent; null when it looks valid. The server checks again, and more closely. */
export async function licenseProblem(file: Blob): Promise<string | null> {
  if (file.size === 0) return 'This file is empty.';
  const kind = kindOf(new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  if (kind === null) return `This file isn’t what its name says. ${WRONG_TYPE}`;
  return file.size > (kind === 'pdf' ? MAX_PDF_BYTES : MAX_PICTURE_BYTES) ? tooLarge(file.size) : null;
}
