import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Checkbox } from '@regen/ui-kit/Checkbox';
import { FormErrorSummary } from '@regen/ui-kit/FormErrorSummary';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { TextArea } from '@regen/ui-kit/TextArea';
import { TextField } from '@regen/ui-kit/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Page, Section } from '../foundations/Page.tsx';
import { Rules } from './Rules.tsx';

const meta: Meta = { title: 'Patterns/Forms' };
export default meta;

type Story = StoryObj;

const messages = {
  name: 'Enter your name.',
  email: 'Enter an email address such as ana@example.com.',
  terms: 'Accept the terms to continue.',
} as const;
type Name = keyof typeof messages;

function wrongOf(data: FormData): Name[] {
  const wrong: Name[] = [];
  if (data.get('name') === '') wrong.push('name');
  if (!/^\S+@\S+\.\S+$/.test(String(data.get('email')))) wrong.push('email');
  if (!data.has('terms')) wrong.push('terms');
  return wrong;
}

function AccountForm({ startsWrong = false }: { startsWrong?: boolean }) {
  const [wrong, setWrong] = useState<readonly Name[]>(startsWrong ? ['name', 'email', 'terms'] : []);
  const [isDone, setIsDone] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = wrongOf(new FormData(event.currentTarget));
    setWrong(found);
    setIsDone(found.length === 0);
  };
  const errorOf = (name: Name) => (wrong.includes(name) ? messages[name] : undefined);
  return (
    <Stack asChild maxWidth="narrow" gap="5">
      <form noValidate onSubmit={submit} aria-label="Create an account">
        <FormErrorSummary
          focusOnAppear={!startsWrong}
          errors={wrong.map((name) => ({ fieldId: `account-${name}`, message: messages[name] }))}
        />
        <TextField id="account-name" name="name" label="Name" autoComplete="name" error={errorOf('name')} />
        <TextField
          id="account-email"
          name="email"
          type="email"
          label="Email"
          hint="Only for your orders."
          autoComplete="email"
          error={errorOf('email')}
        />
        <TextField name="company" label="Company" optional autoComplete="organization" />
        <Checkbox id="account-terms" name="terms" label="I accept the terms of sale" error={errorOf('terms')} />
        <Inline>
          <Button type="submit">Create the account</Button>
        </Inline>
        {isDone ? (
          <Banner tone="success" live title="All set">
            <Text>The store would create the account now.</Text>
          </Banner>
        ) : null}
      </form>
    </Stack>
  );
}

export const Validation: Story = {
  render: () => (
    <Page
      title="Forms: validation"
      lead="Validate the whole form on submit. Don’t show errors while someone is still typing."
    >
      <Rules
        rules={[
          'The summary gets the focus, says how many errors there are and links to each field.',
          'Each field says what’s wrong and how to fix it. Color is never the only sign.',
          'Fields are required unless they say optional. A hint stays while there is an error.',
          'Server errors appear on the same fields as browser errors.',
        ]}
      />
      <Section title="Try it" note="Press the button with empty fields.">
        <AccountForm />
      </Section>
    </Page>
  ),
};

export const WithErrors: Story = { render: () => <AccountForm startsWrong /> };

function NoteForm() {
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <Stack asChild maxWidth="narrow" gap="5">
      <form
        aria-label="Note to the clinic"
        onSubmit={(event) => {
          event.preventDefault();
          setState('saving');
          timer.current = setTimeout(() => setState('saved'), 1500);
        }}
      >
        <TextArea
          label="Note to the clinic"
          defaultValue="My skin was calm all week."
          onChange={() => setState('idle')}
        />
        <Inline align="center">
          <Button type="submit" loading={state === 'saving'}>
            Save note
          </Button>
          <output>{state === 'saved' ? <Text tone="success">Saved</Text> : null}</output>
        </Inline>
      </form>
    </Stack>
  );
}

export const Saving: Story = {
  render: () => (
    <Page title="Forms: saving" lead="The pressed button shows progress, keeps its size and can’t be pressed twice.">
      <Rules
        rules={[
          'Fields stay as they are, readable while the form is sent.',
          'Success is shown beside the button and announced politely. A toast alone is easy to miss.',
          'A failure keeps every field and names the next step; the same button tries again.',
        ]}
      />
      <Section title="Try it">
        <NoteForm />
      </Section>
    </Page>
  ),
};

const kept = 'Two drops at night, and the cream over it. I';

function DraftForm() {
  const [text, setText] = useState(kept);
  const [isKept, setIsKept] = useState(true);
  return (
    <Stack maxWidth="narrow" gap="5">
      {isKept ? (
        <Banner
          tone="info"
          title="We’ve kept what you typed"
          action={
            <Button
              size="sm"
              variant="secondary"
              onClick={() => {
                setText('');
                setIsKept(false);
              }}
            >
              Start over
            </Button>
          }
        >
          <Text>Your last visit ended before you sent it.</Text>
        </Banner>
      ) : null}
      <TextArea label="Instructions" value={text} onChange={(event) => setText(event.target.value)} rows={5} />
    </Stack>
  );
}

export const KeptDraft: Story = {
  render: () => (
    <Page
      title="Forms: saved drafts"
      lead="No input is lost when a session ends, the page reloads or the connection drops."
    >
      <Rules
        rules={[
          'Long input is saved in this tab while it’s typed; passwords and card numbers never are.',
          'On return, the saved input is there with a notice, and a way to start over.',
          'Leaving a page with unsent input asks first.',
        ]}
      />
      <Section title="Try it">
        <DraftForm />
      </Section>
    </Page>
  ),
};
