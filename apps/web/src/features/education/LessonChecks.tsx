import type { OpenLesson } from '@regen/content-sdk/models';
import type { LessonResult } from '@regen/sdk';
import { lessonAnswer } from '@regen/sdk/query';
import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Heading } from '@regen/ui-kit/Heading';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Radio, RadioGroup } from '@regen/ui-kit/RadioGroup';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useState } from 'react';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { usePerson } from '~/kernel/use-session.ts';
import { useWrite } from '~/kernel/use-write.ts';
import { counted } from '~/kernel/words/counts.ts';

type Answers = Readonly<Record<number, number>>;

/** The questions after a lesson. The server knows the answers; it tells them after a try. */
export function LessonChecks({ lesson: { id, checks }, isPassed }: { lesson: OpenLesson; isPassed: boolean }) {
  const { userId } = usePerson();
  const announce = useAnnounce();
  const write = useWrite(lessonAnswer);
  const [answers, setAnswers] = useState<Answers>({});
  const [isTried, setIsTried] = useState(false);
  const result = write.data;

  function submit(): void {
    const missing = checks.findIndex((_, place) => answers[place] === undefined);
    setIsTried(true);
    if (missing >= 0) {
      document.getElementById(`check-${missing}`)?.focus();
      return;
    }
    write.mutate(
      { id: userId, lessonId: id, answers: checks.map((_, place) => answers[place] ?? 0) },
      { onSuccess: (given) => announce(outcome(given)) },
    );
  }

  return (
    <section aria-labelledby="checks" data-print="hide">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="6" align="start">
          <Heading level={2} size="md" id="checks">
            {checks.length > 0 ? 'Check your understanding' : 'Done reading?'}
          </Heading>
          {checks.map(({ question, options }, place) => (
            <Stack key={question} gap="3">
              <RadioGroup
                id={`check-${place}`}
                name={`check-${place}`}
                legend={question}
                value={String(answers[place] ?? '')}
                onValueChange={(value) => {
                  setAnswers((before) => ({ ...before, [place]: Number(value) }));
                  // What it says is about other answers.
                  write.reset();
                }}
                error={isTried && answers[place] === undefined ? 'Choose an answer.' : undefined}
              >
                {options.map((option, index) => (
                  <Radio key={option} value={String(index)} label={option} />
                ))}
              </RadioGroup>
              {result ? <Verdict check={result.checks[place]} options={options} /> : null}
            </Stack>
          ))}
          {write.error ? <FailureBanner error={write.error} note="Your answers are still here." /> : null}
          {result ? <Banner tone={isAllRight(result) ? 'success' : 'info'}>{outcome(result)}</Banner> : null}
          {checks.length > 0 || !isPassed ? (
            <Button type="submit" loading={write.isPending}>
              {checks.length > 0 ? 'Check answers' : 'Mark as read'}
            </Button>
          ) : (
            <Text>You’ve read this lesson.</Text>
          )}
        </Stack>
      </form>
    </section>
  );
}

const isAllRight = ({ checks }: LessonResult): boolean => checks.every(({ isRight }) => isRight);

function outcome(result: LessonResult): string {
  const { checks } = result;
  const right = checks.filter(({ isRight }) => isRight).length;
  if (right === checks.length) return 'You’ve passed this lesson.';
  return `${right} of ${counted(checks.length, 'answer')} right. Change the others and check again.`;
}

function Verdict({
  check,
  options,
}: {
  check: LessonResult['checks'][number] | undefined;
  options: readonly string[];
}) {
  if (!check) return null;
  const { isRight, rightOption, why } = check;
  return (
    <Banner
      tone={isRight ? 'success' : 'warning'}
      title={isRight ? 'Right' : `The answer: ${options[rightOption] ?? ''}`}
    >
      <Text>{why}</Text>
    </Banner>
  );
}
