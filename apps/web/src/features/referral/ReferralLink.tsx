import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Inline } from '@regen/ui-kit/Inline';
import { QrCode } from '@regen/ui-kit/QrCode';
import { Stack } from '@regen/ui-kit/Stack';
import { TextField } from '@regen/ui-kit/TextField';
import { useToast } from '@regen/ui-kit/Toast';
import { Link as RouterLink } from '@tanstack/react-router';
import { useState } from 'react';
import * as styles from './referral.css.ts';

/** The link as text, and as a QR code for the front desk. */
export function ReferralLink({ url, storeLabel }: { url: string; storeLabel: string }) {
  const showToast = useToast();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setIsCopied(true);
      showToast({ message: 'Link copied.', tone: 'success' });
    } catch {
      // A browser that does not allow it: the field is there to copy from by hand.
      showToast({ message: 'Your browser didn’t allow copying. Select the link and copy it.', tone: 'danger' });
    }
  };
  return (
    <Card padding="lg">
      <div className={styles.parts}>
        <Stack gap="5">
          <TextField
            label="Your link"
            value={url}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
            hint="It’s yours for good. If you change your store label, it redirects to the new one."
          />
          <Inline gap="3">
            <Button iconStart={isCopied ? 'check' : undefined} onClick={() => void copy()}>
              {isCopied ? 'Copied' : 'Copy link'}
            </Button>
            <Button variant="secondary" asChild>
              <RouterLink to="/store/$storeLabel" params={{ storeLabel }}>
                Open your store page
              </RouterLink>
            </Button>
            <Button variant="ghost" iconStart="print" onClick={() => window.print()}>
              Print code
            </Button>
          </Inline>
        </Stack>
        <QrCode value={url} label="Link to your store page" size="lg" correction="Q" caption="For your front desk" />
      </div>
    </Card>
  );
}
