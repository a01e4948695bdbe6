export { SectionHead } from './SectionHead.tsx';
export type { SectionHeadProps } from './SectionHead.props.ts';
