export { MessageDivider, MessageLog } from './MessageLog.tsx';
export type { MessageDividerProps, MessageLogProps } from './MessageLog.props.ts';
