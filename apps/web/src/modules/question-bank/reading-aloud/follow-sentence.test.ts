import { afterEach, expect, test, vi } from 'vitest';
import { followSentence } from './follow-sentence.ts';

const [windowHeight, lineHeight] = [800, 30];

/** Shows a sentence this far below the top of the window, and returns how it is scrolled to. */
function showSentence(top: number) {
  vi.stubGlobal('innerHeight', windowHeight);
  const sentence = document.createElement('mark');
  sentence.dataset['spoken'] = '';
  const box = new DOMRect(0, top, 300, lineHeight);
  sentence.getBoundingClientRect = () => box;
  sentence.getClientRects = () => [box] as unknown as DOMRectList;
  const scroll = vi.fn();
  sentence.scrollIntoView = scroll;
  document.body.append(sentence);
  return scroll;
}

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test.each([
  ['under the bar at the bottom', 740],
  ['just below the window', 810],
])('a sentence %s is scrolled to', (_where, top) => {
  const scroll = showSentence(top);
  followSentence();
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'center' });
});

test.each([
  ['in view', 400],
  ['above the window, because the pupil scrolled on', -500],
  ['far below, because the pupil went back to the question', 2_000],
])('a sentence %s moves nothing', (_where, top) => {
  const scroll = showSentence(top);
  followSentence();
  expect(scroll).not.toHaveBeenCalled();
});

test('of a passage and its open dialog, the dialog is followed', () => {
  const [behind, inDialog] = [showSentence(810), showSentence(810)];
  followSentence();
  expect(behind).not.toHaveBeenCalled();
  expect(inDialog).toHaveBeenCalledOnce();
});
