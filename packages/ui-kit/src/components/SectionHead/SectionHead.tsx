import { Box } from '../Box/index.ts';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { sectionHeadDefaults, type SectionHeadProps } from './SectionHead.props.ts';

/** The heading of a part of a page, with what belongs to it at the end of the line. */
export function SectionHead({
  lead,
  action,
  rowAlign = sectionHeadDefaults.rowAlign,
  className,
  ...heading
}: SectionHeadProps) {
  return (
    <Box display="flex" wrap="wrap" align={rowAlign} justify="between" gap="4" className={className}>
      {lead ? (
        <Stack gap="3">
          <Heading {...heading} />
          <Text tone="muted" size="lg" measure>
            {lead}
          </Text>
        </Stack>
      ) : (
        <Heading {...heading} />
      )}
      {action}
    </Box>
  );
}
