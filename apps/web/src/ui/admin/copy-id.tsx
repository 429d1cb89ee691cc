import { copyText } from '../actions/copy-text.ts';

const longest = 16;
const shown = 8;

/** A shortened id: of more than 16 characters only the first and last 8. */
const shortId = (id: string): string =>
  id.length > longest ? `${id.slice(0, shown)}…${id.slice(-shown)}` : id;

/** Shows a shortened id; a click copies the full one. */
export function CopyId({ id }: { id: string }) {
  return (
    <button
      type="button"
      title={id}
      aria-label={`${shortId(id)}: copy the id ${id}`}
      onClick={() => void copyText(id)}
      className="min-h-8 rounded-sm px-1 text-left font-mono text-xs whitespace-nowrap text-ink-soft underline-offset-4 hover:text-ink hover:underline"
    >
      {shortId(id)}
    </button>
  );
}
