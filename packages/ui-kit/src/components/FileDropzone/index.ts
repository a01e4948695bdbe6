export { FileDropzone } from './FileDropzone.tsx';
export { formatBytes } from './files.ts';
export type { FileDropzoneProps, FileItem } from './FileDropzone.props.ts';
