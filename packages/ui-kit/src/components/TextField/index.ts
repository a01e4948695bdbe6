export { TextField } from './TextField.tsx';
export type { TextFieldProps } from './TextField.props.ts';
