export { MessageComposer } from './MessageComposer.tsx';
export type { MessageComposerProps } from './MessageComposer.props.ts';
