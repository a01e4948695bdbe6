export { FormShell } from './FormShell.tsx';
export { fieldLabel, fieldSentence } from './field-label.ts';
export { readDraft, writeDraft } from './form-draft.ts';
export { readSession, writeSession } from './session-draft.ts';
export { type SubmitError } from './submit-error.ts';
export { useAppForm, type AppForm, type FieldBinding } from './use-app-form.ts';
