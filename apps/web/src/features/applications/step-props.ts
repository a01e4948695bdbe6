import type { ApplyDraft } from './use-apply-draft.ts';

export interface StepProps {
  draft: ApplyDraft;
  onDone: () => void;
}
