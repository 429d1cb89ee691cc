import { saveAnswers, submitTest } from '@markwell/shared/mock-tests/mock-tests.contract';
import type { AnyAnswerKind } from '@markwell/shared/answers/answer-kind';
import { withAnswerKind } from '@markwell/shared/answers/answer-kinds';
import { text } from '@markwell/shared/answers/text/text';
import type { Responses } from '@markwell/shared/answers/parts.schemas';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import type { AnswerInputProps } from '#modules/answers/answer-view.ts';
import { answerViewFiles } from '#modules/answers/parts/answer-views.ts';
import { signIn } from '#testing/browser.ts';
import { button } from '#testing/elements.ts';
import { stubSpeech } from '#testing/fake-speech.ts';
import { buildQuestion, buildResults, buildTest } from '#testing/mock-test-builders.ts';
import {
  account,
  beginTest,
  findQuestion,
  openActivePage,
  setNetwork,
  setUpActivePage,
} from '#testing/mock-test-page.tsx';
import { partsOf, questionOfParts } from '#testing/question-parts.tsx';
import { answer } from '#testing/server.ts';

setUpActivePage();

const area = { answer: { kind: 'number', value: '12' }, hints: ['Multiply'], steps: ['3 × 4', '= 12'] };
const double = { kind: 'number', value: '24', carriedForward: '2a' };
const sent: (Responses | undefined)[] = [];

beforeEach(() => {
  sent.length = 0;
});

/** Begins a test of a question with two parts and a plain one. */
async function begin(kind: 'MOCK_TEST' | 'EXAM_SIMULATION' = 'MOCK_TEST') {
  const withParts = questionOfParts(partsOf(area, double));
  const plain = buildQuestion({ explanationText: 'Which is prime?' });
  const questions = [
    kind === 'MOCK_TEST' ? withParts : { ...withParts, partsWithKeys: undefined },
    kind === 'MOCK_TEST'
      ? plain
      : { ...plain, options: plain.options.map((each) => ({ ...each, isCorrect: undefined })) },
  ];
  const mockTest = buildTest(2, { kind, questions });
  const opened = beginTest(mockTest);
  answer(saveAnswers, ({ body }) => {
    sent.push(body.answers.find(({ questionId }) => questionId === withParts.id)?.responses);
    const { duration, deadlineAt } = mockTest;
    return { status: 'OPEN' as const, duration, deadlineAt, serverTime: new Date().toISOString() };
  });
  await findQuestion('Look at the rectangle.');
  return { ...opened, mockTest, withParts };
}

const field = (letter: string) =>
  screen.findByRole('textbox', { name: new RegExp(`^Answer to part \\(${letter}\\)`, 'u') });

test('what is typed is saved, and keys of the page do nothing in a field', async () => {
  const { user: pupil } = await begin();
  await pupil.type(await field('a'), 'abm?{Enter}{ArrowRight}');
  expect(screen.getByText('Look at the rectangle.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  screen.getAllByRole('button', { name: 'Minus' })[0]?.focus();
  await pupil.keyboard('{ArrowRight}');
  expect(screen.getByText('Look at the rectangle.')).toBeVisible();
  await pupil.clear(await field('a'));
  await pupil.type(await field('a'), '12');
  expect(screen.getByRole('button', { name: '1 of 2 answered' })).toBeVisible();
  await waitFor(() => expect(sent.at(-1)).toEqual({ a: { kind: 'number', answer: '12' } }));
  await pupil.clear(await field('a'));
  expect(screen.getByRole('button', { name: '0 of 2 answered' })).toBeVisible();
  await waitFor(() => expect(sent.at(-1)).toEqual({}));
});

test('what was typed is there after a reload, and so are hints and uncovered options', async () => {
  const options = ['3', '5'].map((text, index) => ({ letter: 'AB'.charAt(index), content: { text } }));
  const parts = partsOf({
    answer: { kind: 'choice', options, correct: 'B' },
    typed: { kind: 'number', value: '5' },
    hints: ['Count the sides'],
  });
  const first = beginTest(buildTest(1, { questions: [questionOfParts(parts)] }));
  await first.user.type(await screen.findByRole('textbox'), '4');
  await first.user.click(button('Show a hint'));
  first.unmount();
  const second = openActivePage();
  expect(await screen.findByRole('textbox')).toHaveValue('4');
  expect(screen.getByText('Count the sides')).toBeVisible();
  await second.user.click(button('Show the options (half the marks)'));
  second.unmount();
  openActivePage();
  expect(await screen.findByRole('radio', { name: /5$/u })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a test is finished without network and marked in the browser, error carried forward', async () => {
  const { user: pupil, withParts } = await begin();
  let submitted: unknown;
  answer(submitTest, ({ body }) => {
    submitted = body;
    return buildResults(buildTest(1), [null]);
  });
  setNetwork('offline');
  await pupil.type(await field('a'), '10');
  await pupil.type(await field('b'), '20');
  await pupil.click(button('Submit Test'));
  await pupil.click(screen.getByRole('button', { name: 'Submit Test' }));
  expect(await screen.findByText('40')).toBeVisible();
  expect(screen.getByText('Marks').parentElement).toHaveTextContent('2 of 5');
  setNetwork('online');
  await waitFor(() =>
    expect(submitted).toMatchObject({
      userAnswers: {},
      responses: { [withParts.id]: { a: { kind: 'number', answer: '10' }, b: { answer: '20' } } },
    }),
  );
});

test('a kind that only a test knows is answered without network, marked and sent later', async () => {
  const toy = {
    ...text,
    kind: 'toy',
    definition: z.object({ kind: z.literal('toy'), key: z.string() }),
    shown: z.object({ kind: z.literal('toy') }),
    show: () => ({ kind: 'toy' }),
    mark: ({ key }: { key: string }, given: string) =>
      given === key ? { share: 1, verdict: 'RIGHT' } : { share: 0, verdict: 'WRONG' },
    examples: ({ key }: { key: string }) => [{ response: key, verdict: 'RIGHT' }],
  } as unknown as AnyAnswerKind;
  answerViewFiles.set('toy', () =>
    Promise.resolve({
      kind: toy,
      Input: ({ response, onChange, label }: AnswerInputProps<object, string>) => (
        <input aria-label={label} value={response ?? ''} onChange={({ target }) => onChange(target.value)} />
      ),
      Review: () => null,
    }),
  );
  onTestFinished(() => {
    answerViewFiles.delete('toy');
  });
  await withAnswerKind(toy, async () => {
    const question = questionOfParts(partsOf({ kind: 'toy', key: 'north' }));
    const { user: pupil } = beginTest(buildTest(1, { questions: [question] }));
    let submitted: unknown;
    answer(submitTest, ({ body }) => {
      submitted = body;
      return buildResults(buildTest(1), [null]);
    });
    const input = await screen.findByRole('textbox', { name: 'Your answer' });
    setNetwork('offline');
    await pupil.type(input, 'north');
    await pupil.click(button('Submit Test'));
    await pupil.click(button('Submit Test'));
    expect(await screen.findByText('100')).toBeVisible();
    setNetwork('online');
    const responses = { [question.id]: { a: { kind: 'toy', answer: 'north' } } };
    await waitFor(() => expect(submitted).toMatchObject({ responses }));
  });
});

test.each([
  ['MOCK_TEST', 1],
  ['EXAM_SIMULATION', 0],
] as const)('in a %s, parts with hints offer %i of them', async (kind, offered) => {
  await begin(kind);
  await field('a');
  expect(screen.queryAllByRole('button', { name: 'Show a hint' })).toHaveLength(offered);
});

test('a part, its marks and what was typed are read aloud', async () => {
  const style = { textSize: 100, spacing: 'NORMAL', font: 'STANDARD', paperColour: 'STANDARD' } as const;
  signIn({ ...account, arrangement: { ...style, hasReader: true, hasReaderInAssignments: false } });
  const speech = stubSpeech();
  const { user: pupil } = await begin();
  await pupil.type(await field('a'), '1/2');
  await pupil.click(await screen.findByRole('button', { name: /Read aloud/u }));
  for (let said = 0; said < 8; said++) speech.finish();
  expect(speech.synthesis.said.map(({ text }) => text)).toEqual([
    'Look at the rectangle.',
    'Part a: 2 marks',
    'Stem of a',
    'Your answer: 1 half',
    'Part b: 2 marks',
    'Stem of b',
  ]);
});
