import { maxSearchLength } from '@markwell/shared/search/search.vocabulary';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchInput } from '#ui/inputs/search-input.tsx';

interface SearchBoxProps {
  className?: string;
  /** Called when the search starts, so that a menu around it can close. */
  onSearch?: () => void;
}

/** Opens /search with the typed text; ignores a text of only spaces. */
export function SearchBox({ className, onSearch }: SearchBoxProps) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  return (
    <form
      role="search"
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        const query = text.trim();
        if (query === '') return;
        onSearch?.();
        void navigate(`/search?${new URLSearchParams({ q: query }).toString()}`);
      }}
    >
      <SearchInput
        label="Search topics and papers"
        placeholder="Search"
        maxLength={maxSearchLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}
