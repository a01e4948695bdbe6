import { dataExportDownload } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Inline } from '@regen/ui-kit/Inline';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { useState, type ReactNode } from 'react';
import { FormShell } from '~/kernel/forms/FormShell.tsx';
import { useAppForm } from '~/kernel/forms/use-app-form.ts';
import { useWrite } from '~/kernel/use-write.ts';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';
import { isCurrentMissing } from './is-current-missing.ts';
import { downloadSchema } from './profile-schemas.ts';
import { saveJson } from './save-json.ts';

interface DataDownloadProps {
  userId: string;
  email: string;
  /** What else can be done, beside the button. */
  children: ReactNode;
}

/** Saves the copy of the person's data as a file. Only the server knows whether they signed in too long ago to do so without a password. */
export function DataDownload({ userId, email, children }: DataDownloadProps) {
  const download = useWrite(dataExportDownload);
  const announce = useAnnounce();
  const [isCurrentAsked, setIsCurrentAsked] = useState(false);
  const form = useAppForm({
    id: 'data-download',
    schema: downloadSchema(isCurrentAsked),
    defaultValues: { currentPassword: '' },
    onSubmit: async ({ currentPassword }) => {
      const proof = isCurrentAsked ? { currentPassword } : {};
      const file = await download.mutateAsync({ id: userId, ...proof }).catch((error: unknown) => {
        if (isCurrentMissing(error)) setIsCurrentAsked(true);
        throw error;
      });
      saveJson('regen-data.json', file);
      // The mutation would keep it.
      download.reset();
      form.form.reset();
      setIsCurrentAsked(false);
      announce('Data downloaded.');
    },
  });
  return (
    <FormShell {...form} label="Download data">
      {isCurrentAsked ? <CurrentPasswordField {...form.field('currentPassword')} email={email} /> : null}
      <Inline gap="3">
        <Button type="submit" variant="secondary" loading={form.isSubmitting}>
          Download data
        </Button>
        {children}
      </Inline>
    </FormShell>
  );
}
