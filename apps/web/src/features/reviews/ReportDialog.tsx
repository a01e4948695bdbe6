import type { ReviewReason } from '@regen/sdk';
import { reviewReport } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Dialog } from '@regen/ui-kit/Dialog';
import { Inline } from '@regen/ui-kit/Inline';
import { Radio, RadioGroup } from '@regen/ui-kit/RadioGroup';
import { Stack } from '@regen/ui-kit/Stack';
import { TextArea } from '@regen/ui-kit/TextArea';
import { useToast } from '@regen/ui-kit/Toast';
import { useId, useRef, useState, type RefObject } from 'react';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { useWrite } from '~/kernel/use-write.ts';
import { REPORT_REASONS } from './report-reasons.ts';

export interface ReportDialogProps {
  reviewId: string;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** Asks why staff should look at a review. */
export function ReportDialog({ reviewId, onClose, returnFocus }: ReportDialogProps) {
  const report = useWrite(reviewReport);
  const showToast = useToast();
  const [reason, setReason] = useState<ReviewReason>();
  const [note, setNote] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const reasons = useRef<HTMLDivElement>(null);
  const id = useId();
  const send = () => {
    if (reason === undefined) {
      setIsMissing(true);
      reasons.current?.querySelector('input')?.focus();
      return;
    }
    report.mutate(
      { reviewId, reason, ...(note.trim() !== '' && { note }) },
      {
        onSuccess() {
          showToast({ message: 'Thanks. We’ll look at this review.', tone: 'success' });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      returnFocus={returnFocus}
      title="Report this review?"
      description="We read every report. The review stays up until we’ve looked at it."
      footer={
        <Inline gap="3">
          <Button loading={report.isPending} onClick={send}>
            Report
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </Inline>
      }
    >
      <Stack gap="5">
        {report.error ? <FailureBanner error={report.error} /> : null}
        <div ref={reasons}>
          <RadioGroup
            legend="What’s wrong with it?"
            name={id}
            value={reason ?? ''}
            error={isMissing ? 'Choose a reason.' : undefined}
            required
            onValueChange={(value) => {
              setIsMissing(false);
              // The values are those of the list.
              setReason(value as ReviewReason);
            }}
          >
            {Object.entries(REPORT_REASONS).map(([value, label]) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </RadioGroup>
        </div>
        <TextArea
          id={`${id}-note`}
          label="Anything we should know?"
          optional
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Stack>
    </Dialog>
  );
}
