import { useId } from 'react';
import { Gauge, Pause, Play, Square, Volume2 } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import {
  DropdownMenu,
  DropdownMenuChoices,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '#ui/actions/dropdown-menu.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useKeyboardShortcuts } from '#lib/use-keyboard-shortcuts.ts';
import { readingShortcut, type Reading } from './readings.ts';
import type { SpeakerState } from './speaker.ts';

export const speeds = [
  { value: '0.6', label: 'Very slow' },
  { value: '0.8', label: 'Slow' },
  { value: '1', label: 'Normal' },
  { value: '1.25', label: 'Fast' },
  { value: '1.5', label: 'Very fast' },
] as const;
export type Speed = (typeof speeds)[number]['value'];

interface ReadingButtonsProps {
  readings: readonly Reading[];
  hasShortcut: boolean;
  /** Whether the browser may still list a voice. */
  isWaiting: boolean;
  status: SpeakerState['status'];
  /** What is being read, or paused; here or elsewhere. */
  current: Reading | null;
  speed: Speed;
  /** The part of a dialog that these buttons are in. */
  dialogPart?: HTMLElement | undefined;
  onPress: (reading: Reading) => void;
  onStop: () => void;
  onSpeed: (speed: Speed) => void;
}

/** A button for each reading, which also pauses and continues it, then Stop and the speed. */
export function ReadingButtons(props: ReadingButtonsProps) {
  const { readings, hasShortcut, isWaiting, status, current, speed, dialogPart } = props;
  const { onPress, onStop, onSpeed } = props;
  const id = useId();
  const currentIndex = readings.findIndex(({ label }) => label === current?.label);
  /** What the keyboard shortcut presses. */
  const main = Math.max(currentIndex, 0);
  useKeyboardShortcuts({
    keys: {
      [readingShortcut]: () => {
        const reading = readings[main];
        if (reading) onPress(reading);
      },
    },
    enabled: hasShortcut && !isWaiting,
    dialogPart,
  });
  // On a phone, several readings leave space for few words, and Continue for few icons. With large text, words and icons
  // replace each other, and a passage is read in its dialog only: the row is one line then too.
  const isTight = readings.length > 1;
  return (
    <div role="group" aria-label="Reading aloud" className="flex flex-wrap items-center gap-1 sm:gap-1.5">
      {readings.map((reading, index) => (
        <ReadingButton
          key={reading.label}
          id={`${id}${String(index)}`}
          reading={reading}
          state={index !== currentIndex ? 'other' : status === 'speaking' ? 'speaking' : 'paused'}
          isTight={isTight}
          className={classNames(index > 0 && index !== currentIndex && 'max-sm:large-text:hidden')}
          iconClassName={classNames(
            index !== currentIndex && (current ? 'max-sm:hidden' : 'max-sm:large-text:hidden'),
          )}
          disabled={isWaiting}
          hasShortcut={hasShortcut && index === main}
          onPress={onPress}
        />
      ))}
      {current && (
        <Button
          variant="quiet"
          size="small"
          className="min-w-11 px-2! sm:px-3!"
          aria-label="Stop"
          onClick={() => {
            onStop();
            document.getElementById(`${id}${String(main)}`)?.focus();
          }}
        >
          <Square aria-hidden className="size-4 shrink-0" />
          <span className={isTight ? 'max-sm:hidden' : 'max-sm:large-text:hidden'}>Stop</span>
        </Button>
      )}
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton icon={Gauge} label="Reading speed" />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          <DropdownMenuChoices label="Reading speed" choices={speeds} value={speed} onChoose={onSpeed} />
        </DropdownMenuContent>
      </DropdownMenu>
      {status === 'failed' && (
        <p role="alert" className="basis-full text-sm text-wrong">
          The voice of this device stopped. Please try again.
        </p>
      )}
    </div>
  );
}

const appearances = {
  speaking: { Icon: Pause, text: 'Pause' },
  paused: { Icon: Play, text: 'Continue' },
  other: { Icon: Volume2, text: undefined },
} as const;

interface ReadingButtonProps {
  id: string;
  reading: Reading;
  /** Whether it is this reading that is spoken or paused. */
  state: keyof typeof appearances;
  /** A phone has space for few words. */
  isTight: boolean;
  className: string;
  iconClassName: string;
  disabled: boolean;
  hasShortcut: boolean;
  onPress: (reading: Reading) => void;
}

function ReadingButton(props: ReadingButtonProps) {
  const { id, reading, state, isTight, className, iconClassName, disabled, hasShortcut, onPress } = props;
  const { label, shortLabel } = reading;
  const { Icon, text = label } = appearances[state];
  const isShort = isTight && text === label && shortLabel !== undefined;
  return (
    <Button
      id={id}
      variant="quiet"
      size="small"
      className={classNames('px-2! sm:px-3!', className)}
      disabled={disabled}
      {...(hasShortcut && { 'aria-keyshortcuts': readingShortcut, title: readingShortcut })}
      {...(isShort && { 'aria-label': label })}
      onClick={() => onPress(reading)}
    >
      <Icon aria-hidden className={classNames('size-4 shrink-0', iconClassName)} />
      {isShort ? (
        <>
          <span className="sm:hidden">{shortLabel}</span>
          <span className="max-sm:hidden">{label}</span>
        </>
      ) : (
        <span className={state === 'other' ? undefined : 'max-sm:large-text:sr-only'}>{text}</span>
      )}
    </Button>
  );
}
