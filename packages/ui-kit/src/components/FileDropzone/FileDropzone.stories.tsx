import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { playground } from '../../stories/playground.tsx';
import { Stack } from '../Stack/index.ts';
import { fileStates } from './FileDropzone.props.ts';
import { FileDropzone, type FileItem } from './index.ts';

const meta: Meta = { title: 'Forms/FileDropzone', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

function Demo() {
  const [files, setFiles] = useState<FileItem[]>([]);
  const [error, setError] = useState<string>();
  return (
    <Stack maxWidth="narrow">
      <FileDropzone
        label="Instructions"
        hint="PDF, up to 2 MB each."
        accept=".pdf,application/pdf"
        maxBytes={2_000_000}
        multiple
        error={error}
        files={files}
        onFiles={(chosen) => {
          setError(undefined);
          setFiles((before) => [
            ...before,
            ...chosen.map(({ name, size }): FileItem => ({ id: name, name, size, state: 'uploading', progress: 40 })),
          ]);
        }}
        onReject={([first]) =>
          setError(
            first?.reason === 'size'
              ? `${first.file.name} is larger than 2 MB. Choose a smaller one.`
              : `${first?.file.name} is no PDF. Choose a PDF.`,
          )
        }
        onRemove={(id) => setFiles((before) => before.filter((file) => file.id !== id))}
        onRetry={(id) =>
          setFiles((before) => before.map((file) => (file.id === id ? { ...file, state: 'uploading' } : file)))
        }
      />
    </Stack>
  );
}

export const Playground = playground(FileDropzone, {
  label: 'Instructions',
  hint: 'PDF, up to 2 MB each.',
  accept: '.pdf,application/pdf',
  files: [{ id: 'routine', name: 'routine.pdf', size: 840_000, state: 'failed', error: 'The connection was lost.' }],
  onRemove: () => {},
  onRetry: () => {},
  onFiles: () => {},
});
export const Interactive: Story = { render: () => <Demo /> };
export const States: Story = {
  render: () => (
    <Stack maxWidth="narrow">
      <FileDropzone
        label="Protocols"
        multiple
        onFiles={() => {}}
        onRemove={() => {}}
        onRetry={() => {}}
        files={fileStates.map((state, index) => ({
          id: state,
          name: `barrier-repair-protocol-${state}.pdf`,
          size: 840_000 + index * 520_000,
          state,
          progress: 62,
          error: state === 'failed' ? 'The connection was lost.' : undefined,
        }))}
      />
      <FileDropzone label="Logo" optional disabled files={[]} onFiles={() => {}} />
    </Stack>
  ),
};
