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
import { useId, useRef, useState, type RefObject } from 'react';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { useApp } from '~/kernel/use-app.ts';
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

/** Asks for the reason of a block, and explains what it does. */
export function BlockDialog({ accountId, accountName, onClose, returnFocus }: BlockDialogProps) {
  const { brand } = useApp().config.seller;
  const block = useWrite(messageBlock);
  const announce = useAnnounce();
  const [reason, setReason] = useState<BlockReason>();
  const [isMissing, setIsMissing] = useState(false);
  const reasons = useRef<HTMLDivElement>(null);
  const [information, setInformation] = useState('');
  const id = useId();
  // The refetches that follow may unmount this dialog first.
  const { press, isPending, error } = usePress(async () => {
    if (reason === undefined) {
      setIsMissing(true);
      reasons.current?.querySelector('input')?.focus();
      return;
    }
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
      description="You won’t receive their messages, and you can’t message them. They won’t be notified. You can unblock them anytime."
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
        <div ref={reasons}>
          <RadioGroup
            legend="Why are you blocking them?"
            name={id}
            // An empty value chooses none; undefined would leave it to the browser.
            value={reason ?? ''}
            error={isMissing ? 'Choose a reason.' : undefined}
            required
            onValueChange={(value) => {
              setIsMissing(false);
              // The values are those of the list.
              setReason(value as BlockReason);
            }}
          >
            {Object.entries(BLOCK_REASONS).map(([value, label]) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </RadioGroup>
        </div>
        <TextArea
          id={`${id}-information`}
          label="Anything we should know?"
          hint={`Shared with ${brand}, never with ${accountName}.`}
          optional
          maxLength={MAX_INFORMATION}
          value={information}
          onChange={({ target }) => setInformation(target.value)}
        />
        <Text size="sm" tone="muted">
          If you’re in immediate danger, contact your local emergency services.
        </Text>
      </Stack>
    </Dialog>
  );
}
