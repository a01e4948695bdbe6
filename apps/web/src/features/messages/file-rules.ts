import type { MessageFileCreate } from '@regen/sdk';
import { formatBytes } from '@regen/ui-kit/FileDropzone';

const MB = 1024 * 1024;
const MAX_PDF = 10 * MB;
const MAX_PICTURE = 5 * MB;

/** For one message. */
export const MAX_FILES = 5;
export const FILE_TYPES = 'application/pdf,image/png,image/jpeg,image/webp';

export type FileType = MessageFileCreate['contentType'];

const isFileType = (type: string): type is FileType => FILE_TYPES.split(',').includes(type);

/** Why a file can't be sent, before it is; null if it looks as if it could. The server looks at its content. */
export function fileProblem({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>): string | null {
  if (!isFileType(type)) return `${name} can’t be sent. Choose a PDF, or a PNG, JPEG or WebP photo.`;
  if (size === 0) return `${name} is empty.`;
  const isPdf = type === 'application/pdf';
  if (size <= (isPdf ? MAX_PDF : MAX_PICTURE)) return null;
  return `${name} is ${formatBytes(size)}. ${isPdf ? 'PDFs can be up to 10 MB.' : 'Photos can be up to 5 MB.'}`;
}
