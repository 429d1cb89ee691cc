import { Check, CloudOff, LoaderCircle } from 'lucide-react';
import type { SaveState } from '../running/autosave.ts';

const signs: Record<SaveState, { icon: typeof Check; text: string; spins?: true }> = {
  saved: { icon: Check, text: 'Saved' },
  saving: { icon: LoaderCircle, text: 'Saving…', spins: true },
  offline: { icon: CloudOff, text: 'Offline: saved on this device' },
  refused: { icon: CloudOff, text: 'Saved on this device' },
};

/** Shows whether the answers are saved on the server. */
export function SaveStatus({ state }: { state: SaveState }) {
  const { icon: Icon, text, spins } = signs[state];
  return (
    <p
      role="status"
      data-state={state}
      className="flex items-center justify-center gap-1.5 text-sm text-ink-soft data-[state=offline]:text-warning data-[state=refused]:text-warning sm:whitespace-nowrap"
    >
      <Icon
        aria-hidden
        strokeWidth={2.5}
        className={spins ? 'size-4 shrink-0 animate-spin' : 'size-4 shrink-0'}
      />
      {text}
    </p>
  );
}
