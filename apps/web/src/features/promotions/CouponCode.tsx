import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useToast } from '@regen/ui-kit/Toast';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import * as styles from './promotion.css.ts';

/** The code of today, to copy, and where it is entered. */
export function CouponCode({ code, note }: { code: string; note: string }) {
  const showToast = useToast();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setIsCopied(true);
      showToast({ message: 'Code copied.', tone: 'success' });
    } catch {
      // A browser that does not allow it: the code is there to copy by hand.
      showToast({ message: 'Your browser didn’t allow copying. Select the code and copy it.', tone: 'danger' });
    }
  };
  return (
    <Card padding="lg" tone="sunken">
      <Stack gap="4">
        <Stack gap="1">
          <Text eyebrow tone="muted">
            Today’s code
          </Text>
          <p className={styles.code}>{code}</p>
          <Text size="sm" tone="muted">
            {note}
          </Text>
        </Stack>
        <Inline gap="3">
          <Button iconStart={isCopied ? 'check' : undefined} onClick={() => void copy()}>
            {isCopied ? 'Copied' : 'Copy code'}
          </Button>
          <Button variant="secondary" asChild>
            <Link to="/cart">Go to cart</Link>
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
