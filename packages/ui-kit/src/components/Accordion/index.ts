export { Accordion } from './Accordion.tsx';
export type { AccordionItem, AccordionProps } from './Accordion.props.ts';
