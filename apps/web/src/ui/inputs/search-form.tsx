import { use, useEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useNavigation } from 'react-router-dom';
import { SearchInput } from './search-input.tsx';

/** How long without typing before the search starts. */
const pauseMs = 300;

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
  const navigation = useNavigation().state;
  const { key } = useLocation();
  const router = use(UNSAFE_DataRouterContext)?.router;

  useEffect(() => {
    if (typed === submitted) return;
    const timer = setTimeout(() => setSubmitted(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, submitted]);

  useEffect(() => {
    if (submitted === value) {
      sent.current = value;
      return;
    }
    // Changing the address now would undo a link that was followed in the meantime. The router is asked, because
    // React renders a navigation in a transition: later than the search, or not at the same time.
    const isLeaving = router?.state.navigation.state !== 'idle' || router.state.location.key !== key;
    if (submitted === sent.current || isLeaving) return;
    sent.current = submitted;
    onSearch(submitted);
  }, [submitted, value, navigation, key, router, onSearch]);

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
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}
