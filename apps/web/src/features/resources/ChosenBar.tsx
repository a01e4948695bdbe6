import { resourceArchive } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Inline } from '@regen/ui-kit/Inline';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Text } from '@regen/ui-kit/Text';
import { fileFacts } from '~/features/content/index.ts';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { useWrite } from '~/kernel/use-write.ts';
import { counted } from '~/kernel/words/counts.ts';
import type { Download } from './find-resources.ts';
import * as styles from './ResourcesScreen.css.ts';

/** The most files in one archive, as the contract has it. */
export const MAX_CHOSEN = 50;

export interface ChosenBarProps {
  chosen: readonly Download[];
  /** Takes the bar away, and with it the button that has the focus. */
  onClear: () => void;
}

/** What is selected, on all pages, and the download of it as one file. */
export function ChosenBar({ chosen, onClear }: ChosenBarProps) {
  const announce = useAnnounce();
  const archive = useWrite(resourceArchive);
  const size = chosen.reduce((sum, { file }) => sum + file.size, 0);
  const tooMany = chosen.length > MAX_CHOSEN;
  const clear = () => {
    announce('Selection cleared.');
    onClear();
  };
  const download = () =>
    archive.mutate(
      { slugs: chosen.map(({ slug }) => slug) },
      {
        onSuccess: ({ url }) => {
          announce('Your files are being downloaded.');
          // It is sent as a file to save, so the page stays.
          location.assign(url);
        },
      },
    );
  return (
    <section className={styles.bar} aria-label="Selected files">
      {archive.error ? <FailureBanner error={archive.error} /> : null}
      <div className={styles.barLine}>
        <Text weight="medium" asChild>
          <output>
            {tooMany
              ? `Limit ${MAX_CHOSEN} files per download; ${chosen.length} selected`
              : `${counted(chosen.length, 'file')} selected, ${fileFacts({ contentType: 'application/zip', size })}`}
          </output>
        </Text>
        <Inline gap="3">
          <Button loading={archive.isPending} disabled={tooMany} onClick={download}>
            Download as ZIP
          </Button>
          <Button variant="ghost" onClick={clear}>
            Clear selection
          </Button>
        </Inline>
      </div>
    </section>
  );
}
