import type { BlockReason } from '@regen/sdk';
import { messageBlock } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Dialog } from '@regen/ui-kit/Dialog';
import { Inline } from '@regen/ui-kit/Inline';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Radio, RadioGroup } from '@regen/ui-kit/RadioGroup';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { TextArea } from '@regen/ui-kit/TextArea';
import { useId, useState, type RefObject } from 'react';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { usePress } from '~/kernel/use-press.ts';
import { useWrite } from '~/kernel/use-write.ts';
import { BLOCK_REASONS } from './block-reasons.ts';

export interface BlockDialogProps {
  accountId: string;
  accountName: string;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

const MAX_INFORMATION = 2000;

/** Asks why an account is to be blocked, and says what that means. */
export function BlockDialog({ accountId, accountName, onClose, returnFocus }: BlockDialogProps) {
  const block = useWrite(messageBlock);
  const announce = useAnnounce();
  const [reason, setReason] = useState<BlockReason>('spam');
  const [information, setInformation] = useState('');
  const id = useId();
  // The reads that follow may take this dialog away first.
  const { press, isPending, error } = usePress(async () => {
    await block.mutateAsync({ accountId, reason, ...(information.trim() !== '' && { information }) });
    announce(`${accountName} is blocked.`);
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      returnFocus={returnFocus}
      title={`Block ${accountName}?`}
      description="You won’t get their messages anymore, and you can’t write to them. They won’t be told. You can unblock them at any time."
      footer={
        <Inline gap="3">
          <Button variant="danger" loading={isPending} onClick={() => void press()}>
            Block
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </Inline>
      }
    >
      <Stack gap="5">
        {error ? <FailureBanner error={error} /> : null}
        <RadioGroup
          legend="Why are you blocking them?"
          name={id}
          value={reason}
          // The values are those of the list.
          onValueChange={(value) => setReason(value as BlockReason)}
        >
          {Object.entries(BLOCK_REASONS).map(([value, label]) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </RadioGroup>
        <TextArea
          id={`${id}-information`}
          label="Anything we should know?"
          hint="Only our team sees this."
          optional
          maxLength={MAX_INFORMATION}
          value={information}
          onChange={({ target }) => setInformation(target.value)}
        />
        <Text size="sm" tone="muted">
          In an emergency, contact your local authorities.
        </Text>
      </Stack>
    </Dialog>
  );
}
