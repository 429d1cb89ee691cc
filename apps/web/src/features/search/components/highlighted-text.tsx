import type { HighlightedText } from '@markwell/shared/features/search/search.contract';

/** A text with the match highlighted; what an author wrote is text and nothing else. */
export function Highlighted({ text, marks }: HighlightedText) {
  const ends = [0, ...marks.map(([, end]) => end)];
  return (
    <>
      {marks.map(([start, end], index) => (
        <span key={start}>
          {text.slice(ends[index], start)}
          <mark className="rounded-[3px] bg-marker text-on-marker">{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
