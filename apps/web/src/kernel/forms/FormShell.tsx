import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { FormErrorSummary } from '@regen/ui-kit/FormErrorSummary';
import { Stack } from '@regen/ui-kit/Stack';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { LeaveGuard } from './LeaveGuard.tsx';
import { CHECK, type SubmitError } from './submit-error.ts';
import { fieldId, type AppForm } from './use-app-form.ts';

export interface FormShellProps<Values extends FieldValues> extends Pick<
  AppForm<Values>,
  'form' | 'id' | 'submit' | 'submitError' | 'isSubmitting' | 'isUnsaved' | 'isRestored' | 'startOver'
> {
  /** Names the form for assistive technology. */
  label: string;
  children: ReactNode;
}

interface Shown {
  fieldId?: string;
  message: string;
}

/** Messages in the order of the fields, groups of fields included. */
function messagesOf(errors: unknown, values: unknown, formId: string, path: readonly string[] = []): Shown[] {
  if (typeof errors !== 'object' || errors === null) return [];
  if ('message' in errors && typeof errors.message === 'string') {
    return [{ fieldId: fieldId(formId, path.join('.')), message: errors.message }];
  }
  const order = typeof values === 'object' && values !== null ? Object.keys(values) : [];
  return order.flatMap((name) =>
    messagesOf((errors as Record<string, unknown>)[name], (values as Record<string, unknown>)[name], formId, [
      ...path,
      name,
    ]),
  );
}

function textOf({ message, requestId }: SubmitError): string {
  return requestId === undefined ? message : `${message} Reference: ${requestId}`;
}

/**
 * What all forms have in common: a summary of what is wrong, linked to the fields, above them; nothing can be pressed twice.
 */
export function FormShell<Values extends FieldValues>({
  form,
  id,
  submit,
  submitError,
  isSubmitting,
  isUnsaved,
  isRestored,
  startOver,
  label,
  children,
}: FormShellProps<Values>) {
  const { errors, submitCount } = form.formState;
  const wrong = submitCount === 0 ? [] : messagesOf(errors, form.getValues(), id);
  const all = [...(submitError ? [{ message: textOf(submitError) }] : []), ...wrong];
  return (
    <form
      id={id}
      aria-label={label}
      aria-busy={isSubmitting || undefined}
      // Should the browser send it by itself, then never with passwords in the URL.
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <Stack gap="5">
        {/* A new summary for each try takes the focus again. */}
        <FormErrorSummary
          key={submitCount}
          errors={all}
          title={wrong.length > 0 ? CHECK : (submitError?.title ?? CHECK)}
        />
        {isRestored ? (
          <Banner
            action={
              <Button size="sm" variant="secondary" onClick={startOver}>
                Discard
              </Button>
            }
          >
            We’ve kept what you typed before. It isn’t saved yet.
          </Banner>
        ) : null}
        {children}
      </Stack>
      {isUnsaved ? <LeaveGuard isUnsaved={isUnsaved} /> : null}
    </form>
  );
}
