import * as contract from '@markwell/shared/assignments/assignments.contract';
import { showParts } from '@markwell/shared/answers/question-parts';
import { allSubjects } from '@markwell/shared/subjects/subjects.contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  buildAssignment,
  buildOwnAssignment,
  buildPreviewedQuestion,
  buildWorkOfPupil,
} from '#testing/assignment-builders.ts';
import { signIn } from '#testing/browser.ts';
import { buildId, buildUser } from '#testing/builders.ts';
import { partsOf } from '#testing/question-parts.tsx';
import { renderRoutes } from '#testing/render.tsx';
import { answer, recordBodies, refuse, startServer } from '#testing/server.ts';
import { assignmentRoutes, classAssignmentRoutes } from '../assignments.routes.tsx';

startServer();

function openAsPupil(path: string) {
  signIn(buildUser({ role: 'STUDENT' }));
  return renderRoutes(assignmentRoutes, path);
}

const opened = {
  ...{ id: buildId(), name: '10B', stageId: buildId(), stageCode: 'GCSE' },
  ...{ subjectId: null, isArchived: false },
};
function openAsTeacher(path: string) {
  signIn(buildUser({ role: 'TEACHER' }));
  answer(allSubjects, []);
  answer(contract.countForClass, { open: 1000, reserved: 0 });
  answer(contract.listAssignments, { class: opened, assignments: [] });
  return renderRoutes(classAssignmentRoutes, `/classes/${opened.id}/assignments${path}`);
}

test('a pupil sees what is to do apart from what is done, with lateness in words', async () => {
  answer(contract.ownAssignments, {
    assignments: [
      buildOwnAssignment({ title: 'Ratio' }),
      buildOwnAssignment({
        title: 'Angles',
        state: 'HANDED_IN',
        lateMinutes: 95,
        may: { start: false, continue: false },
        score: 70,
      }),
    ],
  });
  openAsPupil('/assignments');
  const toDo = await screen.findByRole('region', { name: 'To do' });
  expect(within(toDo).getByRole('link', { name: 'Ratio' })).toBeVisible();
  const done = screen.getByRole('region', { name: 'Done' });
  expect(done).toHaveTextContent('Handed in, 1 h 35 min late');
  expect(done).toHaveTextContent('70%');
});

test('without assignments the page says what will appear', async () => {
  answer(contract.ownAssignments, { assignments: [] });
  openAsPupil('/assignments');
  expect(await screen.findByRole('heading', { name: 'Nothing to do' })).toBeVisible();
});

test('handed-in work says when its result is shown, and shows no way to the solutions before', async () => {
  const assignment = buildOwnAssignment({
    state: 'HANDED_IN',
    may: { start: false, continue: false },
    testId: buildId(),
    handedInAt: '2026-03-07T16:00:00.000Z',
  });
  answer(contract.ownAssignment, assignment);
  openAsPupil(`/assignments/${assignment.id}`);
  expect(await screen.findByText('You will see the result when your teacher releases it.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'See your answers and the solutions' })).toBeNull();
  expect(screen.queryByText(/You can start until/)).toBeNull();
});

test('work whose time is over says that it is being closed', async () => {
  const assignment = buildOwnAssignment({
    state: 'RUNNING',
    may: { start: false, continue: false },
    testId: buildId(),
  });
  answer(contract.ownAssignment, assignment);
  openAsPupil(`/assignments/${assignment.id}`);
  expect(await screen.findByText(/your work is being closed\. Within 10 minutes/u)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
});

test('returned work says what the teacher would like', async () => {
  const assignment = buildOwnAssignment({ state: 'RETURNED' });
  answer(contract.ownAssignment, assignment);
  openAsPupil(`/assignments/${assignment.id}`);
  expect(await screen.findByText('Your teacher would like you to do this again.')).toBeVisible();
});

test('a start that is refused says why and can be tried again', async () => {
  const assignment = buildOwnAssignment();
  answer(contract.ownAssignment, assignment);
  answer(contract.startAssignment, refuse('RULE_BROKEN', 'This assignment can no longer be started.'));
  const { user } = openAsPupil(`/assignments/${assignment.id}`);
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  expect(await screen.findByText('This assignment can no longer be started.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start' })).toBeEnabled();
});

test('the teacher releases the results after a question', async () => {
  let assignment = buildAssignment({ class: { id: opened.id, name: opened.name } });
  answer(contract.readAssignment, () => assignment);
  answer(contract.listWork, { work: [buildWorkOfPupil()], next: null });
  answer(contract.releaseResults, () => {
    assignment = {
      ...assignment,
      releasedAt: '2026-03-09T08:00:00.000Z',
      may: { ...assignment.may, release: false },
    };
    return assignment;
  });
  const { user } = openAsTeacher(`/${assignment.id}`);
  expect(await screen.findByText('80%')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Release the results' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Release the results?' });
  expect(dialog).toHaveTextContent('This cannot be undone');
  await user.click(within(dialog).getByRole('button', { name: 'Release' }));
  expect(await screen.findByText(/released Mon/u)).toBeVisible();
});

test('work is returned with a new due time, and a pupil excused', async () => {
  const assignment = buildAssignment();
  const work = buildWorkOfPupil();
  answer(contract.readAssignment, assignment);
  answer(contract.listWork, { work: [work], next: null });
  let sent: unknown;
  answer(contract.returnWork, ({ body }) => {
    sent = body;
    return { ...work, state: 'RETURNED' as const };
  });
  const { user } = openAsTeacher(`/${assignment.id}`);
  await user.click(await screen.findByRole('button', { name: 'Return the work of Aisha Khan' }));
  const due = screen.getByLabelText('Due again');
  await user.clear(due);
  await user.type(due, '2026-07-01T09:00');
  await user.click(screen.getByRole('button', { name: 'Return the work' }));
  await expect.poll(() => sent).toEqual({ dueAt: '2026-07-01T08:00:00.000Z' });
});

const ratio = { id: buildId(), name: 'Ratio' };
const angles = { id: buildId(), name: 'Angles' };
const mathematics = {
  id: buildId(),
  name: 'Mathematics',
  color: 'blue' as const,
  icon: '',
  examTypeId: opened.stageId,
  topics: [ratio, angles],
  _count: { topics: 2, questions: 9 },
};

test("a new assignment starts with the class's subject, whose list loads after the form", async () => {
  openAsTeacher('/new');
  answer(contract.listAssignments, {
    class: { ...opened, subjectId: mathematics.id },
    assignments: [],
  });
  answer(allSubjects, [mathematics]);
  expect(await screen.findByRole('option', { name: 'Mathematics', selected: true })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Ratio' })).not.toBeChecked();
});

test('a follow-up on what was missed starts with its subject and topics, and keeps them', async () => {
  const share = { answers: 10, correct: 3, facility: 30, subjectId: mathematics.id };
  const missed = buildId();
  const { user } = openAsTeacher(`/new?followUp=${missed}`);
  answer(allSubjects, [mathematics]);
  answer(contract.readAnalysis, {
    assignment: { id: missed, name: 'Ratio and angles' },
    class: { id: opened.id, name: opened.name },
    handedInCount: 10,
    memberCount: 10,
    answerMode: 'TYPED',
    averageScore: 60,
    questions: [],
    topics: [
      { ...share, topic: ratio, teachAgain: true },
      { ...share, topic: angles, teachAgain: false },
    ],
  });
  answer(contract.readAssignment, buildAssignment());
  answer(contract.listWork, { work: [], next: null });
  const sent = recordBodies(contract.setAssignment, { id: buildId() });
  expect(await screen.findByRole('option', { name: 'Mathematics', selected: true })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Ratio' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Angles' })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Set the assignment' }));
  await expect
    .poll(() => sent.mock.lastCall?.[0])
    .toMatchObject({
      questions: { questionChoice: 'OWN_DRAW', subjectId: mathematics.id, topicIds: [ratio.id] },
      answerMode: 'TYPED',
    });
});

test('an assignment is set with questions chosen by hand; problems are shown at their fields', async () => {
  const question = buildPreviewedQuestion();
  const { user } = openAsTeacher('/new');
  answer(allSubjects, [mathematics]);
  answer(contract.findQuestions, { questions: [question], next: null });
  let sent: unknown;
  answer(contract.setAssignment, ({ body }) => {
    sent = body;
    return { id: buildId() };
  });
  await user.click(await screen.findByRole('button', { name: 'Set the assignment' }));
  expect(await screen.findByText('Please enter a title')).toBeVisible();
  expect(screen.getByText('Please choose at least one question')).toBeVisible();
  await user.type(screen.getByLabelText('Title'), 'Fractions');
  await user.selectOptions(await screen.findByLabelText('Subject'), 'Mathematics');
  await user.click(screen.getByText('Choose questions by hand'));
  await user.click(await screen.findByRole('button', { name: 'Add: What is a half of 8?' }));
  expect(screen.getByText('1 question chosen')).toBeVisible();
  const due = screen.getByLabelText('Due');
  await user.clear(due);
  await user.type(due, '2000-01-01T09:00');
  await user.click(screen.getByRole('button', { name: 'Set the assignment' }));
  expect(await screen.findByText('It must be due after it opens')).toBeVisible();
  for (const [name, time] of [
    ['Opens', '2000-01-01T08:00'],
    ['Closes', '2000-01-02T09:00'],
  ] as const) {
    const field = screen.getByLabelText(name);
    await user.clear(field);
    await user.type(field, time);
  }
  await user.click(screen.getByRole('button', { name: 'Set the assignment' }));
  expect(await screen.findByText('This time has passed: no pupil could start')).toBeVisible();
  expect(sent).toBeUndefined();
});

test('the form says what open and reserved questions mean and how many there are, and draws from the reserve', async () => {
  const question = buildPreviewedQuestion({ isReserved: true });
  const { user } = openAsTeacher('/new');
  answer(contract.listAssignments, {
    class: { ...opened, subjectId: mathematics.id },
    assignments: [],
  });
  answer(allSubjects, [mathematics]);
  answer(contract.countForClass, { open: 1200, reserved: 1 });
  let drawn: unknown;
  answer(contract.drawForClass, ({ body }) => {
    drawn = body;
    return { questions: [question], metCount: 1 };
  });
  const from = await screen.findByRole('group', { name: 'Take them from' });
  await expect.poll(() => from.textContent).toContain('There are 1,200 questions for this choice.');
  expect(from).toHaveTextContent('Anyone outside the class can meet these in practice');
  await user.click(within(from).getByRole('radio', { name: 'Reserved questions' }));
  expect(from).toHaveTextContent('Pupils meet these in assignments only');
  expect(from).toHaveTextContent('There is 1 question for this choice.');
  await user.click(screen.getByRole('button', { name: 'Draw these questions' }));
  expect(await screen.findByText(/Pupils of this class have met one of these/u)).toBeVisible();
  expect(drawn).toMatchObject({ fromReserve: true, classId: opened.id });
  expect(screen.getByText(/· Reserved/u)).toBeVisible();
});

test('the form follows the stage of the class, and says which chosen questions are answered otherwise', async () => {
  const words = buildPreviewedQuestion();
  const parts = partsOf({ answer: { kind: 'number', value: '4' } });
  const number = { ...buildPreviewedQuestion(), ...showParts({ parts }), partsWithKeys: parts, options: [] };
  const { user } = openAsTeacher('/new');
  answer(contract.listAssignments, { class: { ...opened, subjectId: mathematics.id }, assignments: [] });
  answer(allSubjects, [mathematics]);
  const counted = recordBodies(contract.countForClass, { open: 5, reserved: 0 });
  answer(contract.drawForClass, { questions: [words, number], metCount: 0 });
  const how = await screen.findByRole('group', { name: 'How pupils answer' });
  expect(within(how).getByRole('radio', { name: 'Mixed' })).toBeChecked();
  await screen.findByRole('option', { name: 'Mathematics', selected: true });
  await user.click(screen.getByRole('button', { name: 'Draw these questions' }));
  expect(await screen.findByText('2 questions chosen')).toBeVisible();
  expect(screen.queryByText(/of these/u)).toBeNull();
  await user.click(within(how).getByRole('radio', { name: 'Type the answer' }));
  expect(screen.getByText('One of these cannot be typed: pupils choose one of the options.')).toBeVisible();
  expect(screen.getByText(/· Multiple choice only/u)).toBeVisible();
  await user.click(within(how).getByRole('radio', { name: 'Multiple choice' }));
  expect(screen.getByText('One of these has no options: pupils type its answer.')).toBeVisible();
  expect(screen.getByText(/· Typed only/u)).toBeVisible();
  await expect.poll(() => counted.mock.lastCall?.[0]).toMatchObject({ answerMode: 'MULTIPLE_CHOICE' });
});
