export { MessageBubble } from './MessageBubble.tsx';
export type { MessageBubbleProps } from './MessageBubble.props.ts';
