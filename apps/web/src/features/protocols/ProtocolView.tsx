import type { Protocol } from '@regen/content-sdk/models';
import type { ProductSummary } from '@regen/sdk';
import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Heading } from '@regen/ui-kit/Heading';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Switch } from '@regen/ui-kit/Switch';
import { Text } from '@regen/ui-kit/Text';
import { WithAside } from '@regen/ui-kit/WithAside';
import { Link } from '@tanstack/react-router';
import type { Ref } from 'react';
import { RichText } from '~/features/content/index.ts';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { ProtocolFacts } from './ProtocolFacts.tsx';
import * as styles from './ProtocolScreen.css.ts';
import { StepText } from './StepText.tsx';
import { StepTimer } from './StepTimer.tsx';
import { shortDuration } from './time-text.ts';
import type { StepTimers } from './use-timers.ts';

export interface ProtocolViewProps {
  protocol: Protocol;
  products: readonly ProductSummary[];
  timing: StepTimers;
  headingRef: Ref<HTMLHeadingElement>;
}

/** All of a protocol, to be read before and printed. */
export function ProtocolView({ protocol, products, timing, headingRef }: ProtocolViewProps) {
  const { slug, title, summary, category, contraindications, supplies, before, after } = protocol;
  return (
    <>
      <PageCrumbs here={title} />
      <header className={styles.head}>
        <Text eyebrow tone="muted">
          <TextLink variant="quiet" asChild>
            <Link to="/protocols" search={{ category }}>
              {category}
            </Link>
          </TextLink>
        </Text>
        <Heading level={1} tabIndex={-1} ref={headingRef}>
          {title}
        </Heading>
        <Text size="xl" tone="muted" measure>
          {summary}
        </Text>
        <div className={styles.actions} data-print="hide">
          {protocol.steps.length > 0 ? (
            <Button iconStart="play" asChild>
              <Link to="/protocols/$protocolId" params={{ protocolId: slug }} search={{ step: 1 }}>
                Start treatment mode
              </Link>
            </Button>
          ) : null}
          <Button variant="secondary" iconStart="print" onClick={() => window.print()}>
            Print
          </Button>
        </div>
        <ProtocolFacts protocol={protocol} />
      </header>
      {contraindications.length > 0 ? (
        <section className={styles.part} aria-labelledby="contraindications">
          <Heading level={2} size="md" id="contraindications">
            Contraindications
          </Heading>
          <Banner tone="danger" title="Don’t treat if any of these apply">
            <Lines lines={contraindications} />
          </Banner>
        </section>
      ) : null}
      <WithAside
        asideFirst
        aside={
          supplies.length > 0 ? (
            <Card as="section" tone="outline" aria-labelledby="supplies" className={styles.part}>
              <Heading level={2} size="sm" id="supplies">
                What you’ll need
              </Heading>
              <Lines lines={supplies} />
            </Card>
          ) : null
        }
      >
        <div className={styles.back}>
          {before.length > 0 ? (
            <section className={styles.part} aria-labelledby="before">
              <Heading level={2} size="md" id="before">
                Before you start
              </Heading>
              <RichText text={before} headingLevel={3} />
            </section>
          ) : null}
          <Steps protocol={protocol} products={products} timing={timing} />
          {after.length > 0 ? (
            <section className={styles.part} aria-labelledby="after">
              <Heading level={2} size="md" id="after">
                After care
              </Heading>
              <RichText text={after} headingLevel={3} />
            </section>
          ) : null}
        </div>
      </WithAside>
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.bullets}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Steps({ protocol: { steps }, products, timing }: Omit<ProtocolViewProps, 'headingRef'>) {
  return (
    <section className={styles.part} aria-labelledby="steps">
      <div className={styles.stepsHead}>
        <Heading level={2} size="md" id="steps">
          Steps
        </Heading>
        {steps.some(({ seconds }) => seconds !== undefined) ? (
          <div data-print="hide">
            <Switch
              label="Chime when time is up"
              checked={timing.timers.hasSound}
              onChange={({ target: { checked } }) => timing.setSound(checked)}
            />
          </div>
        ) : null}
      </div>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.id}>
            <Card tone="outline" className={styles.step}>
              <div>
                <Text size="sm" tone="muted">
                  Step {index + 1}
                  {step.seconds === undefined ? '' : ` · ${shortDuration(step.seconds)}`}
                </Text>
                <Heading level={3} size="sm">
                  {step.title}
                </Heading>
              </div>
              <StepText step={step} headingLevel={4} products={products} />
              {step.seconds === undefined ? null : (
                <StepTimer step={{ ...step, seconds: step.seconds }} timing={timing} />
              )}
            </Card>
          </li>
        ))}
      </ol>
    </section>
  );
}
