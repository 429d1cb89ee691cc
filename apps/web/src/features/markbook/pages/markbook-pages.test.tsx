import { readConfirmedArrangement } from '@markwell/shared/features/access-arrangements/access-arrangements.contract';
import { readMarkbook, readMarkbookOfPupil } from '@markwell/shared/features/markbook/markbook.contract';
import { screen, waitFor } from '@testing-library/react';
import { readSheet } from 'read-excel-file/universal';
import { expect, test } from 'vitest';
import { buildArrangement } from '#testing/arrangement-builders.ts';
import { recordDownloads, signIn } from '#testing/browser.ts';
import { buildId, buildUser } from '#testing/builders.ts';
import { renderRoutes } from '#testing/render.tsx';
import { answer, startServer } from '#testing/server.ts';
import { markbookCsv } from '../markbook-csv.ts';
import { markbookXlsx } from '../markbook-xlsx.ts';
import { classMarkbookRoutes } from '../markbook.routes.tsx';

startServer();

const assignment = {
  id: buildId(),
  title: 'Fractions',
  dueAt: '2026-03-08T08:00:00.000Z',
  questionCount: 10,
};
const entry = {
  assignmentId: assignment.id,
  state: 'HANDED_IN' as const,
  lateMinutes: 0,
  lateAnswers: null,
  dueAt: assignment.dueAt,
  handedInAt: '2026-03-07T16:00:00.000Z',
  score: 80,
  correctAnswers: 8,
  totalQuestions: 10,
};
const schoolClass = { id: buildId(), name: '10B' };
const pupils = [
  { id: buildId(), name: 'Aisha Khan', entries: [entry] },
  {
    id: buildId(),
    name: '=Ben',
    entries: [{ ...entry, state: 'MISSED' as const, score: null, handedInAt: null }],
  },
];
const markbook = { class: schoolClass, assignments: [assignment], pupils, next: null };

/** Answers with one pupil on each of two pages. */
function answerInPages() {
  const [first, second] = pupils;
  answer(readMarkbook, ({ query }) =>
    query.cursor === undefined
      ? { ...markbook, pupils: first ? [first] : [], next: first?.id ?? null }
      : { ...markbook, pupils: second ? [second] : [] },
  );
}

test('the grid shows states in words and moves by the arrow keys', async () => {
  signIn(buildUser({ role: 'TEACHER' }));
  answer(readMarkbook, markbook);
  const { user } = renderRoutes(classMarkbookRoutes, `/classes/${schoolClass.id}/markbook`);
  const grid = await screen.findByRole('grid', { name: 'Markbook of 10B' });
  expect(grid).toHaveTextContent('80%Handed in');
  expect(grid).toHaveTextContent('Missed');
  screen.getByRole('columnheader', { name: 'Pupil' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Aisha Khan' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('link', { name: /80%/u })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{Home}');
  expect(screen.getByRole('link', { name: '=Ben' })).toHaveFocus();
});

test('more pupils are loaded on demand', async () => {
  signIn(buildUser({ role: 'TEACHER' }));
  answerInPages();
  const { user } = renderRoutes(classMarkbookRoutes, `/classes/${schoolClass.id}/markbook`);
  await user.click(await screen.findByRole('button', { name: 'Show more pupils' }));
  expect(await screen.findByRole('link', { name: '=Ben' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more pupils' })).toBeNull();
});

test('a pupil’s page counts what is handed in, without excused work', async () => {
  signIn(buildUser({ role: 'TEACHER' }));
  answer(readConfirmedArrangement, buildArrangement().forAssignments);
  const excused = { ...entry, state: 'EXCUSED' as const, score: null, handedInAt: null };
  const missed = { ...excused, state: 'MISSED' as const };
  const pupil = { id: buildId(), name: 'Aisha Khan' };
  answer(readMarkbookOfPupil, {
    class: schoolClass,
    pupil,
    assignments: [entry, missed, excused].map((each) => {
      const id = buildId();
      return { ...assignment, id, entry: { ...each, assignmentId: id } };
    }),
  });
  renderRoutes(classMarkbookRoutes, `/classes/${schoolClass.id}/markbook/${pupil.id}`);
  expect(await screen.findByText('1 of 2 assignments handed in, 1 excused')).toBeVisible();
});

test('an Excel file has text, numbers and times in cells of their kinds, and no formulas', async () => {
  const [ben] = pupils.slice(1);
  const odd = {
    ...markbook,
    pupils: [...pupils, { id: buildId(), name: '+Zoë <&>\u0001', entries: ben?.entries ?? [] }],
  };
  const file = await markbookXlsx(odd);
  expect(await readSheet(file)).toEqual([
    ['Pupil', 'Fractions', 'Fractions: score', 'Fractions: handed in'],
    // Seven hours before it was due, in London in winter.
    ['Aisha Khan', 'Handed in', 0.8, new Date('2026-03-07T16:00:00Z')],
    ['=Ben', 'Missed', null, null],
    ['+Zoë <&>', 'Missed', null, null],
  ]);
});

test('a teacher saves the whole markbook, page after page', async () => {
  signIn(buildUser({ role: 'TEACHER' }));
  answerInPages();
  const files = recordDownloads();
  const { user } = renderRoutes(classMarkbookRoutes, `/classes/${schoolClass.id}/markbook`);
  await user.click(await screen.findByRole('button', { name: 'Download for Excel' }));
  await waitFor(() => {
    expect(files).toHaveLength(1);
  });
  const rows = files[0] ? await readSheet(files[0]) : [];
  expect(rows.map(([name]) => name)).toEqual(['Pupil', 'Aisha Khan', '=Ben']);
});

test('the file has states and scores, and no formulas', () => {
  const csv = markbookCsv(markbook);
  expect(csv.split('\r\n')).toEqual([
    '\uFEFF"Pupil","Fractions","Fractions: score in percent"',
    '"Aisha Khan","Handed in",80',
    `"'=Ben","Missed",""`,
    '',
  ]);
});
