export { ToastProvider, useToast } from './Toast.tsx';
export type { ShowToast, ToastMessage, ToastProviderProps } from './Toast.props.ts';
