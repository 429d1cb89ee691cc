import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthContext, type Auth } from '#lib/session/auth-context.ts';
import { buildUser } from '#testing/builders.ts';
import { stubSpeech } from '#testing/fake-speech.ts';
import { OptionList } from '#modules/answers/choice/option-list.tsx';
import { QuestionBody } from '../question-body.tsx';
import type { DisplayedOption } from '#modules/answers/choice/displayed-option.ts';
import type { DisplayedQuestion } from '../question.ts';
import { ReadingControls } from './reading-controls.tsx';
import { readingsOf } from './readings.ts';
import { inPieces, sentencesOf, utterancesOf } from './utterances.ts';
import { WithReader } from './with-reader.tsx';

const question: DisplayedQuestion & { options: DisplayedOption[] } = {
  id: 'one',
  explanationText: 'Simplify $\\frac{1}{2}x^2$. Choose one.',
  questionImageUrl: '/media/q.webp',
  questionImageAlt: 'A square',
  passage: { title: 'The Sea', body: 'It was cold. Nobody spoke.' },
  options: [
    { id: 'a', optionLetter: 'A', contentType: 'TEXT', contentValue: '5 − 3' },
    {
      id: 'b',
      optionLetter: 'B',
      contentType: 'IMAGE',
      contentValue: '/media/b.webp',
      alternativeText: 'A kite',
    },
  ],
};

interface ShownProps {
  hasReader?: boolean;
  isAssignment?: boolean;
  hasReaderInAssignments?: boolean;
  shown?: DisplayedQuestion & { options: DisplayedOption[] };
  isShown?: boolean;
  hasShortcut?: boolean;
}

function Shown(props: ShownProps) {
  const {
    hasReader = true,
    hasReaderInAssignments = false,
    isAssignment,
    shown = question,
    isShown,
    hasShortcut,
  } = props;
  const style = { textSize: 100, spacing: 'NORMAL', font: 'STANDARD', paperColour: 'STANDARD' };
  const user = { ...buildUser(), arrangement: { ...style, hasReader, hasReaderInAssignments } };
  return (
    <AuthContext value={{ user } as unknown as Auth}>
      <WithReader
        id={shown.id}
        readings={readingsOf(shown)}
        isAssignment={isAssignment}
        isShown={isShown}
        hasShortcut={hasShortcut}
      >
        <textarea aria-label="A note" />
        <QuestionBody question={shown} />
        <OptionList options={shown.options} chosenLetter={null} onChoose={() => undefined} />
      </WithReader>
    </AuthContext>
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const highlighted = () => document.querySelector('mark')?.textContent ?? null;

beforeEach(() => {
  localStorage.clear();
});

describe('reading aloud', () => {
  it('says the question, its picture and each option by letter, and highlights the sentence', async () => {
    const speech = stubSpeech();
    render(<Shown />);
    await press('Read aloud');
    const heard: [string | null, string | null][] = [];
    while (speech.saying() !== null) {
      heard.push([speech.saying(), highlighted()]);
      speech.finish();
    }
    expect(heard).toMatchObject([
      ['Simplify 1 half x squared.', expect.stringContaining('Simplify')],
      ['Choose one.', 'Choose one.'],
      ['Picture: A square', null],
      ['Option A: 5 minus 3', '5 − 3'],
      ['Option B: A kite', null],
    ]);
    expect(highlighted()).toBeNull();
    expect(screen.getByRole('button', { name: 'Read aloud' })).toHaveFocus();
  });

  it('reads the passage with a button of its own, in place of the question', async () => {
    const speech = stubSpeech();
    render(<Shown />);
    await press('Read aloud');
    await press('Read the passage aloud');
    expect(speech.saying()).toBe('The Sea');
    speech.finish();
    expect([speech.saying(), highlighted()?.trim()]).toEqual(['It was cold.', 'It was cold.']);
    expect(screen.getByRole('button', { name: 'Read aloud' })).toBeVisible();
  });

  it('pauses, continues with the same sentence, and stops, by keyboard', async () => {
    const speech = stubSpeech();
    render(<Shown />);
    (await screen.findByRole('button', { name: 'Read aloud' })).focus();
    await userEvent.keyboard('{Enter}');
    speech.finish();
    await userEvent.keyboard('{Enter}');
    expect([speech.saying(), highlighted()]).toEqual([null, 'Choose one.']);
    await userEvent.keyboard(' ');
    expect(speech.saying()).toBe('Choose one.');
    await press('Stop');
    expect([speech.saying(), highlighted()]).toEqual([null, null]);
    expect(screen.getByRole('button', { name: 'Read aloud' })).toHaveFocus();
  });

  it('starts, pauses and continues with Alt+R, but not while a pupil types or without being asked for', async () => {
    const speech = stubSpeech();
    const { unmount } = render(<Shown hasShortcut />);
    const start = await screen.findByRole('button', { name: 'Read aloud' });
    expect(start).toHaveAttribute('aria-keyshortcuts', 'Alt+R');
    await userEvent.keyboard('r');
    await userEvent.type(screen.getByRole('textbox', { name: 'A note' }), '{Alt>}r{/Alt}');
    expect(speech.saying()).toBeNull();
    screen.getAllByRole('radio')[0]?.focus();
    await userEvent.keyboard('{Alt>}r{/Alt}');
    expect(speech.saying()).toBe('Simplify 1 half x squared.');
    await userEvent.keyboard('{Alt>}r{/Alt}');
    expect([speech.saying(), highlighted()]).toEqual([null, expect.stringContaining('Simplify')]);
    await userEvent.keyboard('{Alt>}r{/Alt}');
    expect(speech.saying()).toBe('Simplify 1 half x squared.');
    unmount();

    render(<Shown />);
    expect(await screen.findByRole('button', { name: 'Read aloud' })).not.toHaveAttribute('title');
    await userEvent.keyboard('{Alt>}r{/Alt}');
    expect(speech.saying()).toBeNull();
  });

  it('says the rest at another speed, which it keeps', async () => {
    const speech = stubSpeech();
    render(<Shown />);
    await press('Read aloud');
    await press('Reading speed');
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Slow' }));
    expect(speech.synthesis.current).toMatchObject({ text: 'Simplify 1 half x squared.', rate: 0.8 });
    expect(localStorage.getItem('markwell.reading-speed')).toBe('0.8');
  });

  it('stops when the question changes, in a break and when the page is left', async () => {
    const speech = stubSpeech();
    const { rerender, unmount } = render(<Shown />);
    await press('Read aloud');
    rerender(<Shown shown={{ ...question, id: 'two' }} />);
    expect([speech.saying(), highlighted()]).toEqual([null, null]);
    await press('Read aloud');
    rerender(<Shown shown={{ ...question, id: 'two' }} isShown={false} />);
    expect(speech.saying()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Read aloud' })).toBeNull();
    rerender(<Shown shown={{ ...question, id: 'two' }} />);
    await press('Read aloud');
    unmount();
    expect(speech.saying()).toBeNull();
  });

  it('says that the voice failed, and can be tried again', async () => {
    const speech = stubSpeech();
    render(<Shown />);
    await press('Read aloud');
    speech.fail();
    expect(screen.getByRole('alert')).toHaveTextContent('The voice of this device stopped.');
    await press('Read aloud');
    expect(speech.saying()).toBe('Simplify 1 half x squared.');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('uses a British voice of the device, and never one from a server', async () => {
    const [remote, american, british] = [
      { lang: 'en-GB', localService: false },
      { lang: 'en-US', localService: true },
      { lang: 'en-GB', localService: true },
    ];
    const speech = stubSpeech([remote, american, british]);
    render(<Shown />);
    await press('Read aloud');
    expect(speech.synthesis.current?.voice).toBe(british);
  });
});

describe('a device without an English voice of its own', () => {
  it('explains it after a moment, and reads as soon as there is a voice', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { synthesis } = stubSpeech([
      { lang: 'en-GB', localService: false },
      { lang: 'fr-FR', localService: true },
    ]);
    render(<ReadingControls readings={readingsOf(question)} onSentence={() => undefined} />);
    expect(screen.getByRole('button', { name: 'Read aloud' })).toBeDisabled();
    act(() => {
      vi.advanceTimersByTime(3000);
    });
    expect(screen.getByText(/no English voice of its own/u)).toBeVisible();
    synthesis.voices = [{ lang: 'en_US', localService: true }];
    act(() => {
      synthesis.dispatchEvent(new Event('voiceschanged'));
    });
    expect(screen.getByRole('button', { name: 'Read aloud' })).toBeEnabled();
    vi.useRealTimers();
  });

  it('explains it where the browser cannot speak at all', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    render(<ReadingControls readings={readingsOf(question)} onSentence={() => undefined} />);
    act(() => {
      vi.advanceTimersByTime(3000);
    });
    expect(screen.getByText(/no English voice of its own/u)).toBeVisible();
    vi.useRealTimers();
  });
});

describe('whether a question is read aloud', () => {
  it.each([
    ['practice without a reader', { hasReader: false, hasReaderInAssignments: true }, false],
    ['an assignment without a confirmed reader', { isAssignment: true }, false],
    [
      'an assignment with a confirmed reader',
      { hasReader: false, isAssignment: true, hasReaderInAssignments: true },
      true,
    ],
  ])('%s', async (_, props, isOffered) => {
    stubSpeech();
    render(<Shown {...props} />);
    if (isOffered) expect(await screen.findByRole('button', { name: 'Read aloud' })).toBeEnabled();
    else expect(screen.queryByRole('group', { name: 'Reading aloud' })).toBeNull();
  });
});

describe('what is said', () => {
  it('is whole sentences: a full stop in a formula or a number ends none', () => {
    const text = 'Take $x = 1. Then$ go. It is 1.5 m. Yes?\nNo';
    expect(sentencesOf(text).map(({ start, end }) => text.slice(start, end).trim())).toEqual([
      'Take $x = 1. Then$ go.',
      'It is 1.5 m.',
      'Yes?',
      'No',
    ]);
  });

  it('is in pieces of at most 200 characters that lose no word', () => {
    const words = Array.from(
      { length: 90 },
      (_, index) => `word${String(index)}${index % 9 ? '' : ','}`,
    ).join(' ');
    const pieces = inPieces(words);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(200);
    expect(pieces.join(' ')).toBe(words);
    expect(inPieces('x'.repeat(450))).toHaveLength(3);
    expect(utterancesOf([{ text: '  \n ' }])).toEqual([]);
  });
});
