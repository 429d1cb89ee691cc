import { longestSearch } from '@markwell/shared/vocabulary/search';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { SearchInput } from '../../../components/ui/search-input.tsx';

/** Milliseconds without a key before the search follows what is typed. */
const pause = 300;

interface SearchFieldProps {
  /** What is searched for, as the address says. */
  query: string;
  onSearch: (query: string) => void;
}

/** The words of the search. It follows them as they are typed; Enter does not wait. */
export function SearchField({ query, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(query);
  const [asked, setAsked] = useState(query);
  const [seen, setSeen] = useState(query);
  if (query !== seen) {
    setSeen(query);
    // Somebody else changed the address: the way back, or the search in the navigation.
    if (query !== asked) {
      setAsked(query);
      setText(query);
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
      aria-label="Everything on your stage"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(wanted);
        onSearch(wanted);
      }}
    >
      <SearchInput
        label="Search your subjects, topics, questions and papers"
        placeholder="Search topics, questions, papers…"
        maxLength={longestSearch}
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
