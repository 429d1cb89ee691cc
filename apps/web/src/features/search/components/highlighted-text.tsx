import type { HighlightedText } from '@markwell/shared/features/search/search.contract';

/** A text with its matches highlighted. The text is never interpreted as HTML. */
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
