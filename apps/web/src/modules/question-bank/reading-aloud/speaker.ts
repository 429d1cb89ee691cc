import type { SpokenSentence } from '#modules/answers/content/spoken-sentence.ts';
import type { Utterance } from './utterances.ts';

export interface SpeakerState {
  status: 'stopped' | 'speaking' | 'paused' | 'failed';
  sentence: SpokenSentence | null;
}
export const stopped: SpeakerState = { status: 'stopped', sentence: null };

interface Speaker {
  /** Stops what any speaker of the page says, and begins with the first utterance. */
  start: (utterances: readonly Utterance[], voice: SpeechSynthesisVoice, rate: number) => void;
  pause: () => void;
  /** From the beginning of the sentence in which it was paused. */
  resume: () => void;
  /** Also for what is being said: its sentence begins again. */
  setRate: (rate: number) => void;
  stop: () => void;
}

/** The device has one voice at a time, so only one speaker speaks. */
let speaking: Speaker | null = null;

/**
 * Reads utterances aloud, one after the other. It pauses by cancelling, because the pause of the browser does nothing on
 * Android. `onChange` gets every new state.
 */
export function createSpeaker(onChange: (state: SpeakerState) => void): Speaker {
  let utterances: readonly Utterance[] = [];
  let at = 0;
  let options: { voice: SpeechSynthesisVoice; rate: number } | null = null;
  /** What is being said; events of any other are late. It also keeps the browser from collecting it too early. */
  let current: SpeechSynthesisUtterance | null = null;

  function say() {
    const utterance = utterances[at];
    if (!utterance || !options) {
      speaker.stop();
      return;
    }
    const saying = new SpeechSynthesisUtterance(utterance.words);
    // Android needs the language as well as the voice.
    Object.assign(saying, { ...options, lang: options.voice.lang });
    saying.addEventListener('end', () => {
      if (current !== saying) return;
      at++;
      say();
    });
    saying.addEventListener('error', () => {
      if (current !== saying) return;
      silence();
      onChange({ status: 'failed', sentence: null });
    });
    current = saying;
    onChange({ status: 'speaking', sentence: utterance.sentence });
    speechSynthesis.speak(saying);
  }

  function silence() {
    current = null;
    if (speaking === speaker) speechSynthesis.cancel();
  }

  /** A sentence of several utterances begins with the first. */
  function toStartOfSentence() {
    const sentence = utterances[at]?.sentence;
    while (sentence && utterances[at - 1]?.sentence === sentence) at--;
  }

  const speaker: Speaker = {
    start(texts, voice, rate) {
      if (speaking !== speaker) speaking?.stop();
      silence();
      speaking = speaker;
      [utterances, at, options] = [texts, 0, { voice, rate }];
      say();
    },
    pause() {
      silence();
      onChange({ status: 'paused', sentence: utterances[at]?.sentence ?? null });
    },
    resume() {
      toStartOfSentence();
      say();
    },
    setRate(rate) {
      if (options) options.rate = rate;
      if (current === null) return;
      silence();
      speaker.resume();
    },
    stop() {
      silence();
      if (speaking === speaker) speaking = null;
      onChange(stopped);
    },
  };
  return speaker;
}
