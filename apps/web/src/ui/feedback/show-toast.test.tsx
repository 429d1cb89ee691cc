import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showToast } from './show-toast.tsx';
import { followUseOfToasts } from './toast-clocks.ts';
import { Toasts } from './toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const shown = () => screen.queryAllByText('Password updated successfully!');

test('the same toast is shown again while the former one is closing', async () => {
  render(<Toasts />);
  showToast('success', 'Password updated successfully!');
  await wait(100);
  const [first] = shown();
  expect(first).toBeVisible();
  act(() => screen.getByRole('button', { name: /close/u }).click());
  showToast('success', 'Password updated successfully!');
  await wait(2000);
  expect(shown().filter((toast) => toast !== first)).toHaveLength(1);
});

test('the same toast twice in a row is shown once', async () => {
  render(<Toasts />);
  showToast('error', 'Not saved');
  showToast('error', 'Not saved');
  await wait(100);
  expect(screen.getAllByText('Not saved')).toHaveLength(1);
});

describe('the clocks of toasts', () => {
  let isInFront = true;
  beforeEach(() => {
    isInFront = true;
    vi.spyOn(document, 'hasFocus').mockImplementation(() => isInFront);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** Shows a toast for each text, beside a button that has the focus. */
  async function show(...texts: string[]) {
    render(
      <>
        <button>Save</button>
        <Toasts />
      </>,
    );
    await vi.dynamicImportSettled();
    await focus(saveButton());
    for (const text of texts) showToast('info', text);
    await wait(100);
  }
  const saveButton = () => screen.getByRole('button', { name: 'Save' });
  const toastOf = (text: string) => {
    const toast = screen.getByText(text).closest<HTMLElement>('.Toastify__toast');
    if (!toast) throw new Error(`There is no toast ‘${text}’`);
    return toast;
  };
  const clockOf = (text: string) =>
    toastOf(text).querySelector<HTMLElement>('.Toastify__progress-bar')?.style.animationPlayState;
  const focus = (element: HTMLElement) => {
    element.focus();
    return wait(1);
  };
  const pointTo = (element: HTMLElement) => {
    fireEvent.mouseEnter(element);
    fireEvent.pointerOver(element);
    return wait(1);
  };
  const pointAway = (element: HTMLElement) => {
    fireEvent.mouseLeave(element);
    fireEvent.pointerOut(element);
    return wait(1);
  };
  const switchWindow = (event: 'blur' | 'focus') => {
    isInFront = event === 'focus';
    fireEvent[event](window);
    return wait(1);
  };
  async function close(text: string) {
    const button = within(toastOf(text)).getByRole('button', { name: /close/u });
    await focus(button);
    fireEvent.click(button);
    await wait(1000);
    expect(screen.queryByText(text)).toBeNull();
  }

  test('run while the pointer and the focus are elsewhere', async () => {
    await show('Saved');
    expect(clockOf('Saved')).toBe('running');
  });

  test('stop while the focus is on a toast, also when the pointer was there and has left', async () => {
    await show('Saved');
    await focus(toastOf('Saved'));
    await pointTo(toastOf('Saved'));
    await pointAway(toastOf('Saved'));
    expect(clockOf('Saved')).toBe('paused');
    await focus(saveButton());
    expect(clockOf('Saved')).toBe('running');
  });

  test('stop while the pointer is on a toast, also when the focus was there and has left', async () => {
    await show('Saved');
    await pointTo(toastOf('Saved'));
    await focus(toastOf('Saved'));
    await focus(saveButton());
    expect(clockOf('Saved')).toBe('paused');
    await pointAway(toastOf('Saved'));
    expect(clockOf('Saved')).toBe('running');
  });

  test('stop while another window is in front, and after that while the focus is on a toast', async () => {
    await show('Saved');
    await switchWindow('blur');
    expect(clockOf('Saved')).toBe('paused');
    await switchWindow('focus');
    expect(clockOf('Saved')).toBe('running');
    await focus(toastOf('Saved'));
    await switchWindow('blur');
    await switchWindow('focus');
    expect(clockOf('Saved')).toBe('paused');
  });

  test('stop when the focus was on a toast before this code had loaded', async () => {
    await show('Saved');
    await focus(toastOf('Saved'));
    followUseOfToasts();
    await wait(1);
    expect(clockOf('Saved')).toBe('paused');
    await focus(saveButton());
    expect(clockOf('Saved')).toBe('running');
  });

  test('run again when a toast with the focus was closed; the next toast gets the focus, then what had it before', async () => {
    await show('Saved', 'Sent');
    await focus(toastOf('Sent'));
    await close('Sent');
    expect(toastOf('Saved')).toHaveFocus();
    expect(clockOf('Saved')).toBe('paused');
    await close('Saved');
    expect(saveButton()).toHaveFocus();
    showToast('info', 'Later');
    await wait(100);
    expect(clockOf('Later')).toBe('running');
  });
});
