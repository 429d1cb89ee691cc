import { maxSearchLength } from '@markwell/shared/vocabulary/search';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchInput } from '../../components/ui/search-input.tsx';

interface SearchBoxProps {
  className?: string;
  /** Called once the search is under way: the menu it stands in can close. */
  onSearch?: () => void;
}

/** Goes to /search with what was typed; nothing but spaces goes nowhere. */
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
        placeholder="Search topics, papers…"
        maxLength={maxSearchLength}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
        }}
      />
    </form>
  );
}
