import { Icon } from '@regen/ui-kit/Icon';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { passwordRules } from './password-rules.ts';
import * as styles from './session-screens.css.ts';

/** The rules of a new password, each marked as soon as it is met. */
export function PasswordRules({ password, email }: { password: string; email: string | undefined }) {
  const rules = passwordRules(password, email);
  const met = rules.filter(({ isMet }) => isMet).length;
  return (
    <div>
      <ul className={styles.rules} aria-label="Password requirements">
        {rules.map(({ id, text, isMet }) => (
          <li key={id} className={isMet ? styles.ruleMet : styles.rule}>
            <Icon name={isMet ? 'check' : 'minus'} size="sm" />
            {text}
            <VisuallyHidden>{isMet ? ', met' : ', not yet'}</VisuallyHidden>
          </li>
        ))}
      </ul>
      <VisuallyHidden as="div" aria-live="polite">
        {password === '' ? null : `${met} of ${rules.length} password requirements met`}
      </VisuallyHidden>
    </div>
  );
}
