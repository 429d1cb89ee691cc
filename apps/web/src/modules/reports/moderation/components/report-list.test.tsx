import {
  decideReport,
  listReports,
  readReport,
  type ManagedReportDto,
} from '@markwell/shared/reports/moderation.contract';
import { listRapidFireQuestions } from '@markwell/shared/rapid-fire/rapid-fire-admin.contract';
import { withPictures } from '@markwell/shared/answers/pictures';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { findRow } from '#testing/elements.ts';
import { answerAdminPage } from '#testing/admin-network.ts';
import { buildId } from '#testing/builders.ts';
import {
  buildRapidFireQuestionPage,
  buildReport,
  buildReportComparison,
  buildReportedContent,
  buildReportPage,
} from '#testing/moderation-builders.ts';
import { partsOf } from '#testing/question-parts.tsx';
import { renderPage } from '#testing/render.tsx';
import { answer, failWithNetworkError, refuse, startServer } from '#testing/server.ts';
import { ReportList } from './report-list.tsx';

startServer();

const pending = buildReport({ pendingReports: 3 });
const ofPaper = buildReport({
  questionId: `${buildId()}-7`,
  questionType: 'past-paper',
  reason: 'Unclear Question',
  question: null,
  paper: { title: 'Specimen 3', number: 7, subjectName: 'English' },
  user: null,
});
const dismissed = buildReport({
  questionType: 'mock-test',
  status: 'DISMISSED',
  question: { text: null, status: 'archived', topicName: 'Fractions', subjectName: 'Mathematics' },
  pendingReports: 0,
  decision: { at: '2026-03-07T09:00:00.000Z', by: 'Ada Admin', notes: 'The key is right.' },
});
let requested: unknown[];
let sent: unknown[];

beforeEach(() => {
  answerAdminPage();
  answer(listRapidFireQuestions, buildRapidFireQuestionPage([]));
  requested = [];
  sent = [];
  answer(listReports, ({ query }) => {
    requested.push(query);
    return buildReportPage([pending, ofPaper, dismissed], 13);
  });
  answer(readReport, buildReportComparison());
  answer(decideReport, ({ params, body }) => {
    sent.push({ ...params, ...body });
    return { status: 'RESOLVED' as const, decided: body.all ? 3 : 1 };
  });
});

const open = (query = '?tab=flagged') =>
  renderPage(
    <ReportList
      editor={(questionId, onClose) => (
        <button type="button" onClick={onClose}>
          Save {questionId}
        </button>
      )}
    />,
    `/admin/rapid-fire${query}`,
  );
const dialog = () => screen.getByRole('dialog');

test('shows what was reported, why, by whom and when, with a link to the question', async () => {
  open();
  const first = await findRow(/What is 6 × 7/u);
  expect(within(first).getByRole('link', { name: 'What is 6 × 7?' })).toHaveAttribute(
    'href',
    `/admin/manage-questions?search=${pending.questionId}`,
  );
  for (const text of ['Wrong Answer', 'Aisha Rahman', 'aisha@example.com', '6 Mar 2026, 15:00', 'Pending'])
    expect(within(first).getByText(text)).toBeVisible();
  expect(within(first).getByRole('link', { name: '3 reports of this question' })).toHaveAttribute(
    'href',
    `/admin/rapid-fire?tab=flagged&questionId=${pending.questionId}`,
  );
  const paper = await findRow(/Specimen 3, question 7/u);
  expect(within(paper).getByText('Deleted account')).toBeVisible();
  expect(within(paper).queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('13 reports')).toBeVisible();
});

test('a decided report shows its decision, by whom and why, and has no buttons', async () => {
  open();
  const decided = await findRow(/Image question/u);
  for (const text of ['Dismissed', 'Ada Admin', 'The key is right.', 'Archived'])
    expect(within(decided).getByText(text)).toBeVisible();
  expect(within(decided).queryByRole('button')).not.toBeInTheDocument();
});

test('an unknown status is shown as dismissed', async () => {
  answer(listReports, buildReportPage([buildReport({ status: 'SPAM' as 'DISMISSED', decision: null })]));
  open();
  const strange = await findRow(/What is 6 × 7/u);
  expect(within(strange).getByText('Dismissed')).toBeVisible();
  expect(within(strange).queryByRole('button')).not.toBeInTheDocument();
});

test('can be filtered by status and kind, page by page', async () => {
  const { user, router } = open('?tab=flagged&page=2');
  await findRow(/What is 6 × 7/u);
  expect(requested.at(-1)).toEqual({ page: 2, limit: 10 });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Pending');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Past paper');
  await waitFor(() => {
    expect(requested.at(-1)).toEqual({ page: 1, limit: 10, status: 'PENDING', kind: 'past-paper' });
  });
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(router.state.location.search).toBe('?tab=flagged');
});

const choice = (name: string) => within(dialog()).getByRole('radio', { name });
const resolveDialog = async (report: ManagedReportDto) => {
  answer(listReports, buildReportPage([report]));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Resolve/u }));
  return user;
};

test('for an unchanged question "The question is correct" is preselected, and a reason can be given', async () => {
  const user = await resolveDialog(buildReport());
  expect(choice('The question is correct')).toBeChecked();
  expect(within(dialog()).queryByRole('radio', { name: /changed/u })).not.toBeInTheDocument();
  await user.type(within(dialog()).getByRole('textbox', { name: 'Reason for the pupil' }), 'Six sevens.');
  await user.click(within(dialog()).getByRole('button', { name: /^Resolve/u }));
  expect(await screen.findByText('Report resolved')).toBeVisible();
  expect(sent).toMatchObject([{ outcome: 'unchanged', reply: 'Six sevens.', notes: 'Issue resolved' }]);
});

test('for a changed question "The question was changed" is preselected; arrow keys choose the other', async () => {
  const user = await resolveDialog(buildReport({ hasChanged: true }));
  expect(choice('The question was changed')).toBeChecked();
  act(() => choice('The question was changed').focus());
  await user.keyboard('{ArrowRight}');
  expect(choice('The question is correct')).toBeChecked();
  await user.keyboard('{ArrowLeft}');
  await user.click(within(dialog()).getByRole('button', { name: /^Resolve/u }));
  expect(await screen.findByText('Report resolved')).toBeVisible();
  expect(sent).toMatchObject([{ outcome: 'changed', reply: '' }]);
});

test('for an unpublished question "The question was withdrawn" is preselected', async () => {
  const question = { text: null, status: 'archived', topicName: 'Angles', subjectName: 'Maths' } as const;
  await resolveDialog(buildReport({ hasChanged: true, question }));
  expect(choice('The question was withdrawn')).toBeChecked();
});

test('a dismissal offers no outcome, and a reason can be given', async () => {
  const { user } = open();
  await user.click(within(await findRow(/Specimen 3/u)).getByRole('button', { name: /^Dismiss/u }));
  expect(within(dialog()).queryByRole('radio')).not.toBeInTheDocument();
  await user.type(within(dialog()).getByRole('textbox', { name: 'Reason for the pupil' }), 'It is B.');
  await user.click(within(dialog()).getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => {
    expect(sent).toEqual([
      { flagId: ofPaper.id, action: 'dismiss', notes: 'Not an issue', reply: 'It is B.', all: false },
    ]);
  });
});

test('a report is resolved with notes, which have a default', async () => {
  const { user } = open();
  await user.click(within(await findRow(/Specimen 3/u)).getByRole('button', { name: /^Dismiss/u }));
  expect(within(dialog()).getByRole('textbox', { name: 'Notes' })).toHaveValue('Not an issue');
  expect(within(dialog()).queryByRole('checkbox')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');

  await user.click(within(await findRow(/What is 6 × 7/u)).getByRole('button', { name: /^Resolve/u }));
  const notes = within(dialog()).getByRole('textbox', { name: 'Notes' });
  expect(notes).toHaveValue('Issue resolved');
  await user.clear(notes);
  await user.type(notes, 'B is right now');
  const before = requested.length;
  await user.click(within(dialog()).getByRole('button', { name: /^Resolve/u }));
  expect(await screen.findByText('3 reports resolved')).toBeVisible();
  expect(sent).toMatchObject([{ flagId: pending.id, action: 'resolve', notes: 'B is right now', all: true }]);
  await waitFor(() => expect(requested.length).toBeGreaterThan(before));
});

test('all reports of a question are resolved together, or only one of them', async () => {
  const { user } = open();
  await user.click(within(await findRow(/What is 6 × 7/u)).getByRole('button', { name: /^Resolve/u }));
  expect(within(dialog()).getByRole('button', { name: 'Resolve 3 reports' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Resolve all 3 reports of this question' }));
  await user.click(within(dialog()).getByRole('button', { name: 'Resolve' }));
  expect(await screen.findByText('Report resolved')).toBeVisible();
  expect(sent).toMatchObject([{ flagId: pending.id, action: 'resolve', all: false }]);
});

test('the question is edited over the list, which is then fetched again', async () => {
  const { user } = open();
  const edit = within(await findRow(/What is 6 × 7/u)).getByRole('button', { name: /^Edit the question/u });
  expect(
    within(await findRow(/Specimen 3/u)).queryByRole('button', { name: /^Edit/u }),
  ).not.toBeInTheDocument();
  await user.click(edit);
  answer(listReports, buildReportPage([{ ...pending, hasChanged: true }]));
  await user.click(screen.getByRole('button', { name: `Save ${pending.questionId}` }));
  expect(await screen.findByText('Changed since the report')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Save/u })).not.toBeInTheDocument();
});

test('shows a changed question as it was reported and as it is now', async () => {
  const reported = buildReportedContent({ questionText: 'What is 6 + 7?' });
  const current = buildReportedContent({ questionText: 'What is 6 × 7?', revision: 2 });
  answer(readReport, { question: { reported, current }, changes: ['answer', 'text'] });
  await resolveDialog(buildReport({ hasChanged: true }));
  const part = async (name: string) => within(await within(dialog()).findByRole('region', { name }));
  expect((await part('What was reported')).getByText('What is 6 + 7?')).toBeVisible();
  expect((await part('What the question is now')).getByText('What is 6 × 7?')).toBeVisible();
  expect(
    within(dialog()).getByText('Changed since the report: the correct answer and the question'),
  ).toBeVisible();
});

test('shows the parts of a reported question with their pictures and keys', async () => {
  const earth = { imageId: buildId(), alternativeText: 'The Earth' };
  const options = [{ picture: earth }, { text: 'Mars' }, { text: 'Venus' }].map((content, index) => ({
    letter: 'ABC'.charAt(index),
    content,
  }));
  const parts = withPictures(
    partsOf({ kind: 'choice', options, correct: 'A' }, { kind: 'number', value: '12' }),
    (picture) => ({ ...picture, address: '/media/earth.png' }),
  );
  const content = buildReportedContent({ options: [], parts });
  answer(readReport, { question: { reported: content, current: content }, changes: [] });
  await resolveDialog(buildReport());
  const first = within(await within(dialog()).findByRole('region', { name: 'Part (a)' }));
  expect(await first.findByRole('img', { name: /The Earth/u })).toHaveAttribute('src', '/media/earth.png');
  const second = within(within(dialog()).getByRole('region', { name: 'Part (b)' }));
  expect((await second.findByText('Right answer')).parentElement).toHaveTextContent('12');
});

test('when another administrator has decided first, the message names them and the list is fetched again', async () => {
  answer(decideReport, refuse('CONFLICT', 'Olu Other has already dismissed this report'));
  const { user } = open();
  await user.click(within(await findRow(/What is 6 × 7/u)).getByRole('button', { name: /^Resolve/u }));
  const before = requested.length;
  await user.click(within(dialog()).getByRole('button', { name: /^Resolve/u }));
  expect(await screen.findByText('Failed to resolve flag')).toBeVisible();
  expect(screen.getByText('Olu Other has already dismissed this report')).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(requested.length).toBeGreaterThan(before);
});

test('without network the notes stay for another try', async () => {
  failWithNetworkError(decideReport);
  const { user } = open();
  await user.click(within(await findRow(/What is 6 × 7/u)).getByRole('button', { name: /^Resolve/u }));
  await user.type(within(dialog()).getByRole('textbox', { name: 'Notes' }), '!');
  await user.click(within(dialog()).getByRole('button', { name: /^Resolve/u }));
  expect(await screen.findByText('Failed to resolve flag')).toBeVisible();
  expect(within(dialog()).getByRole('textbox', { name: 'Notes' })).toHaveValue('Issue resolved!');
});

test('an empty list and a failed request show a message', async () => {
  answer(listReports, buildReportPage([]));
  const { unmount } = open();
  expect(await screen.findByRole('heading', { name: 'No flagged questions found' })).toBeVisible();
  expect(screen.getByText('Questions that pupils report appear here')).toBeVisible();
  unmount();
  failWithNetworkError(listReports);
  const { user } = open();
  expect(await screen.findByText('Failed to fetch flagged questions')).toBeVisible();
  answer(listReports, buildReportPage([pending]));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await findRow(/What is 6 × 7/u)).toBeVisible();
});
