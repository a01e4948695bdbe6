export { Stepper } from './Stepper.tsx';
export type { StepperProps, StepperStep } from './Stepper.props.ts';
