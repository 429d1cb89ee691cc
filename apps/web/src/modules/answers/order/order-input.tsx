import { wordsOf } from '@markwell/shared/answers/item-content';
import type { order } from '@markwell/shared/answers/order/order';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import type { AnswerInputProps, ShownOf } from '../answer-view.ts';
import { ItemContent } from '../content/item-content.tsx';

type Shown = ShownOf<typeof order>;
type Id = Shown['items'][number]['id'];

/** The list with the item at a place of its own: those between make room. */
function withMoved(ids: readonly Id[], id: Id, place: number): Id[] {
  const others = ids.filter((each) => each !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}

/**
 * Items that are put in order: by the buttons of each, by the arrow keys on it, or by pressing it and then the item in
 * whose place it belongs.
 */
export function OrderInput(props: AnswerInputProps<Shown, Id[]>) {
  const { shown, response, onChange, label, askedBy, disabled = false } = props;
  const ids = response ?? shown.items.map(({ id }) => id);
  const [picked, setPicked] = useState<Id | null>(null);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<string | null>(null);
  // A moved element loses the focus.
  useLayoutEffect(() => {
    if (focused.current !== null)
      list.current?.querySelector<HTMLElement>(`[data-control="${focused.current}"]`)?.focus();
    focused.current = null;
  });

  const wordsFor = (id: Id) => {
    const item = shown.items.find((each) => each.id === id);
    return item ? wordsOf(item.content) : '';
  };
  function move(id: Id, place: number, control: string) {
    if (disabled || place < 0 || place >= ids.length) return;
    focused.current = control;
    setPicked(null);
    setSaid(`${wordsFor(id)}: now ${String(place + 1)} of ${String(ids.length)}`);
    onChange(withMoved(ids, id, place));
  }
  function press(id: Id, index: number) {
    if (picked === null || picked === id) setPicked(picked === id ? null : id);
    else move(picked, index, `item-${picked}`);
  }
  function moveByArrow(event: KeyboardEvent, id: Id, index: number) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(id, index + step, `item-${id}`);
  }
  return (
    <div role="group" aria-label={label} aria-describedby={askedBy} className="grid gap-2">
      <p className="text-sm text-ink-soft">
        {picked === null
          ? 'Use the arrows, or press an item and then its new place.'
          : 'Now press the item in whose place it belongs.'}
      </p>
      <ol ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {ids.map((id, index) => {
          const item = shown.items.find((each) => each.id === id);
          const words = wordsFor(id);
          return (
            <li
              key={id}
              className={classNames(
                'flex flex-wrap items-center justify-end gap-1 rounded-lg border-[1.5px] bg-card pr-1',
                picked === id ? 'border-ink shadow-[inset_8px_0_0_var(--marker)]' : 'border-line-strong',
              )}
            >
              <button
                type="button"
                data-control={`item-${id}`}
                aria-pressed={picked === id}
                disabled={disabled}
                onClick={() => press(id, index)}
                onKeyDown={(event) => moveByArrow(event, id, index)}
                className="flex min-h-12 min-w-0 shrink grow basis-24 items-center gap-3 rounded-lg py-2 pl-4 text-left"
              >
                <b className="w-5 shrink-0 text-center font-heading text-ink-soft figures-tabular">
                  {index + 1}
                </b>{' '}
                {item && <ItemContent content={item.content} />}
              </button>
              <IconButton
                icon={ArrowUp}
                label={`Move up: ${words}`}
                data-control={`up-${id}`}
                disabled={disabled}
                aria-disabled={index === 0}
                onClick={() => move(id, index - 1, `up-${id}`)}
                className="shrink-0 aria-disabled:opacity-40"
              />
              <IconButton
                icon={ArrowDown}
                label={`Move down: ${words}`}
                data-control={`down-${id}`}
                disabled={disabled}
                aria-disabled={index === ids.length - 1}
                onClick={() => move(id, index + 1, `down-${id}`)}
                className="shrink-0 aria-disabled:opacity-40"
              />
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
