export { Dialog } from './Dialog.tsx';
export type { DialogProps, ModalProps } from './Dialog.props.ts';
