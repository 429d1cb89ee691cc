import type { Page } from '@playwright/test';

interface Heard {
  words: string;
  voice: string;
}

/** The part of the device: a voice of its own, which says each utterance in an instant, and one from a server. */
export const giveVoice = (page: Page) =>
  page.addInitScript(() => {
    const heard: { words: string; voice: string }[] = [];
    Object.assign(window, { heard });
    const voices = [
      { name: 'Server', lang: 'en-GB', localService: false },
      { name: 'Device', lang: 'en-GB', localService: true },
    ];
    class Utterance extends EventTarget {
      voice: (typeof voices)[number] | null = null;
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak: (utterance: Utterance) => {
        heard.push({ words: utterance.text, voice: utterance.voice?.name ?? '' });
        queueMicrotask(() => utterance.dispatchEvent(new Event('end')));
      },
      cancel: () => undefined,
    });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  });

export const heardOn = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
