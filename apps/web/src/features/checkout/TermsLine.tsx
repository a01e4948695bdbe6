import { Link as TextLink } from '@regen/ui-kit/Link';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { Link } from '@tanstack/react-router';

/** What the button below agrees to. The pages open in a new tab, so the checkout stays as it is. */
export function TermsLine() {
  return (
    <Text size="sm" tone="muted">
      By placing your order, you agree to our <PolicyLink name="terms" label="terms and conditions" /> and{' '}
      <PolicyLink name="returns-policy" label="returns policy" />.
    </Text>
  );
}

function PolicyLink({ name, label }: { name: string; label: string }) {
  return (
    <TextLink asChild>
      <Link to="/$name" params={{ name }} target="_blank">
        {label}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </Link>
    </TextLink>
  );
}
