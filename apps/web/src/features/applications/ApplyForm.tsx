import type { Application, User } from '@regen/sdk';
import { Heading } from '@regen/ui-kit/Heading';
import { Stepper } from '@regen/ui-kit/Stepper';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { APPLY_STEPS, APPLY_TITLES, reachableApplyStep, type ApplyStep } from './apply-steps.ts';
import { BusinessStep } from './BusinessStep.tsx';
import * as styles from './join.css.ts';
import { LicenseStep } from './LicenseStep.tsx';
import { PersonStep } from './PersonStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { useApplyDraft } from './use-apply-draft.ts';

export interface ApplyFormProps {
  user: User | null;
  /** The step that the address names. */
  step: ApplyStep | undefined;
  onSent: (application: Application) => void;
}

const FORM = '/become-pro/gmp_professional_form';

/** One step at a time; the address names it, and what was typed stays over a reload. */
export function ApplyForm({ user, step: wanted, onSent }: ApplyFormProps) {
  const draft = useApplyDraft(user);
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const step = reachableApplyStep(wanted, draft.values, file !== null);
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  // The address always names the step that is shown.
  useEffect(() => {
    if (step !== wanted) void navigate({ to: FORM, search: { step }, replace: true, resetScroll: false });
  }, [step, wanted, navigate]);
  // A step that was reached by moving on or back takes the focus.
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  const goTo = (next: ApplyStep) => void navigate({ to: FORM, search: { step: next }, resetScroll: false });
  const props = (at: ApplyStep) => ({
    draft,
    onDone: () => goTo(APPLY_STEPS[APPLY_STEPS.indexOf(at) + 1] ?? 'review'),
  });
  const number = APPLY_STEPS.indexOf(step) + 1;
  return (
    <>
      <Stepper
        current={step}
        label="Application progress"
        steps={APPLY_STEPS.map((id) => ({
          id,
          label: APPLY_TITLES[id],
          link: <Link to={FORM} search={{ step: id }} resetScroll={false} />,
        }))}
      />
      <div className={styles.step}>
        <Heading ref={title} level={2} size="md" tabIndex={-1}>
          <VisuallyHidden>{`Step ${number} of ${APPLY_STEPS.length}: `}</VisuallyHidden>
          {APPLY_TITLES[step]}
        </Heading>
        {step === 'person' ? <PersonStep {...props('person')} /> : null}
        {step === 'business' ? <BusinessStep {...props('business')} /> : null}
        {step === 'license' || (step === 'review' && file === null) ? (
          <LicenseStep
            {...props('license')}
            file={file}
            refusal={refusal}
            onFile={(chosen) => {
              setFile(chosen);
              setRefusal(null);
            }}
          />
        ) : null}
        {step === 'review' && file !== null ? (
          <ReviewStep
            draft={draft}
            file={file}
            onSent={(application) => {
              draft.clear();
              onSent(application);
            }}
            onRefused={(message) => {
              setRefusal(message);
              setFile(null);
              goTo('license');
            }}
          />
        ) : null}
      </div>
    </>
  );
}
