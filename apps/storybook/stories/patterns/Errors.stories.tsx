import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, useSyncExternalStore } from 'react';
import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { ErrorState } from '@regen/ui-kit/ErrorState';
import { Stack } from '@regen/ui-kit/Stack';
import { Switch } from '@regen/ui-kit/Switch';
import { Text } from '@regen/ui-kit/Text';
import { TextArea } from '@regen/ui-kit/TextArea';
import { TextField } from '@regen/ui-kit/TextField';
import { Page, Section } from '../foundations/Page.tsx';
import { Rules } from './Rules.tsx';

const meta: Meta = { title: 'Patterns/Errors' };
export default meta;

type Story = StoryObj;

export const WhereItFailed: Story = {
  render: () => (
    <Page
      title="Errors"
      lead="An error is shown where it happened, as small as it is: what failed, what to do, and whom to ask."
    >
      <Section title="In a field" note="One value cannot be taken. Everything else goes on.">
        <Stack maxWidth="narrow">
          <TextField
            label="Coupon code"
            defaultValue="TAKE20"
            error="Add $20.00 more to use TAKE20."
            end={<Button size="sm">Apply</Button>}
          />
        </Stack>
      </Section>
      <Section title="In a banner" note="What was asked for did not happen, and the page can still be used.">
        <Banner tone="danger" title="The card was declined" action={<Button size="sm">Use another card</Button>}>
          <Text>Your order is kept. Nothing was charged.</Text>
        </Banner>
      </Section>
      <Section title="In the place of a part" note="A part could not be read. The rest of the page stays.">
        <Card>
          <ErrorState
            headingLevel={3}
            title="The address book could not be loaded"
            message="Please try again in a moment."
            requestId="req_01hzx0story"
            onRetry={() => undefined}
          />
        </Card>
      </Section>
      <Rules
        rules={[
          'The text says what happened in the words of the person, then the next step. No codes, no blame.',
          'The reference of the failed call is there to read out to support; nothing else of the machine is.',
          'Trying again is one press and harmless: nothing is ordered or charged twice.',
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
        <Banner tone="warning" live title="You are offline">
          <Text>You can go on writing. It is sent as soon as the connection is back.</Text>
        </Banner>
      ) : null}
      <TextArea label="Message" defaultValue="Which of the two comes first?" />
      <Button disabled={isOffline}>{isOffline ? 'Waits for the connection' : 'Send'}</Button>
    </Stack>
  );
}

export const Offline: Story = {
  render: () => (
    <Page
      title="Errors: offline"
      lead="A lost connection is no error of the person or the page. Everything that is there stays there."
    >
      <Rules
        rules={[
          'One banner for the whole page, and it goes by itself when the connection is back.',
          'What was read stays readable; what was typed stays typed.',
          'What could not be sent is sent once afterwards, and never twice.',
        ]}
      />
      <Section title="Try it">
        <Conversation />
      </Section>
    </Page>
  ),
};
