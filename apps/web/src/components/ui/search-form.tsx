import { startTransition, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { SearchInput } from './search-input.tsx';

/** Milliseconds without a key before the search follows what is typed. */
const pause = 300;

interface SearchFormProps {
  label: string;
  placeholder: string;
  maxLength: number;
  /** What is searched for, as the address says. */
  value: string;
  /** Called with the trimmed text, which it puts into the address: after a pause in the typing, or on Enter. */
  onSearch: (text: string) => void;
}

/** A search that follows the typing after a pause; Enter does not wait. */
export function SearchForm({ label, placeholder, maxLength, value, onSearch }: SearchFormProps) {
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  const [seen, setSeen] = useState(value);
  const sent = useRef(value);
  if (value !== seen) {
    setSeen(value);
    // Not our own search: the address was changed by the way back, a link or Clear Filters.
    if (value !== asked) {
      setAsked(value);
      setText(value);
    }
  }
  const wanted = text.trim();
  const isNavigating = useNavigation().state !== 'idle';

  useEffect(() => {
    if (wanted === asked) return;
    const timer = setTimeout(() => {
      // The router renders its own changes in transitions. In one too, the search is rendered
      // together with a link followed just before, never ahead of it.
      startTransition(() => {
        setAsked(wanted);
      });
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [wanted, asked]);

  useEffect(() => {
    if (asked === value) {
      sent.current = value;
      return;
    }
    // A new address now would cancel the navigation of a link that was followed meanwhile.
    if (asked === sent.current || isNavigating) return;
    sent.current = asked;
    onSearch(asked);
  }, [asked, value, isNavigating, onSearch]);

  return (
    <form
      role="search"
      aria-label={label}
      className="col-span-2 min-w-0 grow basis-72"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(wanted);
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
