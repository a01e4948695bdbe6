import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { ErrorState } from '@regen/ui-kit/ErrorState';
import { Stack } from '@regen/ui-kit/Stack';
import { Switch } from '@regen/ui-kit/Switch';
import { Text } from '@regen/ui-kit/Text';
import { TextArea } from '@regen/ui-kit/TextArea';
import { TextField } from '@regen/ui-kit/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, useSyncExternalStore } from 'react';
import { Page, Section } from '../foundations/Page.tsx';
import { Rules } from './Rules.tsx';

const meta: Meta = { title: 'Patterns/Errors' };
export default meta;

type Story = StoryObj;

export const WhereItFailed: Story = {
  render: () => (
    <Page
      title="Errors"
      lead="Show an error where it happened, at its own scale: what failed, what to do and whom to ask."
    >
      <Section title="In a field" note="One value isn’t accepted. Everything else continues.">
        <Stack maxWidth="narrow">
          <TextField
            label="Coupon code"
            defaultValue="TAKE20"
            error="Add $20.00 more to use TAKE20."
            end={<Button size="sm">Apply</Button>}
          />
        </Stack>
      </Section>
      <Section title="In a banner" note="The request failed, and the page still works.">
        <Banner tone="danger" title="The card was declined" action={<Button size="sm">Use another card</Button>}>
          <Text>You haven’t been charged. We’ve saved your order.</Text>
        </Banner>
      </Section>
      <Section title="In place of a section" note="One section failed to load. The rest of the page stays.">
        <Card>
          <ErrorState
            headingLevel={3}
            title="Your address book couldn’t be loaded"
            message="Please try again in a moment."
            requestId="req_01hzx0story"
            onRetry={() => undefined}
          />
        </Card>
      </Section>
      <Rules
        rules={[
          'Say what happened in plain language, then the next step. No codes, no blame.',
          'Show the reference of the failed call to read out to support, and no other technical details.',
          'Trying again takes one tap and is safe: nothing is ordered or charged twice.',
        ]}
      />
    </Page>
  ),
};

export const WholePage: Story = {
  render: () => (
    <ErrorState
      headingLevel={1}
      title="Something went wrong on our side"
      message="Please try again in a moment."
      requestId="req_01hzx0story"
      onRetry={() => undefined}
      action={
        <Button variant="secondary" asChild>
          <a href="#home">Go to the home page</a>
        </Button>
      }
    />
  ),
};

function follow(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

function Conversation() {
  const isReallyOnline = useSyncExternalStore(follow, () => navigator.onLine);
  const [isCut, setIsCut] = useState(true);
  const isOffline = isCut || !isReallyOnline;
  return (
    <Stack maxWidth="narrow" gap="5">
      <Switch label="Without a connection" checked={isCut} onChange={(event) => setIsCut(event.target.checked)} />
      {isOffline ? (
        <Banner tone="warning" live title="You’re offline">
          <Text>Keep writing. We’ll send it when you’re back online.</Text>
        </Banner>
      ) : null}
      <TextArea label="Message" defaultValue="Which of the two comes first?" />
      <Button disabled={isOffline}>{isOffline ? 'Waiting for connection' : 'Send'}</Button>
    </Stack>
  );
}

export const Offline: Story = {
  render: () => (
    <Page title="Errors: offline" lead="A lost connection is nobody’s error. Everything on the page stays.">
      <Rules
        rules={[
          'One banner for the whole page. It disappears when the connection is back.',
          'Loaded content stays readable; input is preserved.',
          'Unsent input is sent exactly once afterward.',
        ]}
      />
      <Section title="Try it">
        <Conversation />
      </Section>
    </Page>
  ),
};
