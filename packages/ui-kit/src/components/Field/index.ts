export { Field } from './Field.tsx';
export type { FieldControlProps, FieldOwnProps, FieldProps } from './Field.props.ts';
