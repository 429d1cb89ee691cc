import { useEffect, useId, useState } from 'react';
import { Gauge, Pause, Play, Square, Volume2 } from 'lucide-react';
import { Button } from '../../ui/actions/button.tsx';
import {
  DropdownMenu,
  DropdownMenuChoices,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '../../ui/actions/dropdown-menu.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { useKeyboardShortcuts } from '../use-keyboard-shortcuts.ts';
import { readLocalStorage, writeLocalStorage } from '#lib/local-storage.ts';
import { followSentence } from './follow-sentence.ts';
import { readingShortcut, type Reading } from './readings.ts';
import { createSpeaker, stopped } from './speaker.ts';
import type { SpokenSentence } from './spoken-sentence.ts';
import { findVoice, useLocalVoice } from './use-local-voice.ts';
import { utterancesOf } from './utterances.ts';

const speeds = [
  { value: '0.6', label: 'Very slow' },
  { value: '0.8', label: 'Slow' },
  { value: '1', label: 'Normal' },
  { value: '1.25', label: 'Fast' },
  { value: '1.5', label: 'Very fast' },
] as const;
type Speed = (typeof speeds)[number]['value'];
const key = 'markwell.reading-speed';
const readSpeed = (): Speed => speeds.find(({ value }) => value === readLocalStorage(key))?.value ?? '1';

export interface ReadingControlsProps {
  readings: readonly Reading[];
  hasShortcut?: boolean;
  onSentence: (sentence: SpokenSentence | null) => void;
}

/** Reads aloud, pauses, continues and stops. What is being read stops when the controls leave the page. */
export function ReadingControls({ readings, hasShortcut = false, onSentence }: ReadingControlsProps) {
  const id = useId();
  const voices = useLocalVoice();
  const [state, setState] = useState(stopped);
  const [chosen, setChosen] = useState(0);
  const [speed, setSpeed] = useState(readSpeed);
  const [speaker] = useState(() =>
    createSpeaker((next) => {
      setState(next);
      onSentence(next.sentence);
    }),
  );
  useEffect(() => speaker.stop, [speaker]);
  useEffect(() => {
    if (state.sentence) followSentence();
  }, [state.sentence]);

  const isOn = state.status === 'speaking' || state.status === 'paused';
  /** What the keyboard shortcut presses. */
  const current = isOn ? chosen : 0;
  useKeyboardShortcuts({
    keys: {
      [readingShortcut]: () => {
        press(current);
      },
    },
    enabled: hasShortcut && voices === 'found',
  });

  if (voices === 'none') {
    return (
      <p className="text-sm text-ink-soft">
        This device has no English voice of its own, so nothing can be read aloud. You can add one in the
        settings of the device.
      </p>
    );
  }
  function press(index: number) {
    const reading = readings[index];
    const voice = findVoice();
    if (isOn && index === chosen) {
      if (state.status === 'paused') speaker.resume();
      else speaker.pause();
    } else if (reading && voice) {
      setChosen(index);
      speaker.start(utterancesOf(reading.texts), voice, Number(speed));
    }
  }
  return (
    <div role="group" aria-label="Reading aloud" className="flex flex-wrap items-center gap-1.5">
      {readings.map(({ label, shortLabel }, index) => {
        const isThis = isOn && index === chosen;
        const isSpeaking = isThis && state.status === 'speaking';
        const shown = isSpeaking ? 'Pause' : isThis ? 'Continue' : label;
        const isShort = shown === label && shortLabel !== undefined;
        const Icon = isSpeaking ? Pause : isThis ? Play : Volume2;
        return (
          <Button
            key={label}
            id={`${id}${String(index)}`}
            variant="quiet"
            size="small"
            className="px-3!"
            disabled={voices === 'waiting'}
            {...(hasShortcut &&
              index === current && { 'aria-keyshortcuts': readingShortcut, title: readingShortcut })}
            {...(isShort && { 'aria-label': label })}
            onClick={() => {
              press(index);
            }}
          >
            <Icon aria-hidden className="size-4 shrink-0" />
            {isShort ? (
              <>
                <span className="sm:hidden">{shortLabel}</span>
                <span className="max-sm:hidden">{label}</span>
              </>
            ) : (
              shown
            )}
          </Button>
        );
      })}
      {isOn && (
        <Button
          variant="quiet"
          size="small"
          className="px-3!"
          aria-label="Stop"
          onClick={() => {
            speaker.stop();
            document.getElementById(`${id}${String(chosen)}`)?.focus();
          }}
        >
          <Square aria-hidden className="size-4 shrink-0" />
          <span className="max-sm:hidden">Stop</span>
        </Button>
      )}
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton icon={Gauge} label="Reading speed" />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          <DropdownMenuChoices
            label="Reading speed"
            choices={speeds}
            value={speed}
            onChoose={(next) => {
              writeLocalStorage(key, next);
              setSpeed(next);
              speaker.setRate(Number(next));
            }}
          />
        </DropdownMenuContent>
      </DropdownMenu>
      {state.status === 'failed' && (
        <p role="alert" className="basis-full text-sm text-wrong">
          The voice of this device stopped. Please try again.
        </p>
      )}
    </div>
  );
}
