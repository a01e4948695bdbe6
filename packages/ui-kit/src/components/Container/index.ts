export { Container } from './Container.tsx';
export type { ContainerProps } from './Container.props.ts';
