export { FormShell } from './FormShell.tsx';
export { GUEST, readDraft, writeDraft } from './form-draft.ts';
export { readSession, writeSession } from './session-draft.ts';
export { splitError, type SubmitError } from './submit-error.ts';
export { fieldId, useAppForm, type AppForm, type FieldBinding } from './use-app-form.ts';
