/**
 * Makes the box of a formula that is wider than the box focusable, with a name, so that it can be scrolled by
 * keyboard. Not within a button, where nothing else can be focused. Returns a function that stops watching
 * the size.
 */
export function makeScrollableByKeyboard(box: HTMLElement): () => void {
  function update() {
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
  // Firefox does not choose an option when a focusable element in its label is clicked.
  const chooseOption = () => {
    box.closest('label')?.control?.click();
  };
  // Elsewhere on the page the arrow keys change the question.
  const scrollByArrows = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') event.stopPropagation();
  };
  const observer = new ResizeObserver(update);
  observer.observe(box);
  if (box.firstElementChild) observer.observe(box.firstElementChild);
  box.addEventListener('click', chooseOption);
  box.addEventListener('keydown', scrollByArrows);
  return () => {
    observer.disconnect();
    box.removeEventListener('click', chooseOption);
    box.removeEventListener('keydown', scrollByArrows);
  };
}
