import { IconButton } from '@regen/ui-kit/IconButton';
import { TextField } from '@regen/ui-kit/TextField';
import { useRef, type RefObject } from 'react';

export interface SearchBoxProps {
  id: string;
  label: string;
  text: string;
  onText: (text: string) => void;
  input?: RefObject<HTMLInputElement | null> | undefined;
}

/** A field that is searched with as one types. */
export function SearchBox({ id, label, text, onText, input }: SearchBoxProps) {
  const own = useRef<HTMLInputElement>(null);
  const field = input ?? own;
  return (
    <TextField
      id={id}
      ref={field}
      type="search"
      label={label}
      labelHidden
      placeholder={label}
      iconStart="search"
      autoComplete="off"
      maxLength={100}
      value={text}
      onChange={({ target }) => onText(target.value)}
      end={
        text === '' ? null : (
          <IconButton
            icon="close"
            size="sm"
            label="Clear search"
            onClick={() => {
              onText('');
              field.current?.focus();
            }}
          />
        )
      }
    />
  );
}
