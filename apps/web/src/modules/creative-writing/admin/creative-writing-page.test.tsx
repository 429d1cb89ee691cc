import { generateCreativeWriting, generationHistory } from '@markwell/shared/ai-drafts/ai.contract';
import * as contract from '@markwell/shared/creative-writing/creative-writing-admin.contract';
import { screen, within, type BoundFunctions, type queries } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildHistoryItem, buildManagedQuestion } from '#testing/ai-builders.ts';
import { answerAdminPage } from '#testing/admin-network.ts';
import { buildId } from '#testing/builders.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, failWithNetworkError, refuse, startServer } from '#testing/server.ts';
import { CreativeWritingPage } from './creative-writing-page.tsx';

startServer();

const stage = {
  id: buildId(),
  name: 'GCSE (General Certificate)',
  code: 'GCSE',
  displayName: 'GCSE (General Certificate)',
};
const topic = { id: buildId(), name: 'Description', questionCount: 0 };
const subject = {
  id: buildId(),
  name: 'English Language',
  icon: '📖',
  color: 'brick' as const,
  examTypeId: stage.id,
  examType: { name: stage.name },
  topics: [topic],
  _count: { topics: 1, questions: 0 },
};
const question = buildManagedQuestion({
  examType: { id: stage.id, name: stage.name },
  subject: { id: subject.id, name: subject.name },
});

beforeEach(() => {
  answerAdminPage({ stages: [stage], subjects: [subject] });
  answer(contract.listCreativeQuestions, { questions: [question], total: 1 });
});

const open = (tab: string) => renderPage(<CreativeWritingPage />, `/admin/creative-writing?tab=${tab}`);
const required = [
  'Title',
  'Brief',
  ...['A', 'B', 'C', 'D'].flatMap((letter) => [`Option ${letter}`, `Explanation ${letter}`]),
];

async function chooseClassification(
  user: ReturnType<typeof open>['user'],
  form: BoundFunctions<typeof queries>,
) {
  await form.findByRole('option', { name: 'GCSE' });
  await user.selectOptions(form.getByLabelText('Exam type'), stage.id);
  await user.selectOptions(form.getByLabelText('Subject'), subject.id);
}

test('an uploaded question has the defaults, and the form is empty afterwards', async () => {
  let sent: unknown;
  answer(contract.uploadCreativeQuestion, ({ body }) => {
    sent = body;
    return { success: true, question };
  });
  const { user } = open('upload');
  const upload = () => within(screen.getByRole('form', { name: 'Upload a creative writing question' }));
  await chooseClassification(user, upload());
  for (const label of required) await user.type(upload().getByLabelText(label), `${label} in five words`);
  expect(upload().getAllByText('5 words')).toHaveLength(4);
  await user.type(upload().getByLabelText('Word bank'), ' gale, ,brine ');
  await user.click(upload().getByRole('button', { name: 'Upload Question' }));
  expect(await screen.findByText('Creative writing question uploaded successfully!')).toBeInTheDocument();
  expect(sent).toMatchObject({
    examTypeId: stage.id,
    subjectId: subject.id,
    topicId: null,
    title: 'Title in five words',
    scoreA: 0,
    scoreB: 1,
    scoreC: 3,
    scoreD: 2,
    wordBank: ['gale', 'brine'],
    difficulty: 'standard',
    ageGroup: 'Year 6-7',
    estimatedTime: 300,
    status: 'published',
  });
  expect(upload().getByLabelText('Title')).toHaveValue('');
});

test('missing fields give one message and are marked', async () => {
  const { user } = open('upload');
  const form = within(screen.getByRole('form', { name: 'Upload a creative writing question' }));
  await chooseClassification(user, form);
  await user.click(form.getByRole('button', { name: 'Upload Question' }));
  expect(form.getByText('Please fill in all required fields')).toBeInTheDocument();
  expect(form.getByLabelText('Title')).toHaveFocus();
  expect(form.getAllByText('Required')).toHaveLength(required.length + 1);
});

test('a rejected upload shows the server’s message', async () => {
  answer(
    contract.uploadCreativeQuestion,
    refuse('RULE_BROKEN', 'This subject does not belong to the exam type'),
  );
  const { user } = open('upload');
  const form = within(screen.getByRole('form', { name: 'Upload a creative writing question' }));
  await chooseClassification(user, form);
  for (const label of [...required, 'Word bank']) await user.type(form.getByLabelText(label), label);
  await user.click(form.getByRole('button', { name: 'Upload Question' }));
  expect(await form.findByText('This subject does not belong to the exam type')).toBeInTheDocument();
  expect(form.getByLabelText('Title')).toHaveValue('Title');
});

test('a generated text is stored in the history and can be turned into a draft', async () => {
  const made = { id: buildId(), title: 'The boathouse', content: 'The boathouse\n<b>BRIEF</b>' };
  const older = buildHistoryItem({
    title: 'An older text',
    topic: null,
    content: 'Old words',
    timeLimit: null,
  });
  let drafted: unknown;
  answer(generateCreativeWriting, ({ body }) => {
    expect(body.topic).toBe('Boats');
    return { success: true, data: made };
  });
  answer(generationHistory, { success: true, data: [older] });
  answer(contract.draftFromGeneration, ({ body }) => {
    drafted = body;
    return { success: true, question };
  });
  const { user, router } = open('generator');
  await screen.findByRole('form', { name: 'Creative writing' });
  expect(screen.queryByRole('button', { name: 'Turn into a draft question' })).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Topic (optional)'), ' Boats ');
  await user.click(screen.getByRole('button', { name: 'Generate' }));
  const text = screen.getByLabelText('Generated text');
  expect(await screen.findByDisplayValue(/The boathouse/)).toBe(text);

  await user.click(screen.getByRole('button', { name: 'History' }));
  await user.click(await screen.findByRole('button', { name: /An older text/ }));
  expect(text).toHaveValue('Old words');

  await user.click(screen.getByRole('button', { name: 'Turn into a draft question' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Create draft' }));
  expect(dialog.getAllByText('Please fill in all required fields')).toHaveLength(2);
  await chooseClassification(user, dialog);
  await user.selectOptions(dialog.getByLabelText('Topic'), topic.id);
  await user.click(dialog.getByRole('button', { name: 'Create draft' }));
  expect(await screen.findByText('Draft created')).toBeInTheDocument();
  expect(drafted).toEqual({
    examTypeId: stage.id,
    subjectId: subject.id,
    topicId: topic.id,
    generationId: older.id,
  });
  expect(router.state.location.search).toBe('?tab=manage');
});

test('a failed generation shows the reason', async () => {
  const words = 'Failed to generate creative writing. Please check your OpenAI API key and try again.';
  answer(generateCreativeWriting, refuse('UNAVAILABLE', words));
  const { user } = open('generator');
  await user.click(await screen.findByRole('button', { name: 'Generate' }));
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('all fields of a question can be edited', async () => {
  let sent: unknown;
  answer(contract.updateCreativeQuestion, ({ params, body }) => {
    expect(params.id).toBe(question.id);
    sent = body;
    return { success: true, question };
  });
  const { user } = open('manage');
  await user.click(await screen.findByRole('button', { name: 'Edit: The lighthouse' }));
  const form = within(await screen.findByRole('form', { name: 'Edit question' }));
  await form.findByRole('option', { name: 'English Language' });
  expect(form.getByLabelText('Subject')).toHaveValue(subject.id);
  expect(form.getByLabelText('Word bank')).toHaveValue('gale, brine');
  await user.clear(form.getByLabelText('Title'));
  await user.type(form.getByLabelText('Title'), 'The last lamp');
  await user.selectOptions(form.getByLabelText('Score A'), '3');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(form.getAllByText('Exactly one option must have the score 3').length).toBeGreaterThan(0);
  await user.selectOptions(form.getByLabelText('Score C'), '0');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Question updated successfully')).toBeInTheDocument();
  expect(sent).toMatchObject({ title: 'The last lamp', scoreA: 3, scoreC: 0, brief: question.brief });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a draft can be published from its row', async () => {
  const draft = buildManagedQuestion({ status: 'draft', title: 'Not yet', isGenerated: true });
  let requested: unknown;
  answer(contract.listCreativeQuestions, () => ({
    questions: [requested ? { ...draft, status: 'published' as const } : draft],
    total: 1,
  }));
  answer(contract.setCreativeQuestionStatus, ({ body }) => {
    requested = body;
    return { success: true, question: { ...draft, status: 'published' as const } };
  });
  const { user } = open('manage');
  await user.click(await screen.findByRole('button', { name: 'Publish: Not yet' }));
  expect(await screen.findByRole('button', { name: 'Withdraw: Not yet' })).toBeInTheDocument();
  expect(requested).toEqual({ status: 'published' });
});

test('a question is deleted after confirmation', async () => {
  let isDeleted = false;
  answer(contract.listCreativeQuestions, () =>
    isDeleted ? { questions: [], total: 0 } : { questions: [question], total: 1 },
  );
  answer(contract.deleteCreativeQuestion, () => {
    isDeleted = true;
    return { success: true, message: 'Question deleted successfully' };
  });
  const { user } = open('manage');
  await user.click(await screen.findByRole('button', { name: 'Delete: The lighthouse' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  expect(isDeleted).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Delete: The lighthouse' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Question deleted successfully')).toBeInTheDocument();
  expect(await screen.findByText('Upload some questions to get started')).toBeInTheDocument();
});

test('selected questions are withdrawn or deleted in one request', async () => {
  const draft = buildManagedQuestion({ title: 'The harbour', status: 'draft' });
  answer(contract.listCreativeQuestions, { questions: [question, draft], total: 2 });
  const sent: unknown[] = [];
  answer(contract.changeCreativeQuestions, ({ body }) => {
    sent.push(body);
    return { changed: body.action === 'delete' ? 2 : 1 };
  });
  const { user } = open('manage');
  await user.click(await screen.findByRole('checkbox', { name: 'Select The lighthouse' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select The harbour' }));
  expect(screen.queryByText(/that match/u)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Withdraw Selected' }));
  expect(await screen.findByText('1 question(s) withdrawn to the drafts')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete Selected' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/delete 2 question\(s\)/u)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Successfully deleted 2 question(s)')).toBeVisible();
  expect(sent).toEqual([
    { action: 'withdraw', selection: { questionIds: [question.id] } },
    { action: 'delete', selection: { questionIds: [question.id, draft.id] } },
  ]);
});

test('all questions that match are changed after a question with their number', async () => {
  answer(contract.listCreativeQuestions, { questions: [question], total: 45 });
  const sent: unknown[] = [];
  answer(contract.changeCreativeQuestions, ({ body }) => {
    sent.push(body);
    return sent.length === 1 ? refuse('CONFLICT', '44 questions match now.') : { changed: 45 };
  });
  const { user } = open('manage&status=draft&search=storm');
  await user.click(await screen.findByRole('checkbox', { name: 'Select The lighthouse' }));
  await user.click(screen.getByRole('button', { name: 'Select all 45 that match' }));
  expect(screen.queryByRole('button', { name: 'Withdraw…' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Publish…' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Publish 45 questions?' }));
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('44 questions match now.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('45 question(s) published')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Selected rows' })).not.toBeInTheDocument();
  const selection = { filter: { search: 'storm', status: 'draft' }, count: 45 };
  expect(sent).toEqual([
    { action: 'publish', selection },
    { action: 'publish', selection },
  ]);
});

test('failures show the messages of the specification', async () => {
  failWithNetworkError(contract.deleteCreativeQuestion);
  const { user } = open('manage');
  await user.click(await screen.findByRole('button', { name: 'Delete: The lighthouse' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete question')).toBeInTheDocument();
});

test('a list that cannot be loaded shows an error and can be loaded again', async () => {
  answer(contract.listCreativeQuestions, refuse('NOT_FOUND', ''));
  const { user } = open('manage');
  expect(await screen.findByText('Failed to fetch creative writing questions')).toBeInTheDocument();
  answer(contract.listCreativeQuestions, { questions: [], total: 0 });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('No questions found')).toBeInTheDocument();
});

test('search and status are in the address and in the request', async () => {
  const requested: unknown[] = [];
  answer(contract.listCreativeQuestions, ({ query }) => {
    requested.push(query);
    return { questions: [], total: 0 };
  });
  const { user, router } = open('manage&status=draft&search=storm');
  expect(await screen.findByText('Try adjusting your filters')).toBeInTheDocument();
  expect(requested).toEqual([{ page: 1, limit: 20, search: 'storm', status: 'draft' }]);
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(await screen.findByText('Upload some questions to get started')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?tab=manage');
});
