import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

class FakeUtterance extends EventTarget {
  rate = 1;
  voice: unknown = null;
  text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

class FakeSynthesis extends EventTarget {
  voices: { lang: string; localService: boolean }[] = [{ lang: 'en-GB', localService: true }];
  /** The utterance that the device is saying. */
  current: FakeUtterance | null = null;
  readonly said: FakeUtterance[] = [];
  getVoices() {
    return this.voices;
  }
  speak(utterance: FakeUtterance) {
    this.current = utterance;
    this.said.push(utterance);
  }
  cancel() {
    this.current = null;
  }
}

/** A device that speaks: what it was given to say, and the end of what it is saying. */
export function stubSpeech(voices?: FakeSynthesis['voices']) {
  const synthesis = new FakeSynthesis();
  if (voices) synthesis.voices = voices;
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const report = (event: 'end' | 'error') => {
    act(() => {
      synthesis.current?.dispatchEvent(new Event(event));
    });
  };
  return {
    synthesis,
    /** The words of the utterance that is being said. */
    saying: () => synthesis.current?.text ?? null,
    finish: () => report('end'),
    fail: () => report('error'),
  };
}
