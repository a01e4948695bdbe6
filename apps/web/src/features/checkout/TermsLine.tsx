import { Link as TextLink } from '@regen/ui-kit/Link';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { Link } from '@tanstack/react-router';
import { useHasWrittenPage } from '~/kernel/use-written-page.ts';

/** What the button below agrees to, as far as the shop has it. The pages open in a new tab, so the checkout stays open. */
export function TermsLine() {
  const hasPage = useHasWrittenPage();
  const terms = hasPage('terms') ? <PolicyLink name="terms" label="terms and conditions" /> : null;
  const returns = hasPage('returns-policy') ? <PolicyLink name="returns-policy" label="returns policy" /> : null;
  if (!terms && !returns) return null;
  return (
    <Text size="sm" tone="muted">
      By placing your order, you agree to our {terms}
      {terms && returns ? ' and ' : null}
      {returns}.
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
