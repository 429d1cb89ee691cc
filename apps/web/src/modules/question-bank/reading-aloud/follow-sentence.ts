/** What of the bottom of the window a bar may cover, and how far below it a sentence may begin, in pixels. */
const [covered, below] = [96, 240];

/**
 * Scrolls to the sentence that is being read aloud when it reaches the bottom of the window. A pupil who has scrolled
 * elsewhere, for example back to the question, stays there.
 */
export function followSentence(): void {
  // The dialog of a passage is after the page.
  const sentence = [...document.querySelectorAll('mark[data-spoken]')].findLast(
    (mark) => mark.getClientRects().length > 0,
  );
  if (!sentence) return;
  const { top, bottom } = sentence.getBoundingClientRect();
  if (bottom <= window.innerHeight - covered || top > window.innerHeight + below) return;
  sentence.scrollIntoView({ block: 'center' });
}
