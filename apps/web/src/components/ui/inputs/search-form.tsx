import { startTransition, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { SearchInput } from './search-input.tsx';

/** Milliseconds without typing before the search starts. */
const pause = 300;

interface SearchFormProps {
  label: string;
  placeholder: string;
  maxLength: number;
  /** The search text in the address. */
  value: string;
  /** Called with the trimmed text after a pause in typing or on Enter; must write it to the address. */
  onSearch: (text: string) => void;
}

/** A search field that searches while typing, after a pause; Enter searches immediately. */
export function SearchForm({ label, placeholder, maxLength, value, onSearch }: SearchFormProps) {
  const [text, setText] = useState(value);
  const [submitted, setSubmitted] = useState(value);
  const [seen, setSeen] = useState(value);
  const sent = useRef(value);
  if (value !== seen) {
    setSeen(value);
    // The address was not changed by our own search, but by the Back button, a link or Clear Filters.
    if (value !== submitted) {
      setSubmitted(value);
      setText(value);
    }
  }
  const typed = text.trim();
  const isNavigating = useNavigation().state !== 'idle';

  useEffect(() => {
    if (typed === submitted) return;
    const timer = setTimeout(() => {
      // The router renders navigations in transitions. In a transition too, the search is rendered together
      // with a link followed just before it, never before that link.
      startTransition(() => {
        setSubmitted(typed);
      });
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [typed, submitted]);

  useEffect(() => {
    if (submitted === value) {
      sent.current = value;
      return;
    }
    // Changing the address now would cancel the navigation of a link that was followed in the meantime.
    if (submitted === sent.current || isNavigating) return;
    sent.current = submitted;
    onSearch(submitted);
  }, [submitted, value, isNavigating, onSearch]);

  return (
    <form
      role="search"
      aria-label={label}
      className="col-span-2 min-w-0 grow basis-72"
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(typed);
      }}
    >
      <SearchInput
        label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        enterKeyHint="search"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
        }}
      />
    </form>
  );
}
