import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useApp } from '../use-app.ts';
import { isSame, readDraft, restore, writeDraft, type DraftPlace } from './form-draft.ts';
import { fieldNames, splitError, type SubmitError } from './submit-error.ts';

export interface AppFormOptions<Values extends FieldValues> {
  /** Names the form; ids of its fields start with it. */
  id: string;
  schema: z.ZodMiniType<Values, Values>;
  defaultValues: Values;
  /** Saves. What it throws is shown: on the fields it names, or above the form. */
  onSubmit: (values: Values) => Promise<void>;
  /**
   * Keeps what was typed in this tab, for the person who typed it, until it is saved; without the fields named here. A form that changes
   * something says when it shows what was typed before: one cannot see there what is saved and what is not.
   */
  draft?: DraftPlace & { omit?: readonly Path<Values>[]; hasNotice?: boolean };
  /** Asks before leaving while input would be lost; what the draft stores is not. */
  isGuarded?: boolean;
  /** Every change of what is typed, for a caller that stores it itself. */
  onChange?: (values: Values) => void;
  /** Turns an error that needs other words than the general ones into them. */
  describe?: (error: unknown) => SubmitError | null;
  /** The field of a path in the server's response, where the names differ. */
  nameOf?: (path: string) => string;
}

export interface AppForm<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>;
  id: string;
  submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
  submitError: SubmitError | null;
  isSubmitting: boolean;
  /** Whether leaving now would lose something that was typed; only for a guarded form. */
  isUnsaved: (() => boolean) | undefined;
  /** Shown instead of what is saved: what was typed here before. */
  isRestored: boolean;
  /** Back to what is saved; what was typed is forgotten. */
  startOver: () => void;
  /** Props of the control of a field: id, registration, error. */
  field: (name: Path<Values>) => FieldBinding;
}

export type FieldBinding = ReturnType<UseFormReturn['register']> & { id: string; error: string | undefined };

function withoutKeys(values: FieldValues, omit: readonly string[]): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !omit.includes(name)));
}

export const fieldId = (formId: string, name: string) => `${formId}-${name.replaceAll('.', '-')}`;

/** A form: validated by its schema, submitted one at a time, its draft stored, server errors shown where they belong. */
export function useAppForm<Values extends FieldValues>(options: AppFormOptions<Values>): AppForm<Values> {
  const { id, schema, defaultValues, draft } = options;
  const { buyer } = useApp();
  // The owner of the input: who is signed in while typing, even if the session has ended by the time it is sent.
  const [owner] = useState(() => buyer);
  const [{ values: initial, isRestored: wasRestored }] = useState(() =>
    restore(defaultValues, draft ? readDraft(draft, owner) : null),
  );
  const [isRestored, setIsRestored] = useState(wasRestored);
  const form = useForm<Values, unknown, Values>({
    resolver: standardSchemaResolver(schema),
    // The values are whole; the library's type asks for its deep partial of them.
    defaultValues: initial as DefaultValues<Values>,
    // Not on leaving a field: an error that appears between pressing and releasing moves what is being pressed.
    mode: 'onSubmit',
    shouldFocusError: false,
  });
  const [submitError, setSubmitError] = useState<SubmitError | null>(null);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const isBusy = useRef(false);
  /** What would not be lost: first what is saved already, then what was sent and accepted. */
  const saved = useRef<FieldValues>(defaultValues);
  const isUnsaved = (): boolean => {
    if (isBusy.current) return false;
    const values: FieldValues = form.getValues();
    const isKept = (name: string) => draft !== undefined && !draft.omit?.some((omitted) => omitted === name);
    return Object.keys(defaultValues).some((name) => !isKept(name) && !isSame(values[name], saved.current[name]));
  };

  /** What is stored of the draft: nothing, once all of it is saved. */
  const keep = (values: FieldValues): void => {
    if (!draft) return;
    const isNew = Object.keys(values).some((name) => !isSame(values[name], saved.current[name]));
    writeDraft(draft, owner, isNew ? withoutKeys(values, draft.omit ?? []) : null);
  };
  const watcher = useRef<(values: Values) => void>(() => undefined);
  useEffect(() => {
    watcher.current = (values) => {
      keep(values);
      options.onChange?.(values);
    };
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => watcher.current(values) }),
    [form],
  );

  const send = async (values: Values) => {
    // State comes a render too late for the second of two quick presses.
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSubmitting(true);
    setSubmitError(null);
    const sent = structuredClone(form.getValues());
    try {
      await options.onSubmit(values);
      // A form that shows what the server made of it has been given that anew.
      const shown: FieldValues = structuredClone(form.getValues());
      // Not `formState`, which is a render behind.
      const given: FieldValues = form.control._defaultValues;
      saved.current = Object.keys(shown).every((name) => isSame(given[name], shown[name])) ? shown : sent;
      setIsRestored(false);
      // Nothing, unless something was typed while it was being saved.
      keep(shown);
    } catch (error) {
      const own = options.describe?.(error) ?? null;
      const { fields, form: general } = splitError(error, fieldNames(values), options.nameOf);
      // The names were checked against those of the form.
      for (const { name, message } of fields) form.setError(name as Path<Values>, { type: 'server', message });
      setSubmitError(own ?? general);
    } finally {
      isBusy.current = false;
      setIsSubmitting(false);
    }
  };

  return {
    form,
    id,
    submit: (event) => form.handleSubmit(send, () => setSubmitError(null))(event),
    submitError,
    isSubmitting,
    isUnsaved: options.isGuarded ? isUnsaved : undefined,
    isRestored: isRestored && draft?.hasNotice === true,
    startOver() {
      form.reset(saved.current as Values);
      keep(saved.current);
      setIsRestored(false);
      setSubmitError(null);
    },
    field(name) {
      const { error } = form.getFieldState(name, form.formState);
      return { ...form.register(name), id: fieldId(id, name), error: error?.message };
    },
  };
}
