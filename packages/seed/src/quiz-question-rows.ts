import type { RapidFireQuestion } from '@markwell/content/rapid-fire/rapid-fire-question';
import { v7 as uuid } from 'uuid';
import type { Curriculum } from './curriculum-rows.ts';
import type { Rows } from '@markwell/database/sql/insert-rows';
import { createNumbering } from './question-numbering.ts';
import { optionRows, searchTextOf } from './question-rows.ts';

/** A rapid-fire question with the ids of its rows. */
export interface QuizBankQuestion {
  content: RapidFireQuestion;
  id: string;
  revisionId: string;
  optionIds: string[];
}

type QuizRows = Pick<Rows, 'buckets' | 'questions' | 'questionRevisions' | 'questionOptions'>;

/** The rows of the rapid-fire bank, all published: in buckets by topic and level, at positions 0, 1, 2 … without a gap. */
export function quizQuestionRows(
  questions: readonly RapidFireQuestion[],
  { topicIdOf }: Pick<Curriculum, 'topicIdOf'>,
  createdAt: Date,
): { rows: QuizRows; bank: QuizBankQuestion[] } {
  const numbering = createNumbering('RAPID_FIRE');
  const rows: QuizRows = { buckets: [], questions: [], questionRevisions: [], questionOptions: [] };

  const bank = questions.map((content): QuizBankQuestion => {
    const { subjectCode, topicCode, level: difficulty, timeLimit, sourceId, body, explanation } = content;
    const [id, revisionId] = [uuid(), uuid()];
    const topicId = topicIdOf(subjectCode, topicCode);
    const options = optionRows(content, revisionId, noPicture);
    rows.questions.push({
      id,
      kind: 'RAPID_FIRE',
      status: 'PUBLISHED',
      topicId,
      questionNumber: numbering.nextNumber(topicId),
      difficulty,
      timeLimit,
      currentRevisionId: revisionId,
      ...numbering.nextPosition(topicId, difficulty),
      sourceId,
      searchText: searchTextOf(content),
      createdAt,
    });
    rows.questionRevisions.push({ id: revisionId, questionId: id, number: 1, body, explanation, createdAt });
    rows.questionOptions.push(...options);
    return { content, id, revisionId, optionIds: options.map((option) => option.id) };
  });
  rows.buckets = numbering.bucketRows();
  return { rows, bank };
}

function noPicture(): never {
  throw new Error('Our own rapid-fire questions have no pictures');
}
