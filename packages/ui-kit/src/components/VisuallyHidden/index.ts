export { VisuallyHidden } from './VisuallyHidden.tsx';
export type { VisuallyHiddenProps } from './VisuallyHidden.props.ts';
