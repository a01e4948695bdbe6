export { PrintSheet } from './PrintSheet.tsx';
export type { PrintSheetFact, PrintSheetProps } from './PrintSheet.props.ts';
