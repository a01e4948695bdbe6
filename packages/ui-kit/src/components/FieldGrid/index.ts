export { FieldGrid, WholeRow } from './FieldGrid.tsx';
export type { FieldGridProps, WholeRowProps } from './FieldGrid.props.ts';
