/** The classes of all text controls: text inputs, text areas and selects. */
export const inputClasses =
  'w-full min-h-12 rounded-md border border-line-strong bg-card px-3.5 text-base text-ink transition-colors duration-150 hover:border-ink aria-invalid:border-wrong aria-invalid:bg-wrong-wash disabled:border-line disabled:bg-sunk disabled:text-ink-soft';
