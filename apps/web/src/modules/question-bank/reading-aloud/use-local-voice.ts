import { useEffect, useState, useSyncExternalStore } from 'react';

/** Milliseconds: most browsers list their voices within a second of the first question. */
const patience = 3000;

/** Undefined in a browser that cannot speak. */
const synthesis = (): SpeechSynthesis | undefined =>
  'speechSynthesis' in window ? window.speechSynthesis : undefined;

const subscribe = (listener: () => void) => {
  synthesis()?.addEventListener('voiceschanged', listener);
  return () => {
    synthesis()?.removeEventListener('voiceschanged', listener);
  };
};

/** An English voice of the device itself, a British one if there is one. Other voices send what they read to a server. */
export function findVoice(): SpeechSynthesisVoice | undefined {
  const voices = synthesis()?.getVoices() ?? [];
  const english = voices.filter(({ localService, lang }) => localService && /^en(?:[-_]|$)/iu.test(lang));
  return english.find(({ lang }) => /^en[-_]GB$/iu.test(lang)) ?? english[0];
}

/** Whether the device can read aloud; 'waiting' while the browser may still list a voice. */
export function useLocalVoice(): 'found' | 'waiting' | 'none' {
  const isFound = useSyncExternalStore(subscribe, () => findVoice() !== undefined);
  const [isPatient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => {
      setPatient(false);
    }, patience);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  if (isFound) return 'found';
  return isPatient ? 'waiting' : 'none';
}
