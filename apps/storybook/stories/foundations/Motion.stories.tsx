import { Button } from '@regen/ui-kit/Button';
import { Inline } from '@regen/ui-kit/Inline';
import { cx } from '@regen/ui-kit/src/cx.ts';
import { vars } from '@regen/ui-kit/src/theme/contract.css.ts';
import { scales } from '@regen/ui-kit/src/theme/scales.ts';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import * as styles from './foundations.css.ts';
import { Code, Page, Section } from './Page.tsx';

const meta: Meta = { title: 'Foundations/Motion' };
export default meta;

type Story = StoryObj;

const durations = ['fast', 'normal', 'slow'] as const;
const uses = { fast: 'Hover and press', normal: 'Menus, popovers, toasts', slow: 'Dialogs and drawers' } as const;
const easings = { out: 'Entrances', inOut: 'Moves within the page' } as const;

export const Motion: Story = {
  render: function Render() {
    const [there, setThere] = useState(false);
    return (
      <Page
        title="Motion"
        lead="Short, and only where it shows where something came from or went. With reduced motion there is none: everything is in place at once."
      >
        <Inline>
          <Button iconStart="refresh" onClick={() => setThere(!there)}>
            Move
          </Button>
        </Inline>
        {(['out', 'inOut'] as const).map((easing) => (
          <Section key={easing} title={`${easings[easing]}: ${easing}`}>
            <Code>{scales.easing[easing]}</Code>
            {durations.map((duration) => (
              <Stack key={duration} gap="2">
                <Text>{uses[duration]}</Text>
                <div className={styles.track}>
                  <div
                    className={cx(styles.runner, there && styles.arrived)}
                    style={{
                      transitionDuration: vars.duration[duration],
                      transitionTimingFunction: vars.easing[easing],
                    }}
                  />
                </div>
                <Code>
                  duration.{duration}: {scales.duration[duration]}
                </Code>
              </Stack>
            ))}
          </Section>
        ))}
        <Section title="Waiting" note="A skeleton shows after 200 ms, so fast loads don’t flicker.">
          <Code>duration.skeletonDelay: {scales.duration.skeletonDelay}</Code>
        </Section>
      </Page>
    );
  },
};
