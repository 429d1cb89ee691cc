import { showToast } from '../ui/show-toast.tsx';

const longest = 16;
const shown = 8;

/** An id for the eye: longer than 16 characters, its first and last 8 (spec 3 §2.2). */
export const shortId = (id: string): string =>
  id.length > longest ? `${id.slice(0, shown)}…${id.slice(-shown)}` : id;

async function copy(id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(id);
    showToast('success', 'Copied', id);
  } catch {
    // Without HTTPS the browser has no clipboard for a page: the id can still be copied by hand.
    showToast('error', 'This browser does not let the page copy', id);
  }
}

/** Shows an id short; a click copies the whole of it. */
export function CopyId({ id }: { id: string }) {
  return (
    <button
      type="button"
      title={id}
      aria-label={`${shortId(id)}: copy the id ${id}`}
      onClick={() => void copy(id)}
      className="min-h-8 rounded-sm px-1 text-left font-mono text-xs whitespace-nowrap text-ink-soft underline-offset-4 hover:text-ink hover:underline"
    >
      {shortId(id)}
    </button>
  );
}
