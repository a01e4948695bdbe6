import type { ContentFile } from '@regen/content-sdk/query';
import { Icon } from '@regen/ui-kit/Icon';
import { Text } from '@regen/ui-kit/Text';
import { isPicture, textPictureSizes } from './content-pictures.ts';
import { ContentPicture } from './ContentPicture.tsx';
import { fileFacts } from './file-facts.ts';
import * as styles from './RichBlocks.css.ts';
import { FileLink } from './RichInlines.tsx';

/** A file within a text: a picture is shown, anything else can be saved. */
export function FileBlock({ file }: { file: ContentFile }) {
  if (isPicture(file)) {
    return (
      <figure className={styles.figure}>
        <ContentPicture file={file} sizes={textPictureSizes} className={styles.picture} />
      </figure>
    );
  }
  return (
    <Text className={styles.file}>
      <Icon name="file" />
      <span>
        <FileLink file={file}>{file.title || file.fileName}</FileLink> <Text as="small">{fileFacts(file)}</Text>
      </span>
    </Text>
  );
}
