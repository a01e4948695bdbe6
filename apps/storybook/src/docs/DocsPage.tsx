import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Container } from '@regen/ui-kit/Container';
import { Grid } from '@regen/ui-kit/Grid';
import { Heading } from '@regen/ui-kit/Heading';
import { Icon } from '@regen/ui-kit/Icon';
import { Link } from '@regen/ui-kit/Link';
import { show, type PropsTable } from '@regen/ui-kit/src/testing/props.ts';
import { Stack } from '@regen/ui-kit/Stack';
import { Table } from '@regen/ui-kit/Table';
import { Text } from '@regen/ui-kit/Text';
import { Controls, DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { Fragment, use, useEffect, useState, type ReactNode } from 'react';
import { Code, Section } from '../../stories/foundations/Page.tsx';
import { isPlayground } from '../playground-id.ts';
import * as styles from './docs.css.ts';
import { addressOf, docsOf, importOf, sourceOf, tablesOf } from './library.ts';
import { StoryFrame } from './StoryFrame.tsx';

/** A text whose backticks are links to components, or code. */
function Rich({ children }: { children: string }): ReactNode {
  return children.split('`').map((part, index) => {
    const key = `${index} ${part}`;
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    const address = addressOf(part);
    return address ? (
      <Link key={key} href={address} target="_top">
        {part}
      </Link>
    ) : (
      <Code key={key}>{part}</Code>
    );
  });
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>
          <Rich>{item}</Rich>
        </li>
      ))}
    </ul>
  );
}

/** `Shift+Tab, Escape` as keys. */
function Keys({ children }: { children: string }) {
  return (
    <span className={styles.keys}>
      {children.split(', ').map((stroke) => (
        <kbd key={stroke} className={styles.key}>
          {stroke.replaceAll('+', ' + ')}
        </kbd>
      ))}
    </span>
  );
}

function Source({ code, name }: { code: string; name: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 3000);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <details className={styles.source}>
      <summary className={styles.summary}>
        Show code<span className={styles.of}> of {name}</span>
        <Icon name="chevronDown" size="sm" />
      </summary>
      <div className={styles.copy}>
        <Button
          size="sm"
          variant="secondary"
          iconStart={copied ? 'check' : undefined}
          aria-label={`Copy the code of ${name}`}
          onClick={() => void navigator.clipboard.writeText(code).then(() => setCopied(true))}
        >
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <output className={styles.of}>{copied ? 'Copied' : ''}</output>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it must be reached by keyboard. */}
      <section tabIndex={0} aria-label={`Code of ${name}`} className={styles.scroller}>
        <pre className={styles.pre}>{code}</pre>
      </section>
    </details>
  );
}

function Props({ name, rows, element, hasAtoms }: PropsTable) {
  const besides = [
    ...(hasAtoms ? ['atoms for space, layout and color, such as `padding`'] : []),
    ...(element ? [`attributes of \`<${element}>\``] : []),
  ];
  return (
    <Stack gap="2">
      {rows.length > 0 ? (
        <Table
          caption={name}
          columns={[
            {
              id: 'name',
              header: 'Name',
              rowHeader: true,
              cell: (row) => (
                <Code>
                  {row.name.replaceAll("'", '')}
                  {row.isRequired ? ' (required)' : ''}
                </Code>
              ),
            },
            { id: 'type', header: 'Type', cell: (row) => <Code>{row.type}</Code> },
            {
              id: 'default',
              header: 'Default',
              cell: ({ fallback }) => (show(fallback) === undefined ? '–' : <Code>{show(fallback)}</Code>),
            },
            { id: 'about', header: 'About', cell: (row) => (row.about ? <Rich>{row.about}</Rich> : '–') },
          ]}
          rows={rows}
          rowKey={(row) => row.name}
        />
      ) : null}
      {besides.length > 0 ? (
        <Text size="sm" tone="muted">
          <Rich>{`${rows.length > 0 ? 'Besides' : `${name}:`} ${besides.join(', and ')}.`}</Rich>
        </Text>
      ) : null}
    </Stack>
  );
}

/** The page of one component: what its folder says about it. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const context = use(DocsContext);
  const stories = context.componentStories();
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const docs = docsOf(name);
  if (!docs) return <Container paddingY="6">{`${name}.docs.ts is missing.`}</Container>;
  return (
    <Container paddingY="6">
      <Stack gap="10" as="main">
        <Stack gap="3">
          <Heading level={1}>{name}</Heading>
          <Text size="lg" tone="muted" measure>
            <Rich>{docs.is}</Rich>
          </Text>
          <Code>{importOf(name)}</Code>
        </Stack>
        <Section title="When to use it">
          <Stack gap="4">
            <Stack gap="1">
              <Text>Use it</Text>
              <List items={docs.use} />
            </Stack>
            {docs.avoid.length > 0 ? (
              <Table
                caption="When not, and what instead"
                columns={[
                  { id: 'when', header: 'When not', rowHeader: true, cell: ([when]) => <Rich>{when}</Rich> },
                  { id: 'instead', header: 'Instead', cell: ([, instead]) => <Rich>{instead}</Rich> },
                ]}
                rows={docs.avoid}
                rowKey={([when]) => when}
              />
            ) : null}
          </Stack>
        </Section>
        <Section title="Examples">
          <Stack gap="8">
            {stories.map((story) => (
              <Stack key={story.id} gap="3">
                <Heading level={3} size="sm">
                  {story.name}
                </Heading>
                <StoryFrame story={story} />
                {isPlayground(story) ? (
                  <div data-theme="light" className={styles.controls}>
                    <Controls of={story.moduleExport} />
                  </div>
                ) : null}
                <Source name={story.name} code={sourceOf(name, story.id)} />
              </Stack>
            ))}
          </Stack>
        </Section>
        <Section title="Do and don't">
          <Grid columns={{ base: '1', tablet: '2' }} gap="4">
            <Card tone="outline">
              <Stack gap="2">
                <Heading level={3} size="xs">
                  Do
                </Heading>
                <List items={docs.do} />
              </Stack>
            </Card>
            <Card tone="outline">
              <Stack gap="2">
                <Heading level={3} size="xs">
                  Do not
                </Heading>
                <List items={docs.dont} />
              </Stack>
            </Card>
          </Grid>
        </Section>
        <Section title="Props">
          <Stack gap="8">
            {tablesOf(name).map((table) => (
              <Props key={table.name} {...table} />
            ))}
          </Stack>
        </Section>
        <Section title="Keyboard">
          {docs.keyboard.length > 0 ? (
            <Table
              caption={`Keys of ${name}`}
              captionHidden
              columns={[
                { id: 'keys', header: 'Keys', rowHeader: true, cell: ([keys]) => <Keys>{keys}</Keys> },
                { id: 'action', header: 'What they do', cell: ([, action]) => <Rich>{action}</Rich> },
              ]}
              rows={docs.keyboard}
              rowKey={([keys]) => keys}
            />
          ) : (
            <Text>It takes no focus of its own.</Text>
          )}
        </Section>
        <Section title="Accessibility">
          <List items={docs.accessibility} />
        </Section>
      </Stack>
    </Container>
  );
}
