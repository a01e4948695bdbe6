export { FileDropzone } from './FileDropzone.tsx';
export type { FileDropzoneProps, FileItem } from './FileDropzone.props.ts';
