/** Calls `update` now and whenever the size of one of these elements changes. */
function watchSizes(elements: Iterable<Element>, update: () => void): () => void {
  const observer = new ResizeObserver(update);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Makes the box of a formula focusable, with a name, while it is wider than the box, so that it can be scrolled by
 * keyboard. Not within a button, where nothing else can be focused.
 */
function setFocusable(box: HTMLElement): void {
  const isWider = box.scrollWidth > box.clientWidth && box.closest('button') === null;
  for (const [name, value] of [
    ['tabindex', '0'],
    ['role', 'group'],
    ['aria-label', 'Formula'],
  ] as const) {
    if (isWider) box.setAttribute(name, value);
    else box.removeAttribute(name);
  }
}

/** Lets the arrow keys scroll the box, and a click choose its option. Returns a function that stops that. */
function addListeners(box: HTMLElement): () => void {
  // Firefox does not choose an option when a focusable element in its label is clicked.
  const chooseOption = () => {
    if (box.hasAttribute('tabindex')) box.closest('label')?.control?.click();
  };
  // Elsewhere on the page the arrow keys change the question.
  const scrollByArrows = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') event.stopPropagation();
  };
  box.addEventListener('click', chooseOption);
  box.addEventListener('keydown', scrollByArrows);
  return () => {
    box.removeEventListener('click', chooseOption);
    box.removeEventListener('keydown', scrollByArrows);
  };
}

/** Makes a display formula that is wider than its box scroll by keyboard. Returns a function that stops watching. */
export function makeScrollableByKeyboard(box: HTMLElement): () => void {
  const stopListening = addListeners(box);
  const stopWatching = watchSizes([box, ...box.children], () => setFocusable(box));
  return () => {
    stopWatching();
    stopListening();
  };
}

/** The element whose lines a formula is in. */
function blockAround(box: HTMLElement): HTMLElement {
  let block = box.parentElement;
  while (block?.parentElement && /^(?:inline|contents)$/u.test(getComputedStyle(block).display))
    block = block.parentElement;
  return block ?? box;
}

function innerWidthOf(element: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return element.clientWidth - (Number.parseFloat(paddingLeft) || 0) - (Number.parseFloat(paddingRight) || 0);
}

/**
 * Gives a formula within a line a box to scroll in (`data-wide`) while one of its parts, which cannot be broken, is wider
 * than the text: a matrix, a fraction. Returns a function that stops watching.
 */
export function scrollWhenTooWide(box: HTMLElement): () => void {
  const block = blockAround(box);
  const parts = [...box.querySelectorAll<HTMLElement>('.katex-base')];
  const stopListening = addListeners(box);
  const stopWatching = watchSizes([block, ...parts], () => {
    const widest = Math.max(0, ...parts.map(({ offsetWidth }) => offsetWidth));
    box.toggleAttribute('data-wide', widest > innerWidthOf(block));
    setFocusable(box);
  });
  return () => {
    stopWatching();
    stopListening();
    box.removeAttribute('data-wide');
  };
}
