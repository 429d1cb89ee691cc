import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { OptionList } from '#modules/answers/choice/option-list.tsx';
import { useKeyboardShortcuts, useSingleKeys } from './use-keyboard-shortcuts.ts';

function Playing({ keys, enabled = true }: { keys: Record<string, () => void>; enabled?: boolean }) {
  useKeyboardShortcuts({ keys, enabled });
  return (
    <>
      <textarea aria-label="Your reasoning" />
      <button type="button">Previous</button>
      <OptionList
        options={[{ id: 'one', optionLetter: 'A', contentType: 'TEXT', contentValue: '37' }]}
        chosenLetter="A"
        onChoose={() => undefined}
      />
    </>
  );
}

it('handles letters in either case and arrows, but not arrows of a keyboard that is inside the options', async () => {
  const chooseB = vi.fn();
  const next = vi.fn();
  render(<Playing keys={{ B: chooseB, ArrowRight: next }} />);
  await userEvent.keyboard('bB');
  expect(chooseB).toHaveBeenCalledTimes(2);
  await userEvent.keyboard('{ArrowRight}');
  expect(next).toHaveBeenCalledTimes(1);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('radio')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(next).toHaveBeenCalledTimes(1);
});

function SingleKeysSwitch() {
  const [areOn, setOn] = useSingleKeys();
  return (
    <button type="button" aria-pressed={areOn} onClick={() => setOn(!areOn)}>
      Single keys
    </button>
  );
}

it('ignores single characters, but not arrows and letters with Alt, once they are switched off', async () => {
  const [choose, next, read] = [vi.fn(), vi.fn(), vi.fn()];
  render(
    <>
      <SingleKeysSwitch />
      <Playing keys={{ A: choose, '1': choose, '?': choose, ArrowRight: next, 'Alt+R': read }} />
    </>,
  );
  const singleKeys = screen.getByRole('button', { name: 'Single keys' });
  await userEvent.click(singleKeys);
  await userEvent.keyboard('a1?{ArrowRight}{Alt>}r{/Alt}');
  expect(choose).not.toHaveBeenCalled();
  expect(next).toHaveBeenCalledTimes(1);
  expect(read).toHaveBeenCalledTimes(1);
  await userEvent.click(singleKeys);
  await userEvent.keyboard('a');
  expect(choose).toHaveBeenCalledTimes(1);
});

it('distinguishes a letter with Alt, also on a Mac, where it is another character', async () => {
  const choose = vi.fn();
  const read = vi.fn();
  render(<Playing keys={{ R: choose, 'Alt+R': read }} />);
  await userEvent.keyboard('{Alt>}r{/Alt}');
  fireEvent.keyDown(document.body, { key: '®', code: 'KeyR', altKey: true });
  fireEvent.keyDown(document.body, { key: 'r', code: 'KeyR', altKey: true, ctrlKey: true });
  expect(read).toHaveBeenCalledTimes(2);
  expect(choose).not.toHaveBeenCalled();
});

it('distinguishes a letter with Shift from a capital letter, if it has an action of its own', async () => {
  const choose = vi.fn();
  const crossOut = vi.fn();
  render(<Playing keys={{ A: choose, B: choose, 'Shift+B': crossOut }} />);
  await userEvent.keyboard('{Shift>}b{/Shift}');
  expect(crossOut).toHaveBeenCalledTimes(1);
  expect(choose).not.toHaveBeenCalled();
  await userEvent.keyboard('B{Shift>}a{/Shift}');
  expect(choose).toHaveBeenCalledTimes(2);
});

it('ignores typing, browser shortcuts and keys on a focused button', async () => {
  const chooseB = vi.fn();
  const submit = vi.fn();
  render(<Playing keys={{ B: chooseB, Enter: submit }} />);
  await userEvent.type(screen.getByRole('textbox'), 'b{Enter}');
  expect(screen.getByRole('textbox')).toHaveValue('b\n');
  screen.getByRole('button').focus();
  await userEvent.keyboard('{Enter}{Control>}b{/Control}');
  expect(chooseB).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

it('does nothing while disabled', async () => {
  const chooseB = vi.fn();
  render(<Playing keys={{ B: chooseB }} enabled={false} />);
  await userEvent.keyboard('b');
  expect(chooseB).not.toHaveBeenCalled();
});
