import { createHash } from 'node:crypto';
import type { ContentQuestion } from '@markwell/content/content-types';
import { comparableQuestionText } from '@markwell/shared/rules/text/comparable-text';
import { optionLetters } from '@markwell/shared/vocabulary/options';
import { v7 as uuid } from 'uuid';
import type { Curriculum } from './curriculum-rows.ts';
import type { Rows } from '@markwell/database/sql/insert-rows';
import { createNumbering } from './question-numbering.ts';
import type { Pictures } from './render-pictures.ts';

export interface NewQuestion extends ContentQuestion {
  status: 'DRAFT' | 'PUBLISHED' | 'ARCHIVED';
}

/** A question with the ids of its rows, for drawing tests. */
export interface BankQuestion {
  content: NewQuestion;
  id: string;
  revisionId: string;
  topicId: string;
  optionIds: string[];
}

type QuestionRows = Pick<
  Rows,
  'passages' | 'buckets' | 'questions' | 'questionRevisions' | 'questionOptions'
>;

/** The rows of a new bank. Published questions of a bucket have positions 0, 1, 2 … without a gap. */
export function questionRows(
  questions: readonly NewQuestion[],
  { subjectIdOf, topicIdOf }: Curriculum,
  { idOf }: Pick<Pictures, 'idOf'>,
  createdAt: Date,
): { rows: QuestionRows; bank: BankQuestion[] } {
  const passages = new Map<string, Rows['passages'][number] & { id: string }>();
  const numbering = createNumbering('REGULAR');
  const rows: QuestionRows = {
    passages: [],
    buckets: [],
    questions: [],
    questionRevisions: [],
    questionOptions: [],
  };

  const passageIdOf = ({ passage, subjectCode }: ContentQuestion) => {
    if (!passage) return null;
    const sourceId = passageSourceId(subjectCode, passage);
    const found = passages.get(sourceId) ?? {
      id: uuid(),
      subjectId: subjectIdOf(subjectCode),
      sourceId,
      ...passage,
      createdAt,
    };
    passages.set(sourceId, found);
    return found.id;
  };
  const positionOf = ({ status, difficulty }: NewQuestion, topicId: string) =>
    status === 'PUBLISHED' ? numbering.nextPosition(topicId, difficulty) : { bucketId: null, position: null };

  const bank = questions.map((content): BankQuestion => {
    const id = uuid();
    const revisionId = uuid();
    const topicId = topicIdOf(content.subjectCode, content.topicCode);
    const passageId = passageIdOf(content);
    const options = optionRows(content, revisionId, idOf);
    rows.questions.push({
      id,
      kind: 'REGULAR',
      status: content.status,
      topicId,
      questionNumber: numbering.nextNumber(topicId),
      difficulty: content.difficulty,
      passageId,
      currentRevisionId: revisionId,
      ...positionOf(content, topicId),
      sourceId: content.sourceId,
      searchText: searchTextOf(content),
      createdAt,
    });
    rows.questionRevisions.push({
      id: revisionId,
      questionId: id,
      number: 1,
      body: content.body ?? null,
      imageId: idOf(content.image),
      passageId,
      explanation: content.explanation,
      solutionImageId: idOf(content.solutionImage),
      createdAt,
    });
    rows.questionOptions.push(...options);
    return { content, id, revisionId, topicId, optionIds: options.map((option) => option.id) };
  });
  rows.passages = [...passages.values()];
  rows.buckets = numbering.bucketRows();
  return { rows, bank };
}

export function optionRows(
  { sourceId, options, correctIndex }: Pick<ContentQuestion, 'sourceId' | 'options' | 'correctIndex'>,
  revisionId: string,
  idOf: Pictures['idOf'],
) {
  return options.map((option, index) => {
    const letter = optionLetters[index];
    if (!letter) throw new Error(`${sourceId} has more than ${optionLetters.length} options`);
    const common = { id: uuid(), revisionId, letter, isCorrect: index === correctIndex };
    return 'text' in option
      ? { ...common, contentType: 'TEXT' as const, text: option.text, imageId: null }
      : { ...common, contentType: 'IMAGE' as const, text: null, imageId: idOf(option.image) };
  });
}

/** The search text: body and options, as everywhere that questions are written. */
export function searchTextOf({ body, options }: Pick<ContentQuestion, 'body' | 'options'>): string {
  return comparableQuestionText(
    body ?? null,
    options.map((option) => ('text' in option ? option.text : '')),
  );
}

function passageSourceId(subjectCode: string, { title, body }: { title: string; body: string }): string {
  const fingerprint = createHash('sha256').update(`${title}\n${body}`).digest('hex').slice(0, 12);
  return `${subjectCode.toLowerCase().replaceAll('_', '-')}/passages/${fingerprint}`;
}
