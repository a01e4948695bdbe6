import type { ComponentPropsWithRef } from 'react';
import type { FieldOwnProps } from '../Field/index.ts';

export const textAreaDefaults = { rows: 4 } as const;

export interface TextAreaProps extends FieldOwnProps, ComponentPropsWithRef<'textarea'> {}
