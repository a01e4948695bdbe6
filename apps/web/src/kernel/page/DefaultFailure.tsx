import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';

/** The error page of the store, for what a page of errors of one's own does not know. It has a chunk of its own, at hand when the connection is lost. */
export function DefaultFailure(props: ErrorComponentProps) {
  const { defaultErrorComponent: Page } = useRouter().options;
  return Page ? <Page {...props} /> : null;
}
