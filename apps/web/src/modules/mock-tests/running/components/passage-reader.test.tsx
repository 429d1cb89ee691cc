import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { readingsOf } from '#modules/question-bank/reading-aloud/readings.ts';
import { WithReader } from '#modules/question-bank/reading-aloud/with-reader.tsx';
import { AuthContext, type Auth } from '#lib/session/auth-context.ts';
import { buildId, buildUser } from '#testing/builders.ts';
import { stubSpeech } from '#testing/fake-speech.ts';
import { buildQuestion } from '#testing/mock-test-builders.ts';
import { PassageReader } from './passage-reader.tsx';

const passage = { id: buildId(), title: 'The lighthouse', body: 'It was dusk. The lamp was lit.' };
const question = buildQuestion({ passage, explanationText: 'When was it lit?' });

/** A question with a passage, as a pupil with or without a reader has it on a phone. */
async function renderQuestion({ hasReader = true } = {}) {
  const style = { textSize: 100, spacing: 'NORMAL', font: 'STANDARD', paperColour: 'STANDARD' };
  const user = { ...buildUser(), arrangement: { ...style, hasReader, hasReaderInAssignments: false } };
  const speech = stubSpeech();
  render(
    <AuthContext value={{ user } as unknown as Auth}>
      <WithReader id={question.id} readings={readingsOf(question)} hasShortcut>
        <PassageReader passage={passage} textSize="normal" />
      </WithReader>
    </AuthContext>,
  );
  if (hasReader) await screen.findByRole('button', { name: 'Read aloud' });
  return speech;
}

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => screen.queryByRole('dialog', { name: passage.title });
const highlighted = () => dialog()?.querySelector('mark')?.textContent.trim() ?? null;

test('an open passage is read aloud, paused, continued and stopped in its dialog', async () => {
  const speech = await renderQuestion();
  await press('Read the passage');
  await press('Read the passage aloud');
  expect(speech.saying()).toBe('The lighthouse');
  speech.finish();
  expect([speech.saying(), highlighted()]).toEqual(['It was dusk.', 'It was dusk.']);
  await press('Pause');
  expect([speech.saying(), highlighted()]).toEqual([null, 'It was dusk.']);
  await press('Continue');
  expect(speech.saying()).toBe('It was dusk.');
  await press('Stop');
  expect([speech.saying(), highlighted()]).toEqual([null, null]);
  expect(screen.getByRole('button', { name: 'Read the passage aloud' })).toHaveFocus();
});

test('Alt+R reads the open passage and pauses it; Tab reaches the controls before the text', async () => {
  const speech = await renderQuestion();
  await press('Read the passage');
  await userEvent.keyboard('{Alt>}r{/Alt}');
  expect(speech.saying()).toBe('The lighthouse');
  await userEvent.keyboard('{Alt>}r{/Alt}');
  expect(speech.saying()).toBeNull();
  const reached: (string | null | undefined)[] = [];
  for (let presses = 0; presses < 6; presses++) {
    await userEvent.tab();
    const focused = document.activeElement;
    reached.push(focused?.getAttribute('aria-label') ?? focused?.textContent);
  }
  expect(reached).toEqual([
    'Close',
    'Continue',
    'Stop',
    'Reading speed',
    'The lighthouse',
    'Back to the question',
  ]);
});

test('the reading speed is chosen over the open passage', async () => {
  const speech = await renderQuestion();
  await press('Read the passage');
  await press('Read the passage aloud');
  await press('Reading speed');
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Slow' }));
  await userEvent.keyboard('{Escape}');
  expect(speech.synthesis.current).toMatchObject({ text: 'The lighthouse', rate: 0.8 });
  expect(dialog()).toBeVisible();
});

test('a closed passage is paused, and continues where it was', async () => {
  const speech = await renderQuestion();
  await press('Read the passage');
  await press('Read the passage aloud');
  speech.finish();
  await press('Back to the question');
  expect([dialog(), speech.saying()]).toEqual([null, null]);
  await press('Read the passage');
  expect(highlighted()).toBe('It was dusk.');
  await press('Continue');
  expect(speech.saying()).toBe('It was dusk.');
});

test('a question that is read aloud goes on while its passage is open and after; the dialog can stop it', async () => {
  const speech = await renderQuestion();
  await press('Read aloud');
  await press('Read the passage');
  await press('Back to the question');
  expect(speech.saying()).toBe('When was it lit?');
  await press('Read the passage');
  await press('Stop');
  expect(speech.saying()).toBeNull();
  expect(screen.getByRole('button', { name: 'Read the passage aloud' })).toHaveFocus();
});

test('a pupil without a reader has none in the dialog', async () => {
  await renderQuestion({ hasReader: false });
  await press('Read the passage');
  const buttons = within(screen.getByRole('dialog')).getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
    'Close',
    'Back to the question',
  ]);
});
