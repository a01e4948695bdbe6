import { EMAIL_PROBLEM, isEmailAddress } from '@regen/domain';
import { isErrorOf } from '@regen/sdk';
import { stockAlertCreate, stockAlertDelete, stockAlertList } from '@regen/sdk/query';
import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Inline } from '@regen/ui-kit/Inline';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Text } from '@regen/ui-kit/Text';
import { TextField } from '@regen/ui-kit/TextField';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { useBuyer, useSession } from '~/kernel/use-session.ts';
import { useWrite } from '~/kernel/use-write.ts';
import * as styles from './StockAlertForm.css.ts';

/** Requests a back-in-stock email, or ends the alert that a person has. For a visitor it starts with the link in a first email. */
export function StockAlertForm({ sku, name }: { sku: string; name: string }) {
  const { mutate, isPending, data, error, reset } = useWrite(stockAlertCreate);
  const sentTo = data?.email;
  const session = useSession();
  const { call } = useApp();
  // No loader: the page of the product is the same for everybody.
  const alerts = useQuery({
    ...stockAlertList(call, { id: useBuyer() }),
    enabled: session !== null,
  });
  const end = useWrite(stockAlertDelete);
  const announce = useAnnounce();
  const own = session?.user.email;
  const [isOther, setIsOther] = useState(false);
  const [email, setEmail] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const value = email ?? own ?? '';
  const sent = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isAgain, setIsAgain] = useState(false);
  useEffect(() => {
    // The pressed button is gone; the focus moves to what replaced it.
    if (sentTo !== undefined) sent.current?.focus();
    else if (isAgain) input.current?.select();
  }, [sentTo, isAgain]);
  useEffect(() => {
    if (end.isSuccess && data === undefined) button.current?.focus();
  }, [end.isSuccess, data]);
  const change = () => {
    setIsAgain(true);
    setIsOther(true);
    reset();
  };
  // Until it is known, a button would offer what the person may have.
  if (session && alerts.isPending && !data) return null;
  const isListed = alerts.data?.items.some((alert) => alert.sku === sku) ?? false;
  if (session && (data ? data.state === 'confirmed' : isListed && !isOther)) {
    return (
      <div ref={sent} tabIndex={-1} className={styles.alert}>
        <Banner tone="success" title="Your alert is on" live={data !== undefined}>
          We’ll email {sentTo ?? own} once, as soon as {name} is back in stock.
        </Banner>
        <Inline gap="4">
          <Button
            variant="ghost"
            size="sm"
            flush
            loading={end.isPending}
            onClick={() =>
              end.mutate(
                { id: session.userId, sku },
                {
                  onSuccess: () => {
                    reset();
                    announce(`Your alert for ${name} is off.`);
                  },
                },
              )
            }
          >
            Turn off alert
          </Button>
          <Button variant="ghost" size="sm" flush onClick={change}>
            Use another email
          </Button>
        </Inline>
        {end.error ? <FailureBanner error={end.error} /> : null}
      </div>
    );
  }
  if (sentTo !== undefined) {
    return (
      <div ref={sent} tabIndex={-1} className={styles.alert}>
        <Banner tone="success" title="Check your inbox" live>
          We’ve emailed {sentTo}. Open the link in the email, and we’ll let you know when {name} is back in stock.
        </Banner>
        <div>
          <Button variant="ghost" size="sm" flush onClick={change}>
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
    if (!isEmail || isPending) return;
    end.reset();
    mutate({ email: value.trim(), sku });
  };
  // One press when signed in.
  if (own !== undefined && !isOther) {
    return (
      <form className={styles.alert} onSubmit={submit} aria-label="Stock alert">
        <Button ref={button} type="submit" iconStart="bell" loading={isPending}>
          Notify me when it’s back
        </Button>
        <Text size="sm" tone="muted">
          We’ll email {own} once.
        </Text>
        {error ? <FailureBanner error={error} /> : null}
        <div>
          <Button variant="ghost" size="sm" flush onClick={() => setIsOther(true)}>
            Use another email
          </Button>
        </div>
      </form>
    );
  }
  return (
    <form className={styles.alert} onSubmit={submit} noValidate aria-label="Stock alert">
      <TextField
        ref={input}
        type="email"
        name="email"
        label="Email"
        hint={`We’ll email you once, when ${name} is back in stock.`}
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
