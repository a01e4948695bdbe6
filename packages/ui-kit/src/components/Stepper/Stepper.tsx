import { cloneElement } from 'react';
import { cx } from '../../cx.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Stepper.css.ts';
import { stepperDefaults, type StepperProps, type StepperStep } from './Stepper.props.ts';

/** Where someone is in a sequence of steps, such as checkout. */
export function Stepper({
  steps,
  current,
  label = stepperDefaults.label,
  doneLabel = stepperDefaults.doneLabel,
  stepLabel = stepperDefaults.stepLabel,
  className,
}: StepperProps) {
  const at = steps.findIndex((step) => step.id === current);
  const text = (step: StepperStep, index: number) => {
    const isDone = index < at;
    return (
      <>
        {isDone ? <Icon name="check" size="sm" /> : <span aria-hidden="true">{index + 1}</span>}
        <span className={cx(styles.label, index !== at && styles.compact)}>
          <VisuallyHidden>{isDone ? doneLabel : `${stepLabel} ${index + 1}:`} </VisuallyHidden>
          {step.label}
        </span>
      </>
    );
  };
  return (
    <nav aria-label={label} className={className}>
      <ol className={styles.list}>
        {steps.map((step, index) => {
          const state = index < at ? 'done' : index === at ? 'current' : 'upcoming';
          return (
            <li
              key={step.id}
              className={cx(styles.step, styles.state[state])}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {state === 'done' && step.link ? (
                cloneElement(step.link, { className: cx(styles.content, styles.link), children: text(step, index) })
              ) : (
                <span className={cx(styles.content, state === 'current' && styles.currentText)}>
                  {text(step, index)}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
