import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Dialog } from '@regen/ui-kit/Dialog';
import { Drawer } from '@regen/ui-kit/Drawer';
import { Grid } from '@regen/ui-kit/Grid';
import { Heading } from '@regen/ui-kit/Heading';
import { IconButton } from '@regen/ui-kit/IconButton';
import { Inline } from '@regen/ui-kit/Inline';
import { Menu, MenuItem } from '@regen/ui-kit/Menu';
import { Popover } from '@regen/ui-kit/Popover';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { ToastProvider, useToast } from '@regen/ui-kit/Toast';
import { Tooltip } from '@regen/ui-kit/Tooltip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Page, Section } from '../foundations/Page.tsx';
import { Rules } from './Rules.tsx';

const meta: Meta = { title: 'Patterns/Overlays' };
export default meta;

type Story = StoryObj;

interface ChoiceProps {
  name: string;
  when: string;
  notFor: string;
  children: ReactNode;
}

function Choice({ name, when, notFor, children }: ChoiceProps) {
  return (
    <Card>
      <Stack gap="4" align="start">
        <Heading level={3} size="sm">
          {name}
        </Heading>
        <Stack gap="2">
          <Text>{when}</Text>
          <Text size="sm" tone="muted">
            Not for: {notFor}
          </Text>
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}

function ToastButton() {
  const show = useToast();
  return (
    <Button variant="secondary" onClick={() => show({ message: 'Address deleted.', tone: 'success' })}>
      Delete address
    </Button>
  );
}

const open = (label: string) => <Button variant="secondary">{label}</Button>;

export const WhichToUse: Story = {
  render: () => (
    <ToastProvider>
      <Page
        title="Overlays"
        lead="An overlay interrupts. Use the smallest one that does the job; none at all is better."
      >
        <Section title="Which to use">
          <Grid min="lg" gap="6">
            <Choice
              name="Dialog"
              when="One decision that cannot wait, or a closer look."
              notFor="announcements, long forms, a second dialog"
            >
              <Dialog
                size="sm"
                trigger={open('Remove the bundle')}
                title="Remove “Calm winter skin”?"
                description="Clients who have the link can no longer open it."
                footer={<Button variant="danger">Remove</Button>}
              >
                <Text>Their orders stay as they are.</Text>
              </Dialog>
            </Choice>
            <Choice
              name="Drawer"
              when="A side task on top of the current page: the cart, the filters."
              notFor="a decision, or the page’s main task"
            >
              <Drawer
                trigger={open('Show the filters')}
                title="Filters"
                footer={<Button fullWidth>Show 12 products</Button>}
              >
                <Text>The filters of the list, in the order of the page.</Text>
              </Drawer>
            </Choice>
            <Choice name="Popover" when="A short text or a few controls for one place." notFor="required reading">
              <Popover trigger={open('Why this price')} label="Why this price">
                <Text size="sm">Your Tier 2 professional price. The list price is $53.33.</Text>
              </Popover>
            </Choice>
            <Choice
              name="Menu"
              when="Rarely used actions on one thing."
              notFor="the main action, navigation, a choice of values"
            >
              <Menu trigger={open('Actions for R-101873')}>
                <MenuItem icon="print">Print</MenuItem>
                <MenuItem icon="refresh">Order again</MenuItem>
              </Menu>
            </Choice>
            <Choice name="Tooltip" when="The name of an icon-only button, or a short hint." notFor="anything essential">
              <Tooltip text="Opens the print dialog">
                <IconButton icon="print" label="Print the routine" />
              </Tooltip>
            </Choice>
            <Choice
              name="Toast"
              when="Feedback on an action just taken, safe to miss."
              notFor="form errors, or the only copy of anything"
            >
              <ToastButton />
            </Choice>
          </Grid>
        </Section>
        <Section title="Focus">
          <Rules
            rules={[
              'Opening moves the focus in; Tab stays inside a dialog and a drawer, and leaves a popover.',
              'Escape and a press outside close it. Input inside is preserved.',
              'Closing returns the focus to what opened it, or to what took its place.',
              'An overlay with its own URL opens with it, and Back closes it.',
            ]}
          />
        </Section>
      </Page>
    </ToastProvider>
  ),
};

export const OneAfterTheOther: Story = {
  name: 'One after the other, never one on another',
  render: () => (
    <Inline>
      <Drawer
        trigger={open('Your cart')}
        title="Your cart"
        footer={
          <Button fullWidth asChild>
            <a href="#checkout">Check out</a>
          </Button>
        }
      >
        <Text measure>
          A drawer whose task continues elsewhere ends in a link: it closes, the page opens, and its heading gets the
          focus.
        </Text>
      </Drawer>
    </Inline>
  ),
};
