import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { SearchInput } from '../ui/search-input.tsx';

/** Milliseconds without a key before the search follows what is typed. */
const pause = 300;

interface FilterSearchProps {
  label: string;
  placeholder: string;
  maxLength: number;
  /** What is searched for, as the address says. */
  value: string;
  /** Called with the trimmed text: while somebody types (replace the address), or at once on Enter. */
  onSearch: (text: string) => void;
}

/** A search that follows the typing after a pause; Enter does not wait. */
export function FilterSearch({ label, placeholder, maxLength, value, onSearch }: FilterSearchProps) {
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // Somebody else changed the address: the way back, or Clear Filters.
    if (value !== asked) {
      setAsked(value);
      setText(value);
    }
  }
  const wanted = text.trim();
  // A new address now would cancel the navigation of a link that was followed meanwhile.
  const isNavigating = useNavigation().state !== 'idle';

  useEffect(() => {
    if (wanted === asked || isNavigating) return;
    const timer = setTimeout(() => {
      setAsked(wanted);
      onSearch(wanted);
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [wanted, asked, isNavigating, onSearch]);

  return (
    <form
      role="search"
      aria-label={label}
      className="col-span-2 min-w-0 grow basis-72"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(wanted);
        onSearch(wanted);
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
