import { useEffect, useEffectEvent, useState } from 'react';
import { readLocalStorage, writeLocalStorage } from '#lib/local-storage.ts';

const singleKeysKey = 'markwell.single-keys';
const areSingleKeysOn = () => readLocalStorage(singleKeysKey) !== 'off';

/** Whether letters, digits and signs without a modifier are shortcuts (WCAG 2.1.4), stored in this browser. */
export function useSingleKeys(): [boolean, (areOn: boolean) => void] {
  const [areOn, setOn] = useState(areSingleKeysOn);
  return [
    areOn,
    (next) => {
      writeLocalStorage(singleKeysKey, next ? 'on' : 'off');
      setOn(next);
    },
  ];
}

/** Whether a key belongs to a text field or an open dialog or menu, other than the dialog that has this part. */
function isForAnotherElement(event: KeyboardEvent, dialogPart: Element | undefined): boolean {
  if (event.ctrlKey || event.metaKey) return true;
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  const owner = target.closest('[role="dialog"], [role="alertdialog"], [role="menu"], [role="tablist"]');
  if (owner !== null && !owner.contains(dialogPart ?? null)) return true;
  if (
    target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
    return true;
  return target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox';
}

/** Whether a sideways arrow moves within a group of radio buttons that is used with the keyboard. */
const isForRadioGroup = ({ key, target }: KeyboardEvent): boolean =>
  (key === 'ArrowLeft' || key === 'ArrowRight') &&
  target instanceof HTMLInputElement &&
  target.type === 'radio' &&
  target.matches(':focus-visible');

/** Whether the key presses the button or follows the link that has the focus. */
const isPress = ({ key, target }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') &&
  target instanceof Element &&
  target.closest('button, a, summary') !== null;

/** Whether the focus is in this part. */
const isInside = (part: Element | null | undefined, { target }: KeyboardEvent): boolean =>
  target instanceof Node && part?.contains(target) === true;

/** On a Mac, a letter with the Alt key is another character, so its position counts. */
function keyOf({ key, code, altKey }: KeyboardEvent): string {
  if (altKey && /^Key[A-Z]$/u.test(code)) return code.slice(-1);
  return key.length === 1 ? key.toUpperCase() : key;
}

/** The action of each key, by KeyboardEvent.key; letters in capitals, 'Shift+A' or 'Alt+A' with that modifier. */
type KeyActions = Record<string, (() => void) | undefined>;

function actionOf(event: KeyboardEvent, keys: KeyActions) {
  const key = keyOf(event);
  if (event.altKey) return keys[`Alt+${key}`];
  return (event.shiftKey ? keys[`Shift+${key}`] : undefined) ?? keys[key];
}

interface KeyboardShortcutOptions {
  keys: KeyActions;
  enabled?: boolean;
  /** A part of the dialog that they are for, instead of the page. */
  dialogPart?: Element | undefined;
  /** They are only for a focus in this part of the page, or of a dialog. */
  within?: () => Element | null | undefined;
}

/**
 * Keyboard shortcuts for the whole page: letters or digits choose an option, arrows move. They are ignored in
 * text fields, inside the options (arrows), in dialogs and with another modifier held; single characters can be switched off. Enter and Space on a button still click it.
 */
export function useKeyboardShortcuts({
  keys,
  enabled = true,
  dialogPart,
  within,
}: KeyboardShortcutOptions): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const part = within?.();
    if (within && !isInside(part, event)) return;
    if (isForAnotherElement(event, part ?? dialogPart) || isForRadioGroup(event) || isPress(event)) return;
    if (event.key.length === 1 && !event.altKey && !areSingleKeysOn()) return;
    // Holding down a letter or digit answers only the current question, not the following ones.
    if (event.repeat && event.key.length === 1) return;
    const action = actionOf(event, keys);
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!enabled) return;
    const listener = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [enabled]);
}
