import { Banner } from '@regen/ui-kit/Banner';

/** Why there is no own position to begin with. */
export function PositionProblem({ problem }: { problem: string }) {
  return (
    <Banner tone="warning" live>
      {problem}
    </Banner>
  );
}
