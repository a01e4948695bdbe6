import { Button } from '@regen/ui-kit/Button';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Stack } from '@regen/ui-kit/Stack';
import { Tag } from '@regen/ui-kit/Tag';
import { Text } from '@regen/ui-kit/Text';
import { TextField } from '@regen/ui-kit/TextField';
import { useState, type FormEvent } from 'react';
import { usePress } from '~/kernel/use-press.ts';
import type { CartWriter } from './cart-writer.ts';
import * as styles from './cart.css.ts';
import type { CartView } from './pending-changes.ts';

export interface CouponFormProps {
  cart: CartView;
  writer: CartWriter;
  /** Without the code that was refused before. */
  startsEmpty?: boolean;
}

/** One coupon code. A refused code stays in the box with the reason. */
export function CouponForm({ cart, writer, startsEmpty = false }: CouponFormProps) {
  const { coupon } = cart;
  const [code, setCode] = useState(coupon && !coupon.isApplied && !startsEmpty ? coupon.code : '');
  const [problem, setProblem] = useState<string | null>(null);
  // Applied meanwhile, perhaps in another tab: clear what was typed.
  if (coupon?.isApplied && (code !== '' || problem !== null)) {
    setCode('');
    setProblem(null);
  }
  const announce = useAnnounce();

  const { press: send, isPending } = usePress(async (next: string | null) => {
    setProblem(null);
    try {
      const after = await writer.change({ kind: 'coupon', code: next });
      announce(next === null ? 'Coupon removed.' : (after.coupon?.message ?? 'Coupon applied.'));
    } catch {
      setProblem('We couldn’t check this coupon. Try again.');
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') setProblem('Enter a coupon code.');
    else void send(code.trim());
  };

  if (coupon?.isApplied) {
    return (
      <Stack gap="1">
        <Text size="sm" weight="semibold">
          Coupon
        </Text>
        <div>
          <Tag onRemove={() => void send(null)} removeLabel="Remove coupon">
            {coupon.code}
          </Tag>
        </div>
        <Text size="sm" tone="success">
          {coupon.message}
        </Text>
      </Stack>
    );
  }
  const refused = coupon && coupon.code === code.trim().toUpperCase() ? coupon.message : null;
  return (
    <form onSubmit={submit} noValidate aria-label="Coupon" className={styles.inlineForm}>
      <TextField
        label="Coupon code"
        name="couponCode"
        value={code}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={problem ?? refused ?? undefined}
        onChange={(event) => {
          setCode(event.target.value);
          setProblem(null);
        }}
      />
      <Button type="submit" variant="secondary" loading={isPending} className={styles.besideField}>
        Apply
      </Button>
    </form>
  );
}
