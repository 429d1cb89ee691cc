import { classNames } from '../class-names.ts';

/** The first letters of the first and the last name; one letter for a single name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const first = words.at(0) ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [first, last]
    .map((word) => Array.from(word).at(0) ?? '')
    .join('')
    .toUpperCase();
}

/** Decoration next to a name. Name a button around it by sr-only text: an aria-label contradicts it. */
export function Avatar({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid size-9 shrink-0 place-items-center rounded-full bg-royal-wash text-sm font-bold text-royal',
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
