import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { button } from '#testing/elements.ts';
import { buildId } from '#testing/builders.ts';
import { buildOptions, buildQuestion, buildTest } from '#testing/mock-test-builders.ts';
import {
  beginAtFirstQuestion,
  beginTest,
  findQuestion,
  openActivePage,
  setNetwork,
  setUpActivePage,
} from '#testing/mock-test-page.tsx';

setUpActivePage();

const option = (name: RegExp) => screen.getByRole('radio', { name });

describe('by keyboard', () => {
  test('a letter and Enter answer a question and open the next one; Enter on the last one asks to submit', async () => {
    const { user: pupil } = await beginAtFirstQuestion();
    await pupil.keyboard('a{Enter}b{Enter}c{Enter}');
    expect(screen.getByRole('alertdialog', { name: 'Submit your test?' })).toHaveTextContent(
      'All 3 questions are answered.',
    );
  });

  test('the focus moves to the new question, and the options have the question in their name', async () => {
    const { user: pupil } = await beginAtFirstQuestion();
    await pupil.click(button('Next Question'));
    const question = screen.getByRole('group', { name: 'Question 2' });
    expect(question).toHaveFocus();
    expect(screen.getByRole('radiogroup', { name: 'Answers to question 2 Question text 2' })).toBeVisible();
    await pupil.click(button('0 of 3 answered'));
    await pupil.click(screen.getByRole('button', { name: 'Question 1, not answered' }));
    await waitFor(() => {
      expect(screen.getByRole('group', { name: 'Question 1' })).toHaveFocus();
    });
    await pupil.keyboard('{Enter}');
    expect(screen.getByText('Question text 2')).toBeVisible();
  });

  test('a question mark shows the keys', async () => {
    const { user: pupil } = await beginAtFirstQuestion();
    await pupil.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent(
      'Cross out an answer',
    );
  });

  test('letters choose nothing once they are switched off among the keys', async () => {
    const { user: pupil } = await beginAtFirstQuestion();
    await pupil.keyboard('?');
    await pupil.click(screen.getByRole('checkbox', { name: /single letters/ }));
    await pupil.keyboard('{Escape}a');
    expect(screen.getByRole('button', { name: '0 of 3 answered' })).toBeVisible();
  });
});

describe('notes on questions', () => {
  test('a question marked to check is shown among all questions, also after a reload', async () => {
    const first = beginTest();
    await findQuestion('Question text 1');
    await first.user.click(button('Mark to check'));
    await first.user.keyboard('{ArrowRight}{ArrowRight}m');
    first.unmount();
    const { user: pupil } = openActivePage();
    await findQuestion('Question text 3');
    expect(screen.getByRole('button', { name: 'Mark to check', pressed: true })).toBeVisible();
    await pupil.click(button('0 of 3 answered'));
    expect(
      within(screen.getByRole('list', { name: 'Questions' }))
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual([
      'Question 1, not answered, marked to check',
      'Question 2, not answered',
      'Question 3, not answered, marked to check',
    ]);
  });

  test('an option is crossed out by its button or Shift and its letter, also after a reload', async () => {
    const first = beginTest();
    await findQuestion('Question text 1');
    await first.user.click(button('Cross out B'));
    await first.user.keyboard('{Shift>}cd{/Shift}');
    await first.user.keyboard('{Shift>}d{/Shift}');
    first.unmount();
    openActivePage();
    await findQuestion('Question text 1');
    expect(option(/Answer B crossed out$/u)).not.toBeChecked();
    expect(option(/Answer C crossed out$/u)).not.toBeChecked();
    expect(option(/Answer D$/u)).not.toBeChecked();
  });

  test('a crossed-out option can be chosen, which takes the cross away; a chosen one cannot be crossed out', async () => {
    const { user: pupil } = await beginAtFirstQuestion();
    await pupil.keyboard('{Shift>}b{/Shift}b');
    expect(option(/Answer B$/u)).toBeChecked();
    await pupil.keyboard('{Shift>}b{/Shift}');
    expect(option(/Answer B$/u)).toBeChecked();
  });
});

test('the size of the text is chosen in the menu and kept after a reload', async () => {
  const first = beginTest();
  await findQuestion('Question text 1');
  await first.user.click(button('Text size'));
  await first.user.click(screen.getByRole('menuitemradio', { name: 'Largest' }));
  first.unmount();
  const { user: pupil } = openActivePage();
  await findQuestion('Question text 1');
  await pupil.click(button('Text size'));
  expect(screen.getByRole('menuitemradio', { name: 'Largest' })).toBeChecked();
});

test('a passage opens over its question on a phone, and closes back to it', async () => {
  const passage = { id: buildId(), title: 'The lighthouse', body: 'The lamp was lit at dusk.' };
  const question = buildQuestion({ passage, explanationText: 'When was it lit?', options: buildOptions() });
  const { user: pupil } = beginTest(buildTest(1, { questions: [question] }));
  await findQuestion('When was it lit?');
  await pupil.click(button('Read the passage'));
  const dialog = screen.getByRole('dialog', { name: 'The lighthouse' });
  expect(dialog).toHaveTextContent('The lamp was lit at dusk.');
  await pupil.click(within(dialog).getByRole('button', { name: 'Back to the question' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a screen reader hears whether the answers are saved', async () => {
  const { user: pupil } = beginTest();
  await findQuestion('Question text 1');
  const heard = (text: string) => screen.findByText(text, { selector: '[role=status]' });
  await pupil.keyboard('a');
  expect(await heard('Answers saved')).toBeInTheDocument();
  setNetwork('offline');
  await pupil.keyboard('b');
  expect(await heard('Answers not sent yet. They are saved on this device.')).toBeInTheDocument();
  setNetwork('online');
  expect(await heard('Answers saved')).toBeInTheDocument();
});
