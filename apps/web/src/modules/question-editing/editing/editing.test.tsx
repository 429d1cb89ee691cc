import { listPassages } from '@markwell/shared/question-editing/passages.contract';
import {
  editQuestion,
  editQuestionWithPictures,
  readQuestion,
} from '@markwell/shared/question-editing/questions.contract';
import type { QuestionEdit } from '@markwell/shared/question-bank/questions.schemas';
import { listExamTypes, subjectsWithTopics } from '@markwell/shared/subjects/subjects.contract';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { giveFilesAddresses } from '#testing/browser.ts';
import { buildQuestionDetail } from '#testing/admin-question-builders.ts';
import { stage } from '#testing/admin-network.ts';
import { buildId } from '#testing/builders.ts';
import { picturesOf } from '@markwell/shared/answers/pictures';
import { partsOf } from '#testing/question-parts.tsx';
import { answerQuestionsPage, maths, regular } from '#testing/questions-page.tsx';
import { renderPage } from '#testing/render.tsx';
import { addHandler, answer, recordBodies, startServer } from '#testing/server.ts';
import { QuestionsPage } from '../questions-page.tsx';

startServer();

const question = buildQuestionDetail({ id: regular.id, answeredCount: 0, correctCount: 0 });
const passage = { id: buildId(), title: 'The lighthouse', body: 'It was dark.', questionCount: 5 };
const drawing = () => new File(['pixels'], 'drawing.png', { type: 'image/png' });

/** Records edits with pictures: the edit, and the fields of the files. */
function recordEdits(reply: () => Response) {
  const sent: { edit: QuestionEdit; files: string[] }[] = [];
  addHandler(
    http.put(`*/api${editQuestionWithPictures.path}`, async ({ request }) => {
      // A jsdom form is not sent correctly through the mocked network, so its parts are read as text.
      const text = await request.text();
      const [, edit = ''] = /name="edit"\r\n\r\n([^]*?)\r\n--/u.exec(text) ?? [];
      const files = [...text.matchAll(/name="([^"]+)"; filename/gu)].map(([, name = '']) => name);
      sent.push({ edit: JSON.parse(edit) as QuestionEdit, files });
      return reply();
    }),
  );
  return sent;
}

beforeEach(() => {
  giveFilesAddresses();
  answerQuestionsPage();
  answer(readQuestion, question);
});

async function openForm() {
  const page = renderPage(<QuestionsPage />, `/admin/manage-questions?question=${regular.id}`);
  await page.user.click(await screen.findByRole('button', { name: 'Edit' }));
  return page;
}
const words = (of: string) => screen.getByRole('textbox', { name: `Alternative text: ${of}` });

test('a GCSE question can be for one tier', async () => {
  const gcse = { ...stage, name: 'GCSE', code: 'GCSE' };
  answer(listExamTypes, [gcse]);
  answer(subjectsWithTopics, [maths]);
  const sent: QuestionEdit[] = [];
  answer(editQuestion, ({ body }) => {
    sent.push(body);
    return { question: { ...question, revision: 2, tier: body.tier }, keyChange: null };
  });
  answer(readQuestion, {
    ...question,
    topic: { ...question.topic, subject: { ...question.topic.subject, examType: gcse } },
  });
  const { user } = await openForm();
  const tier = await screen.findByRole('combobox', { name: 'Tier' });
  expect(tier).toHaveDisplayValue('Both');
  await user.selectOptions(tier, 'Higher');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Question updated successfully')).toBeVisible();
  expect(sent).toMatchObject([{ openedWith: { tier: null }, tier: 'HIGHER' }]);
});

test('pictures of the question, an option and the solution are sent with their words', async () => {
  const sent = recordEdits(() =>
    HttpResponse.json({ question: { ...question, revision: 2 }, keyChange: null }),
  );
  const { user } = await openForm();
  await user.upload(screen.getByLabelText('Question picture'), drawing());
  await user.clear(words('Question picture'));
  await user.type(words('Question picture'), 'A pie in two halves');
  await user.upload(screen.getByLabelText('Picture for option B'), drawing());
  expect(screen.queryByRole('textbox', { name: 'Option B' })).not.toBeInTheDocument();
  await user.upload(screen.getByLabelText('Solution picture'), drawing());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Question updated successfully')).toBeVisible();
  const [{ edit, files } = { edit: undefined, files: [] }] = sent;
  expect(edit).toMatchObject({
    questionPicture: { alternativeText: 'A pie in two halves' },
    solutionPicture: { alternativeText: 'The solution, as a picture' },
    options: [
      { contentType: 'TEXT' },
      { contentType: 'IMAGE', alternativeText: 'Picture for option B' },
      { contentType: 'TEXT' },
    ],
  });
  const option = edit?.options[1];
  expect(files).toEqual([
    edit?.questionPicture?.pictureId,
    edit?.solutionPicture?.pictureId,
    option?.contentType === 'IMAGE' && option.pictureId,
  ]);
});

test('pictures of items and options in parts are sent with their words, and are no new answer key', async () => {
  const items = ['Mars', 'Venus', 'Earth'].map((text, index) => ({
    id: String(index + 1),
    content: { text },
  }));
  const options = ['3', '5'].map((text, index) => ({ letter: 'AB'.charAt(index), content: { text } }));
  const parts = partsOf(
    { kind: 'order', items, correct: ['2', '3', '1'] },
    { kind: 'choice', options, correct: 'B' },
  );
  answer(readQuestion, { ...question, options: [], parts, answeredCount: 12 });
  const sent = recordEdits(() =>
    HttpResponse.json({ question: { ...question, revision: 2 }, keyChange: null }),
  );
  const { user } = await openForm();
  await user.click(await screen.findByRole('button', { name: 'Use pictures' }));
  await user.upload(screen.getByLabelText('Picture for item 2'), drawing());
  await user.clear(words('Picture for item 2'));
  expect(words('Picture for item 2')).toHaveAccessibleDescription(/Please describe the picture/u);
  await user.type(words('Picture for item 2'), 'Planet');
  await user.upload(screen.getByLabelText('Picture for option A'), drawing());
  expect(screen.getAllByText('How answers are marked')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Question updated successfully')).toBeVisible();
  const pictures = picturesOf(sent[0]?.edit.parts);
  expect(pictures.map(({ alternativeText }) => alternativeText)).toEqual(['Planet', 'Picture for option A']);
  expect(sent[0]?.files).toEqual(pictures.map(({ imageId }) => imageId));
});

test('other words of an option are no new answer key', async () => {
  const options = ['3', '5'].map((text, index) => ({ letter: 'AB'.charAt(index), content: { text } }));
  const parts = partsOf({ kind: 'choice', options, correct: 'B' });
  answer(readQuestion, { ...question, options: [], parts, answeredCount: 12 });
  const sent = recordBodies(editQuestion, { question, keyChange: null });
  const { user } = await openForm();
  await user.type(await screen.findByRole('textbox', { name: 'Option A' }), ' apples');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Question updated successfully')).toBeVisible();
  expect(sent).toHaveBeenCalledOnce();
});

test('a stored picture keeps its file; it can be given a new description and removed', async () => {
  const [questionPictureId, pictureId] = [buildId(), buildId()];
  answer(readQuestion, {
    ...question,
    questionPictureId,
    questionImageUrl: '/media/a.webp',
    questionImageAlt: 'A pie',
    options: question.options.map((option, index) =>
      index === 0
        ? {
            ...option,
            contentType: 'IMAGE' as const,
            contentValue: '/media/b.webp',
            alternativeText: 'One',
            pictureId,
          }
        : option,
    ),
  });
  const sent: QuestionEdit[] = [];
  answer(editQuestion, ({ body }) => {
    sent.push(body);
    return { question, keyChange: null };
  });
  const { user } = await openForm();
  await user.clear(words('Question picture'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please describe the picture')).toBeVisible();
  expect(words('Question picture')).toHaveFocus();
  await user.type(words('Question picture'), 'A pie, halved');
  await user.click(screen.getByRole('button', { name: 'Use text: Picture for option A' }));
  await user.type(screen.getByRole('textbox', { name: 'Option A' }), '1/2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Question updated successfully')).toBeVisible();
  expect(sent).toMatchObject([
    {
      questionPicture: { pictureId: questionPictureId, alternativeText: 'A pie, halved' },
      options: [{ contentType: 'TEXT', text: '1/2' }, {}, {}],
    },
  ]);
});

test('pictures and typed text stay when saving fails; a large file is refused immediately', async () => {
  const message = 'drawing.png is damaged or incomplete';
  recordEdits(() =>
    HttpResponse.json({ error: message, message, code: 'RULE_BROKEN', requestId: 'x' }, { status: 422 }),
  );
  const { user } = await openForm();
  const picker = screen.getByLabelText('Question picture');
  const large = Object.defineProperty(drawing(), 'size', { value: 6_000_000 });
  await user.upload(picker, large);
  expect(screen.getByText('drawing.png is larger than 5 MB')).toBeVisible();
  await user.upload(picker, drawing());
  await user.type(screen.getByRole('textbox', { name: 'Explanation' }), ' Twice.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('drawing.png is damaged or incomplete')).toBeVisible();
  expect(words('Question picture')).toHaveValue('Picture for this question');
  expect(screen.getByRole('textbox', { name: 'Explanation' })).toHaveValue('Halve the quarter. Twice.');
});

test('formulas are shown while they are typed', async () => {
  const { user } = await openForm();
  expect(screen.queryByRole('group', { name: 'Preview of the question' })).not.toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Question text' }), ' Work out $$x^2 + 1$$');
  const preview = await screen.findByRole('group', { name: 'Preview of the question' });
  expect((await within(preview).findByRole('math')).getAttribute('display')).toBe('block');
  expect(preview).toHaveTextContent('Work out');
  const listName = 'Formulas that cannot be shown';
  expect(screen.queryByRole('list', { name: listName })).not.toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Explanation' }), ' So $x^^2$');
  expect(await screen.findByRole('list', { name: listName })).toHaveTextContent('$x^^2$');
});

test('a question gets another passage, none, or a new one', async () => {
  answer(listPassages, { passages: [passage] });
  const sent: QuestionEdit[] = [];
  answer(editQuestion, ({ body }) => {
    sent.push(body);
    return { question, keyChange: null };
  });
  const { user } = await openForm();
  const select = screen.getByRole('combobox', { name: 'Passage' });
  await screen.findByRole('option', { name: 'The lighthouse (5 questions)' });
  await user.selectOptions(select, 'A new passage');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter the passage')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Passage title' }), 'The harbour');
  await user.type(screen.getByRole('textbox', { name: 'Passage text' }), 'Boats.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Passage' }), 'The lighthouse (5 questions)');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Edit' });
  expect(sent).toMatchObject([
    { newPassage: { title: 'The harbour', body: 'Boats.' } },
    { passageId: passage.id },
  ]);
});

test('a question of options is asked in parts, which are shown with their answers', async () => {
  const sent: QuestionEdit[] = [];
  const [first] = question.parts;
  const [typed] = partsOf({ kind: 'number', value: '1/8' });
  const edited = { ...question, parts: first ? [{ ...first, typed: typed?.answer }] : [] };
  answer(editQuestion, ({ body }) => {
    sent.push(body);
    answer(readQuestion, edited);
    return { question: edited, keyChange: null };
  });
  answer(readQuestion, { ...question, answeredCount: 12 });
  const { user } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Ask in parts, or let pupils type the answer' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Typed instead' }), 'A number');
  await user.type(screen.getByRole('textbox', { name: 'Value' }), '1/8');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('12 answers were marked before this change.');
  await user.click(within(dialog).getByRole('button', { name: 'Change answer key' }));
  expect(await screen.findByText('Question updated successfully')).toBeVisible();
  expect(sent).toMatchObject([
    { options: [], parts: [{ label: 'a', typed: { kind: 'number', value: '1/8' } }] },
  ]);
  expect(sent[0]).not.toHaveProperty('correctLetter');
  expect(await screen.findByText('Right answer')).toBeVisible();
});
