import { BookA, ChevronDown } from 'lucide-react';
import { countOf } from '#lib/format.ts';

export function WordList({ words }: { words: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {words.map((word) => (
        <li key={word} className="rounded-full border border-line bg-card px-3 py-0.5 text-sm">
          {word}
        </li>
      ))}
    </ul>
  );
}

/** Words that help with the brief, collapsed at first. */
export function WordBank({ words }: { words: readonly string[] }) {
  return (
    <details className="group rounded-lg border border-line bg-sunk">
      <summary className="flex min-h-12 items-center gap-3 rounded-lg px-4 py-2 font-medium sm:px-6">
        <BookA aria-hidden className="size-5 shrink-0 text-royal" />
        <span className="grow">
          Word Bank <span className="font-normal text-ink-soft">({countOf(words.length, 'word')})</span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pb-4 sm:px-6">
        <WordList words={words} />
      </div>
    </details>
  );
}
