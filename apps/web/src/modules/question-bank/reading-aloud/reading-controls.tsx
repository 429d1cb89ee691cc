import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { readLocalStorage, writeLocalStorage } from '#lib/local-storage.ts';
import { followSentence } from './follow-sentence.ts';
import { ReadingButtons, speeds, type Speed } from './reading-buttons.tsx';
import type { Reading } from './readings.ts';
import { createSpeaker, stopped } from './speaker.ts';
import type { SpokenSentence } from '#modules/answers/content/spoken-sentence.ts';
import { utterancesOf } from './utterances.ts';

/** Most browsers list their voices within a second of the first question. */
const voiceWaitMs = 3000;

const key = 'markwell.reading-speed';
const readSpeed = (): Speed => speeds.find(({ value }) => value === readLocalStorage(key))?.value ?? '1';

const isOfPassage = ({ texts }: Reading) => texts.some(({ shownAs }) => shownAs === 'passage');

export interface ReadingControlsProps {
  readings: readonly Reading[];
  hasShortcut?: boolean;
  /** The bar of the dialog in which the passage is open. */
  passageBar?: HTMLElement | null;
  onSentence: (sentence: SpokenSentence | null) => void;
}

/**
 * Reads aloud, pauses, continues and stops, on the page and in the dialog of its passage. What is being read stops when
 * the controls leave the page.
 */
export function ReadingControls(props: ReadingControlsProps) {
  const { readings, hasShortcut = false, passageBar = null, onSentence } = props;
  const voices = useLocalVoice();
  const [state, setState] = useState(stopped);
  const [chosen, setChosen] = useState<Reading | null>(null);
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
  const pausePassage = useEffectEvent(() => {
    if (state.status === 'speaking' && chosen && isOfPassage(chosen)) speaker.pause();
  });
  // A pupil who closes a passage wants silence, and its place kept, like the place to which it is scrolled.
  useEffect(() => {
    if (passageBar === null) pausePassage();
  }, [passageBar]);

  if (voices === 'none') {
    return (
      <p className="text-sm text-ink-soft">
        This device has no English voice of its own, so nothing can be read aloud. You can add one in the
        settings of the device.
      </p>
    );
  }
  const shared = {
    isWaiting: voices === 'waiting',
    status: state.status,
    current: isOn ? chosen : null,
    speed,
    onPress: (reading: Reading) => {
      const voice = findVoice();
      if (isOn && reading.label === chosen?.label) {
        if (state.status === 'paused') speaker.resume();
        else speaker.pause();
      } else if (voice) {
        setChosen(reading);
        speaker.start(utterancesOf(reading.texts), voice, Number(speed));
      }
    },
    onStop: speaker.stop,
    onSpeed: (next: Speed) => {
      writeLocalStorage(key, next);
      setSpeed(next);
      speaker.setRate(Number(next));
    },
  };
  return (
    <>
      {/* One of the two has the shortcut: both would undo each other. */}
      <ReadingButtons {...shared} readings={readings} hasShortcut={hasShortcut && passageBar === null} />
      {passageBar &&
        createPortal(
          <ReadingButtons
            {...shared}
            readings={readings.filter(isOfPassage)}
            hasShortcut={hasShortcut}
            dialogPart={passageBar}
          />,
          passageBar,
        )}
    </>
  );
}

/** An English voice of the device itself, a British one if there is one. Other voices send what they read to a server. */
function findVoice(): SpeechSynthesisVoice | undefined {
  const voices = synthesis()?.getVoices() ?? [];
  const english = voices.filter(({ localService, lang }) => localService && /^en(?:[-_]|$)/iu.test(lang));
  return english.find(({ lang }) => /^en[-_]GB$/iu.test(lang)) ?? english[0];
}

/** Whether the device can read aloud; 'waiting' while the browser may still list a voice. */
function useLocalVoice(): 'found' | 'waiting' | 'none' {
  const isFound = useSyncExternalStore(subscribe, () => findVoice() !== undefined);
  const [isPatient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), voiceWaitMs);
    return () => clearTimeout(timer);
  }, []);
  if (isFound) return 'found';
  return isPatient ? 'waiting' : 'none';
}

/** Undefined in a browser that cannot speak. */
const synthesis = (): SpeechSynthesis | undefined =>
  'speechSynthesis' in window ? window.speechSynthesis : undefined;

const subscribe = (listener: () => void) => {
  synthesis()?.addEventListener('voiceschanged', listener);
  return () => {
    synthesis()?.removeEventListener('voiceschanged', listener);
  };
};
