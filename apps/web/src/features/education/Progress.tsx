import { ProgressBar } from '@regen/ui-kit/ProgressBar';
import { countsText, type Counts } from './education-progress.ts';

/** How many lessons have been passed. */
export function Progress({ label, counts }: { label: string; counts: Counts }) {
  const isDone = counts.total > 0 && counts.passed === counts.total;
  return (
    <ProgressBar
      label={label}
      value={counts.passed}
      max={Math.max(1, counts.total)}
      valueText={countsText(counts)}
      tone={isDone ? 'success' : 'primary'}
    />
  );
}
