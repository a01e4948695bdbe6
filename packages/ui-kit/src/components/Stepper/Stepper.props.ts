import type { ReactElement, ReactNode } from 'react';

export const stepStates = ['done', 'current', 'upcoming'] as const;
export const stepperDefaults = { label: 'Progress', doneLabel: 'Completed:', stepLabel: 'Step' } as const;

export interface StepperStep {
  id: string;
  label: string;
  /** The router's link back to a finished step, empty. */
  link?: ReactElement<{ children?: ReactNode; className?: string }>;
}

export interface StepperProps {
  steps: readonly StepperStep[];
  /** Id of the step that is being done; the ones before it are finished. */
  current: string;
  label?: string;
  doneLabel?: string;
  stepLabel?: string;
  className?: string;
}
