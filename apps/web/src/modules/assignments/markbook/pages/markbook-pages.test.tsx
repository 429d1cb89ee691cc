import { readConfirmedArrangement } from '@markwell/shared/access-arrangements/access-arrangements.contract';
import { readMarkbook, readMarkbookOfPupil } from '@markwell/shared/assignments/markbook.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { readSheet } from 'read-excel-file/universal';
import { expect, test, vi } from 'vitest';
import { buildArrangement } from '#testing/arrangement-builders.ts';
import { recordDownloads, signIn } from '#testing/browser.ts';
import { buildId, buildUser } from '#testing/builders.ts';
import { buildClassPupil } from '#testing/class-builders.ts';
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
const about = ['Pupil', 'Surname', 'Forename', 'Identifier', 'Own name'];
const schoolClass = { id: buildId(), name: '10B' };
const pupils = [
  {
    ...buildClassPupil({ ownName: 'Ash', surname: 'Khan', forename: 'Aisha', identifier: '0417' }),
    entries: [{ ...entry, lateAnswers: { count: 2, minutes: 4 } }],
  },
  {
    ...buildClassPupil({ name: '=Ben' }),
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
  expect(screen.getByRole('link', { name: 'Aisha Khan 0417 · own name: Ash' })).toHaveFocus();
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
  const pupil = buildClassPupil({ identifier: '0417' });
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
  expect(screen.getByText('0417')).toBeVisible();
});

test('an Excel file has text, numbers and times in cells of their kinds, and no formulas', async () => {
  const [ben] = pupils.slice(1);
  const odd = {
    ...markbook,
    pupils: [
      ...pupils,
      { ...buildClassPupil({ name: '+Zoë <&>\u0001', identifier: '=1' }), entries: ben?.entries ?? [] },
    ],
  };
  const file = await markbookXlsx(odd);
  expect(await readSheet(file)).toEqual([
    [...about, 'Fractions', 'Fractions: score', 'Fractions: handed in'],
    // Seven hours before it was due, in London in winter.
    [
      ...['Aisha Khan', 'Khan', 'Aisha', '0417', 'Ash'],
      'Handed in; 2 answers arrived 4 min after the time',
      0.8,
      new Date('2026-03-07T16:00:00Z'),
    ],
    ['=Ben', null, null, null, null, 'Missed', null, null],
    ['+Zoë <&>', null, null, '=1', null, 'Missed', null, null],
  ]);
});

test('a teacher saves the whole markbook, page after page', async () => {
  signIn(buildUser({ role: 'TEACHER' }));
  answerInPages();
  const files = recordDownloads();
  const { user } = renderRoutes(classMarkbookRoutes, `/classes/${schoolClass.id}/markbook`);
  await user.click(await screen.findByRole('button', { name: 'Download for Excel' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const rows = files[0] ? await readSheet(files[0]) : [];
  expect(rows.map(([name]) => name)).toEqual(['Pupil', 'Aisha Khan', '=Ben']);
});

test('files are named after the class in any script, and two pupils with the same name differ by their numbers or when they joined', async () => {
  signIn(buildUser({ role: 'TEACHER' }));
  const [aisha] = pupils;
  const names = ['O’Neil', 'Éric', '李小龙'];
  const pupilOf = (name: string, identifier: string) => ({
    ...buildClassPupil({ name, identifier }),
    entries: aisha?.entries ?? [],
  });
  const others = names.map((name, index) => pupilOf(name, String(index)));
  const unlisted = ['1', '2'].map((day) => pupilOf(`Mia Li (joined ${day} March 2027)`, ''));
  answer(readMarkbook, {
    ...markbook,
    class: { ...schoolClass, name: '7é/Ö – कक्षा' },
    pupils: [...others.slice(0, 1), pupilOf('O’Neil', '77'), ...others.slice(1), ...unlisted],
  });
  const files = recordDownloads();
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user } = renderRoutes(classMarkbookRoutes, `/classes/${schoolClass.id}/markbook`);
  for (const each of ['Download for Excel', 'Download as CSV'])
    await user.click(await screen.findByRole('button', { name: each }));
  await waitFor(() => expect(files).toHaveLength(2));
  expect(saved).toEqual(['markbook-7é-Ö-कक्षा.xlsx', 'markbook-7é-Ö-कक्षा.csv']);
  const rows = files[0] ? await readSheet(files[0]) : [];
  expect(rows.slice(1).map(([name, , , identifier]) => [name, identifier])).toEqual([
    ['O’Neil', '0'],
    ['O’Neil', '77'],
    ['Éric', '1'],
    ['李小龙', '2'],
    ['Mia Li (joined 1 March 2027)', null],
    ['Mia Li (joined 2 March 2027)', null],
  ]);
  const csv = (await files[1]?.text()) ?? '';
  expect(csv).toMatch(/^"O’Neil","","","0".*\r\n"O’Neil","","","77"/mu);
  expect(csv).toMatch(/^"Mia Li \(joined 1 March 2027\)".*\r\n"Mia Li \(joined 2 March 2027\)"/mu);
  const grid = within(screen.getByRole('grid'));
  expect(grid.getByRole('rowheader', { name: /^O’Neil 0/u })).toBeVisible();
  expect(grid.getByRole('rowheader', { name: /^O’Neil 77/u })).toBeVisible();
  expect(grid.getByRole('rowheader', { name: 'Mia Li (joined 2 March 2027)' })).toBeVisible();
});

test('the file has names, identifiers, states, scores and times, and no formulas', () => {
  const csv = markbookCsv(markbook);
  expect(csv.split('\r\n')).toEqual([
    '\uFEFF"Pupil","Surname","Forename","Identifier","Own name","Fractions","Fractions: score in percent","Fractions: handed in (London time)"',
    '"Aisha Khan","Khan","Aisha","0417","Ash","Handed in; 2 answers arrived 4 min after the time",80,"2026-03-07 16:00"',
    `"'=Ben","","","","","Missed","",""`,
    '',
  ]);
});
