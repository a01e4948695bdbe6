import { formatBytes } from '@regen/ui-kit/FileDropzone';

/** "840 kB", "2.4 MB": as the upload field shows it. */
export const fileSize = (bytes: number): string => formatBytes(bytes);
