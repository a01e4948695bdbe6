import { EMAIL_PROBLEM, isEmailAddress } from '@regen/domain';
import { isErrorOf } from '@regen/sdk';
import { stockAlertCreate } from '@regen/sdk/query';
import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { TextField } from '@regen/ui-kit/TextField';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { useSession } from '~/kernel/use-session.ts';
import { useWrite } from '~/kernel/use-write.ts';
import * as styles from './BuyBox.css.ts';

/** Requests a back-in-stock email. The alert starts with the link in a first email. */
export function StockAlertForm({ sku, name }: { sku: string; name: string }) {
  const { mutate, isPending, data, error, reset } = useWrite(stockAlertCreate);
  const sentTo = data?.email;
  const session = useSession();
  const [email, setEmail] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const value = email ?? session?.user.email ?? '';
  const sent = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isAgain, setIsAgain] = useState(false);
  useEffect(() => {
    // The pressed button is gone; the focus moves to what replaced it.
    if (sentTo !== undefined) sent.current?.focus();
    else if (isAgain) input.current?.select();
  }, [sentTo, isAgain]);
  if (sentTo !== undefined) {
    return (
      <div ref={sent} tabIndex={-1} className={styles.alert}>
        <Banner tone="success" title="Check your inbox" live>
          We’ve emailed {sentTo}. Open the link in the email, and we’ll let you know when {name} is back.
        </Banner>
        <div>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              setIsAgain(true);
              reset();
            }}
          >
            Not your address? Change it
          </Button>
        </div>
      </div>
    );
  }
  const isRefused = isErrorOf(error, 'stockAlertCreate', 400);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmail = isEmailAddress(value.trim());
    setIsMissing(!isEmail);
    if (isEmail && !isPending) mutate({ email: value.trim(), sku });
  };
  return (
    <form className={styles.alert} onSubmit={submit} noValidate aria-label="Stock alert">
      <TextField
        ref={input}
        type="email"
        name="email"
        label={`Notify me when ${name} is back`}
        hint="We’ll email you once."
        autoComplete="email"
        value={value}
        onChange={(event) => setEmail(event.target.value)}
        error={isMissing || isRefused ? EMAIL_PROBLEM : undefined}
      />
      <Button type="submit" iconStart="bell" loading={isPending}>
        Notify me when it’s back
      </Button>
      {error && !isRefused ? <FailureBanner error={error} /> : null}
    </form>
  );
}
