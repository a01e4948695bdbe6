import { TextField } from '@regen/ui-kit/TextField';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { searchBoxProps } from './search-box-props.ts';

const loadSuggestBox = () => import('./SuggestBox.tsx');
type Suggest = Awaited<ReturnType<typeof loadSuggestBox>>['SuggestBox'];

/** The search of the header: a form that works before scripts do; suggestions are loaded when it is first used. */
export function SearchBox() {
  const navigate = useNavigate();
  // Other pages may have a `q` of their own.
  const { q = '' } = useSearch({ from: '/(shop)/search', shouldThrow: false }) ?? {};
  // No lazy component: its fallback would be another input, without the focus. This one stays until the other is there.
  const [Suggest, setSuggest] = useState<Suggest | null>(null);
  // What was typed into the box before scripts did anything is in it.
  const input = useRef<HTMLInputElement>(null);
  const use = () =>
    loadSuggestBox().then(
      // Does not pull the focus back if it has moved on: the box takes the focus.
      ({ SuggestBox }) => input.current === document.activeElement && setSuggest(() => SuggestBox),
      // Searching works without suggestions.
      () => undefined,
    );
  // State here, so that no keystroke is lost when the box with suggestions replaces this one. Another search starts from its own query.
  const [typed, setTyped] = useState({ text: q, query: q });
  if (typed.query !== q) setTyped({ text: q, query: q });
  const setText = (text: string) => setTyped({ text, query: q });
  useLayoutEffect(() => {
    const early = input.current;
    if (!early) return;
    if (early.value !== early.defaultValue) setTyped((now) => ({ ...now, text: early.value }));
    if (early === document.activeElement) void use();
  }, []);
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
      ref={input}
      type="search"
      iconStart="search"
      autoComplete="off"
      enterKeyHint="search"
      value={typed.text}
      onChange={(event) => setText(event.target.value)}
      onPointerEnter={() => void loadSuggestBox().catch(() => undefined)}
      onFocus={() => void use()}
    />
  );
  return (
    <search>
      <form action="/search" onSubmit={onSubmit}>
        {Suggest ? <Suggest text={typed.text} query={q} onTextChange={setText} onSearch={search} /> : plain}
      </form>
    </search>
  );
}
