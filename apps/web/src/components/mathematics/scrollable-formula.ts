/**
 * A formula wider than its box scrolls in it: then the box can be reached by keyboard, and has a name. Within a button
 * nothing else can be reached. Returns what ends the watching.
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
  // Firefox does not choose an option by a click on something in its label that can be reached by keyboard.
  const chooseOption = () => {
    box.closest('label')?.control?.click();
  };
  // Elsewhere on the page these keys go to the next question.
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
