export { Radio, RadioCard, RadioGroup } from './RadioGroup.tsx';
export type { RadioCardProps, RadioGroupProps, RadioProps } from './RadioGroup.props.ts';
