import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Checkbox } from '@regen/ui-kit/Checkbox';
import { FormErrorSummary } from '@regen/ui-kit/FormErrorSummary';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { TextArea } from '@regen/ui-kit/TextArea';
import { TextField } from '@regen/ui-kit/TextField';
import { Page, Section } from '../foundations/Page.tsx';
import { Rules } from './Rules.tsx';

const meta: Meta = { title: 'Patterns/Forms' };
export default meta;

type Story = StoryObj;

const messages = {
  name: 'Enter your name.',
  email: 'Enter an email address such as ana@example.com.',
  terms: 'Accept the terms to go on.',
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
          hint="For your orders and nothing else."
          autoComplete="email"
          error={errorOf('email')}
        />
        <TextField name="company" label="Company" optional autoComplete="organization" />
        <Checkbox id="account-terms" name="terms" label="I accept the terms of sale" error={errorOf('terms')} />
        <Inline>
          <Button type="submit">Create the account</Button>
        </Inline>
        {isDone ? (
          <Banner tone="success" live title="Everything is in order">
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
      lead="A form is checked when it is sent, all of it at once. Nobody is told off while they are still typing."
    >
      <Rules
        rules={[
          'The summary takes the focus, says how many things are wrong, and links to each field.',
          'Each field says beside it what is wrong and how to mend it. Colour is never the only sign.',
          'Fields are required unless they say optional. A hint stays while there is an error.',
          'What the server refuses lands on the same fields as what the browser finds.',
        ]}
      />
      <Section title="Try it" note="Press the button with the fields empty.">
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
            Save the note
          </Button>
          <output>{state === 'saved' ? <Text tone="success">Saved</Text> : null}</output>
        </Inline>
      </form>
    </Stack>
  );
}

export const Saving: Story = {
  render: () => (
    <Page
      title="Forms: saving"
      lead="The button that was pressed shows that it works, keeps its size, and cannot be pressed twice."
    >
      <Rules
        rules={[
          'The fields stay as they are: what was typed can be read while it is sent.',
          'A success is said beside the button and read out politely. A toast alone would be missed.',
          'A failure keeps every field and names the next step; the same press tries again.',
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
          title="We kept what you typed"
          action={
            <Button
              size="sm"
              variant="secondary"
              onClick={() => {
                setText('');
                setIsKept(false);
              }}
            >
              Start again
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
      title="Forms: kept drafts"
      lead="A session that ends, a reload or a lost connection takes nothing that somebody typed."
    >
      <Rules
        rules={[
          'Long answers are kept in this tab while they are typed; passwords and cards never are.',
          'Whoever comes back sees what was kept, is told so, and can start again.',
          'Leaving a page with something unsent asks first; leaving one without does not.',
        ]}
      />
      <Section title="Try it">
        <DraftForm />
      </Section>
    </Page>
  ),
};
