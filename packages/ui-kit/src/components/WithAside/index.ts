export { WithAside } from './WithAside.tsx';
export type { WithAsideProps } from './WithAside.props.ts';
