import type { ErrorComponentProps } from '@tanstack/react-router';
import { DefaultFailure } from '~/kernel/page/DefaultFailure.tsx';
import { isMissing } from './is-missing.ts';
import { ProductNotFound } from './ProductNotFound.tsx';

/** Why a product cannot be shown. That it is gone may come to light after the list has stood for it. */
export function ProductFailure(props: ErrorComponentProps) {
  return isMissing(props.error) ? <ProductNotFound data={props.error.code} /> : <DefaultFailure {...props} />;
}
