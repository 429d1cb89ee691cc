import { markQuestion } from '@markwell/shared/answers/mark-question';
import { partsOf, questionOfParts } from '#testing/question-parts.tsx';
import { readClassAnswers, readScript } from '@markwell/shared/assignments/assignments.contract';
import type { ClassAnswersDto, ScriptDto } from '@markwell/shared/assignments/class-answers.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { readSheet } from 'read-excel-file/universal';
import { expect, test } from 'vitest';
import { buildPreviewedQuestion, buildWorkOfPupil } from '#testing/assignment-builders.ts';
import { recordDownloads, signIn } from '#testing/browser.ts';
import { buildId, buildUser } from '#testing/builders.ts';
import { buildClassPupil } from '#testing/class-builders.ts';
import { renderRoutes } from '#testing/render.tsx';
import { comparing, picturesToScale } from '#testing/compared-pictures.ts';
import { answer, startServer } from '#testing/server.ts';
import { answersCsv } from '../answers-csv.ts';
import { answersXlsx } from '../answers-xlsx.ts';
import { classAssignmentRoutes } from '../assignments.routes.tsx';

startServer();

const ids = { class: buildId(), assignment: buildId(), aisha: buildId(), ben: buildId() };
const work = buildWorkOfPupil();
const about = {
  assignment: { id: ids.assignment, name: 'Fractions' },
  class: { id: ids.class, name: '10B' },
};
const answers: ClassAnswersDto = {
  ...about,
  questionChoice: 'SAME',
  columns: [
    { id: buildId(), name: 'What is a half of 8?', correctLetter: 'A' },
    { id: buildId(), name: 'What is a third of 9?', correctLetter: 'C' },
  ],
  pupils: [
    {
      ...buildClassPupil({
        id: ids.aisha,
        ownName: 'Ash',
        surname: 'Khan',
        forename: 'Aisha',
        identifier: '0417',
      }),
      work: { ...work, lateMinutes: 40, lateAnswers: { count: 2, minutes: 4 } },
      cells: [
        { letter: 'A', outcome: 'correct' },
        { letter: 'B', outcome: 'wrong' },
      ],
    },
    {
      ...buildClassPupil({ id: ids.ben, name: '=Ben' }),
      work: { ...work, score: 0 },
      cells: [{ letter: null, outcome: 'unanswered' }, null],
    },
  ],
  next: null,
};

function open(path = '') {
  signIn(buildUser({ role: 'TEACHER' }));
  return renderRoutes(
    classAssignmentRoutes,
    `/classes/${ids.class}/assignments/${ids.assignment}/answers${path}`,
  );
}

test('the grid says in words which answers were right, wrong and omitted, and moves by the arrow keys', async () => {
  answer(readClassAnswers, answers);
  const { user } = open();
  const grid = await screen.findByRole('grid', { name: 'Answers to Fractions' });
  expect(
    within(grid)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Pupil', 'Question 1What is a half of 8?right: A', 'Question 2What is a third of 9?right: C']);
  expect(
    within(grid)
      .getAllByRole('gridcell')
      .map(({ textContent }) => textContent),
  ).toEqual(['A right', 'B wrong', ' omitted', '–']);
  screen.getByRole('columnheader', { name: 'Pupil' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: /Aisha Khan/u })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('gridcell', { name: 'A right' })).toHaveFocus();
});

test('of own draws the grid counts by topic, and says why', async () => {
  const topic = { id: buildId(), name: 'Ratio', correctLetter: null };
  const [pupil] = answers.pupils;
  answer(readClassAnswers, {
    ...answers,
    questionChoice: 'OWN_DRAW',
    columns: [topic],
    pupils: pupil ? [{ ...pupil, cells: [{ correct: 3, asked: 4 }] }] : [],
  });
  open();
  expect(await screen.findByText(/Each pupil got different questions/u)).toBeVisible();
  expect(screen.getByRole('gridcell', { name: '3 of 4' })).toBeVisible();
});

test('the pages of a table are one file, also when they have different questions', async () => {
  const [first, second] = answers.pupils;
  const [one, other] = answers.columns;
  answer(readClassAnswers, ({ query }) =>
    query.cursor === undefined
      ? { ...answers, pupils: first ? [first] : [], next: ids.aisha }
      : {
          ...answers,
          columns: other && one ? [other, one] : [],
          pupils: second ? [{ ...second, cells: second.cells.toReversed() }] : [],
        },
  );
  const files = recordDownloads();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Download for Excel' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0] && (await readSheet(files[0]))).toEqual(await readSheet(await answersXlsx(answers)));
});

test('the files have a row for each pupil with the identifier and late marks, and no formulas', async () => {
  expect(answersCsv(answers).split('\r\n')).toEqual([
    '\uFEFF"Pupil","Surname","Forename","Identifier","Own name","Work","Score in percent","Handed in (London time)","Question 1 (right: A)","Question 2 (right: C)"',
    '"Aisha Khan","Khan","Aisha","0417","Ash","Handed in, 40 min late; 2 answers arrived 4 min after the time",80,"2026-03-07 16:00","A, right","B, wrong"',
    `"'=Ben","","","","","Handed in",0,"2026-03-07 16:00","omitted",""`,
    '',
  ]);
  expect((await readSheet(await answersXlsx(answers))).slice(1)).toEqual([
    [
      ...['Aisha Khan', 'Khan', 'Aisha', '0417', 'Ash'],
      'Handed in, 40 min late; 2 answers arrived 4 min after the time',
      0.8,
      new Date('2026-03-07T16:00:00Z'),
      'A, right',
      'B, wrong',
    ],
    ['=Ben', null, null, null, null, 'Handed in', 0, new Date('2026-03-07T16:00:00Z'), 'omitted', null],
  ]);
});

type ScriptQuestion = ScriptDto['attempts'][number]['questions'][number];

/** An attempt of one question. */
const attemptOf = (question: ScriptQuestion, isReturned = false): ScriptDto['attempts'][number] => ({
  id: buildId(),
  isReturned,
  finishedAt: '2026-03-07T16:00:00.000Z',
  timeTaken: 305,
  score: 0,
  correctAnswers: 0,
  totalQuestions: 1,
  questions: [question],
});

/** A question whose right option is A, answered with B. */
const answeredWrong = (): ScriptQuestion => {
  const question = buildPreviewedQuestion();
  const options = question.options.map((option) => ({ ...option, isCorrect: option.optionLetter === 'A' }));
  return { question: { ...question, options }, chosenLetter: 'B', outcome: 'wrong', answeredAfter: 65 };
};

test('the questions of several attempts have ids of their own', async () => {
  const attempt = (isReturned: boolean) =>
    attemptOf(
      { question: buildPreviewedQuestion(), chosenLetter: null, outcome: 'unanswered', answeredAfter: null },
      isReturned,
    );
  const pupil = buildClassPupil({ id: ids.aisha, identifier: '0417', ownName: 'Ash' });
  answer(readScript, { ...about, pupil, work, attempts: [attempt(false), attempt(true)] });
  open(`/${ids.aisha}`);
  const buttons = await screen.findAllByRole('button', { name: /Question 1/u });
  expect(new Set(buttons.map(({ id }) => id)).size).toBe(2);
  expect(screen.getByText('0417 · own name: Ash')).toBeVisible();
});

test('a script shows each question with what was chosen and what is right', async () => {
  const pupil = buildClassPupil({ id: ids.aisha });
  answer(readScript, { ...about, pupil, work, attempts: [attemptOf(answeredWrong())] });
  open(`/${ids.aisha}`);
  expect(await screen.findByRole('heading', { name: 'Aisha Khan' })).toBeVisible();
  expect(screen.getByText(/0 of 1 question right \(0%\) · took 5:05/u)).toBeVisible();
  expect(screen.getByText('Chose B · right is A · answered 1:05 after the start')).toBeVisible();
  expect(screen.getByText('The pupil’s answer')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
});

test('a script shows the parts of a question with what was typed, its marks and the right answer', async () => {
  const parts = partsOf({ kind: 'number', value: '12' });
  const responses = { a: { kind: 'number', answer: '7' } };
  const question = { ...buildPreviewedQuestion(), ...questionOfParts(parts) };
  const markings = markQuestion({ parts }, responses).parts;
  const answered = {
    question,
    chosenLetter: null,
    responses,
    parts: markings,
    outcome: 'wrong',
    answeredAfter: 65,
  };
  const pupil = buildClassPupil({ id: ids.aisha });
  answer(readScript, { ...about, pupil, work, attempts: [attemptOf(answered as ScriptQuestion)] });
  open(`/${ids.aisha}`);
  expect(await screen.findByText('Wrong')).toHaveTextContent('Wrong0 of 2 marks');
  expect(screen.getByText('The pupil’s answer').parentElement).toHaveTextContent('7');
  expect(screen.getByText('Right answer').parentElement).toHaveTextContent('12');
  expect(screen.getByText('answered 1:05 after the start')).toBeVisible();
  expect(screen.getByRole('button', { name: /Question 1/u })).toHaveTextContent('0 of 2 marks');
});

test('the figures of a question and of its options have one scale in a script', async () => {
  const wrong = answeredWrong();
  const pupil = buildClassPupil({ id: ids.aisha });
  const attempts = [attemptOf({ ...wrong, question: comparing(wrong.question) })];
  answer(readScript, { ...about, pupil, work, attempts });
  open(`/${ids.aisha}`);
  expect(await screen.findByText('The pupil’s answer')).toBeVisible();
  expect(picturesToScale()).toBe(1 + wrong.question.options.length);
});

test('a script without handed-in work says when there is something to read', async () => {
  answer(readScript, { ...about, pupil: buildClassPupil({ id: ids.aisha }), work, attempts: [] });
  open(`/${ids.aisha}`);
  expect(await screen.findByText('Answers can be read once the work is handed in.')).toBeVisible();
});
