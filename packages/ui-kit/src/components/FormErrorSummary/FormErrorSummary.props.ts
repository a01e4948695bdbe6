import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface FormError {
  /** Id of the control to go to. Left out for an error of the whole form. */
  fieldId?: string;
  message: ReactNode;
}

export const formErrorSummaryDefaults = { title: 'Please check the following' } as const;

export interface FormErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Nothing is rendered while empty. */
  errors: readonly FormError[];
  title?: ReactNode;
  /** Takes the focus when errors appear. On unless set to false. */
  focusOnAppear?: boolean;
}
