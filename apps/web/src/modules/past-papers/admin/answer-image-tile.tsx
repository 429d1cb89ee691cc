import {
  parseAnswerSlot,
  formatAnswerSlot,
  type AnswerSlot,
} from '@markwell/shared/past-papers/answer-slots';
import { X } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { flushSync } from 'react-dom';
import { Badge } from '#ui/display/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Select } from '#ui/inputs/select.tsx';
import type { SelectedAnswerImage } from './selected-answer-images.ts';

interface AnswerImageTileProps {
  answer: SelectedAnswerImage;
  /** The answer slots to choose from. */
  choices: readonly AnswerSlot[];
  /** Another selected picture has the same answer slot. */
  isUsedTwice: boolean;
  /** The paper already has a picture in this answer slot. */
  isReplacing: boolean;
  disabled: boolean;
  onMove: (slot: AnswerSlot) => void;
  onRemove: () => void;
}

const nameOf = ({ kind, number }: AnswerSlot) =>
  `${kind === 'Q' ? 'Question' : 'Solution'} ${String(number)}`;

/** A selected picture with its answer slot, which can be changed. */
export function AnswerImageTile(props: AnswerImageTileProps) {
  const { answer, choices, isUsedTwice, isReplacing, disabled, onMove, onRemove } = props;
  const { file, url, slot } = answer;

  function move({ target }: ChangeEvent<HTMLSelectElement>) {
    const chosen = parseAnswerSlot(target.value);
    if (!chosen) return;
    // The tile moves to its new position in the list; the focus stays on it.
    flushSync(() => onMove(chosen));
    target.focus();
  }

  return (
    <li
      aria-label={`${nameOf(slot)}: ${file.name}`}
      className={classNames(
        'grid content-start gap-1.5 rounded-md border bg-card p-2',
        isUsedTwice ? 'border-wrong' : 'border-line',
      )}
    >
      <img src={url} alt="" loading="lazy" className="h-24 w-full rounded-sm bg-picture object-contain" />
      <Select
        aria-label={`Use ${file.name} as`}
        {...(isUsedTwice && { 'aria-invalid': true })}
        disabled={disabled}
        value={formatAnswerSlot(slot)}
        onChange={move}
        className="[&_select]:min-h-10 [&_select]:py-0 [&_select]:text-sm"
      >
        {choices.map((choice) => (
          <option key={formatAnswerSlot(choice)} value={formatAnswerSlot(choice)}>
            {nameOf(choice)}
          </option>
        ))}
      </Select>
      <div className="flex items-center">
        <span className="min-w-0 grow truncate text-xs text-ink-soft" title={file.name}>
          {file.name}
        </span>
        <IconButton
          icon={X}
          label={`Remove ${file.name}`}
          disabled={disabled}
          className="-my-1 -mr-2"
          onClick={onRemove}
        />
      </div>
      {isUsedTwice ? (
        <Badge tone="wrong" className="justify-self-start">
          Used twice
        </Badge>
      ) : (
        isReplacing && (
          <Badge tone="caution" className="justify-self-start">
            Replaces
          </Badge>
        )
      )}
    </li>
  );
}
