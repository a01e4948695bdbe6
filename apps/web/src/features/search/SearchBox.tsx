import { TextField } from '@regen/ui-kit/TextField';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState, type SubmitEvent } from 'react';

const loadSuggestBox = () => import('./SuggestBox.tsx');
const SuggestBox = lazy(() => loadSuggestBox().then(({ SuggestBox: box }) => ({ default: box })));

/** Names of the box before and after its suggestions have arrived; the second takes the place of the first unnoticed. */
export const searchBoxProps = {
  id: 'site-search',
  name: 'q',
  label: 'Search products',
  labelHidden: true,
  placeholder: 'Search the range',
  maxLength: 100,
} as const;

/** The search of the header: a form that works before scripts do; suggestions are loaded when it is first used. */
export function SearchBox() {
  const navigate = useNavigate();
  const { q = '' } = useSearch({ strict: false }) as { q?: string };
  const [isUsed, setIsUsed] = useState(false);
  const [text, setText] = useState<string | null>(null);
  const search = (value: string) => {
    const words = value.trim();
    if (words) void navigate({ to: '/search', search: { q: words } });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    search(String(new FormData(event.currentTarget).get('q') ?? ''));
  };
  const plain = (
    <TextField
      {...searchBoxProps}
      key={q}
      type="search"
      iconStart="search"
      autoComplete="off"
      enterKeyHint="search"
      value={text ?? q}
      onChange={(event) => setText(event.target.value)}
      onPointerEnter={() => void loadSuggestBox()}
      onFocus={() => setIsUsed(true)}
    />
  );
  return (
    <search>
      <form action="/search" onSubmit={onSubmit}>
        {isUsed ? (
          <Suspense fallback={plain}>
            <SuggestBox query={q} startText={text} onSearch={search} />
          </Suspense>
        ) : (
          plain
        )}
      </form>
    </search>
  );
}
