import { Accordion } from '@regen/ui-kit/Accordion';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Heading } from '@regen/ui-kit/Heading';
import { Icon, type IconName } from '@regen/ui-kit/Icon';
import { Inline } from '@regen/ui-kit/Inline';
import { Mark } from '@regen/ui-kit/Mark';
import { Page } from '@regen/ui-kit/Page';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { useSession } from '~/kernel/use-session.ts';
import { QUESTIONS } from './become-pro-questions.ts';
import * as styles from './join.css.ts';

const gains: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: 'tag', title: 'Your prices', text: 'Professional prices on every product, with a tier that grows with you.' },
  {
    icon: 'drop',
    title: 'Back bar sizes',
    text: 'Peels, large sizes and strengths reserved for licensed professionals.',
  },
  {
    icon: 'sendEnd',
    title: 'Recommendations',
    text: 'Build routines, send them as a link or a code, and see what clients bought.',
  },
  {
    icon: 'pin',
    title: 'Your own store page',
    text: 'A page under your name, and a listing where clients find stores.',
  },
  { icon: 'star', title: 'REGEN rewards', text: 'Points on every order toward the next one.' },
  { icon: 'refresh', title: 'Quick order', text: 'Paste a list of SKUs between treatments to fill your cart.' },
];

const needs = [
  'A license that’s valid where you work',
  'A photo or scan of it',
  'The name and address of your business, or your own',
  'Five minutes',
] as const;

const steps: readonly { title: string; text: string }[] = [
  {
    title: 'You and your business',
    text: 'Who you are, what you do and where. We keep what you type, even if you reload.',
  },
  { title: 'Your license', text: 'Its number, its expiration date and a photo of it.' },
  {
    title: 'We review it',
    text: 'Our team reviews it within two business days. You can check the status at any time.',
  },
  { title: 'Start ordering', text: 'We’ll email you. Sign in again to see professional prices.' },
];

/** `/become-pro`: the benefits, requirements and steps of a professional account. */
export function BecomeProScreen() {
  return (
    <Page width="wide" space="sm" gap="0">
      <PageCrumbs />
      <div className={styles.intro}>
        <Heading level={1} size="hero" tabIndex={-1}>
          For skincare professionals
        </Heading>
        <Text size="xl" tone="muted" measure>
          A professional account gives licensed estheticians, clinics, spas and schools their own prices, their own
          sizes and a way to care for clients between treatments.
        </Text>
        <Apply />
      </div>
      <Section id="gains" title="What you get">
        <ul className={styles.gains}>
          {gains.map(({ icon, title, text }) => (
            <li key={title} className={styles.gain}>
              <Icon name={icon} size="lg" />
              <Heading level={3} size="sm">
                {title}
              </Heading>
              <Text tone="muted">{text}</Text>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="needs" title="What you’ll need">
        <Stack as="ul" gap="4">
          {needs.map((need) => (
            <Inline as="li" key={need} wrap="nowrap" align="start">
              <Icon name="check" />
              <Text>{need}</Text>
            </Inline>
          ))}
        </Stack>
      </Section>
      <Section id="steps" title="How it works">
        <Stack as="ol" gap="4">
          {steps.map(({ title, text }, index) => (
            <Inline as="li" key={title} wrap="nowrap" align="start">
              <Mark size="sm">{index + 1}</Mark>
              <Stack gap="1">
                <Heading level={3} size="sm">
                  {title}
                </Heading>
                <Text tone="muted">{text}</Text>
              </Stack>
            </Inline>
          ))}
        </Stack>
      </Section>
      <Section id="questions" title="Questions">
        <Accordion
          headingLevel={3}
          items={QUESTIONS.map(({ id, question, answer }) => ({
            id: `question-${id}`,
            title: question,
            content: <Text measure>{answer}</Text>,
          }))}
        />
      </Section>
      <Card tone="sunken" padding="lg" className={styles.close}>
        <Stack gap="4" align="start">
          <Heading level={2} size="md">
            Have your license handy?
          </Heading>
          <Apply />
        </Stack>
      </Card>
    </Page>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading level={2} size="lg" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** The next step for the current visitor. */
function Apply() {
  const session = useSession();
  if (session?.site === 'b2b') {
    return (
      <Inline gap="3">
        <Text weight="semibold">You already have a professional account.</Text>
        <Button variant="secondary" asChild>
          <Link to="/account">Go to your account</Link>
        </Button>
      </Inline>
    );
  }
  return (
    <Inline gap="3">
      <Button size="lg" asChild>
        <Link to="/become-pro/gmp_professional_form">Apply now</Link>
      </Button>
      {session === null ? (
        <Button size="lg" variant="secondary" asChild>
          <Link to="/login" search={{ redirect: '/become-pro/gmp_professional_form' }}>
            Sign in
          </Link>
        </Button>
      ) : null}
    </Inline>
  );
}
