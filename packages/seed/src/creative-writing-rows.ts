import type { CreativeQuestion } from '@markwell/content/creative-writing/creative-question';
import { creativeQuestions } from '@markwell/content/creative-writing/creative-questions';
import { stageOfSubject } from '@markwell/content/curriculum/stage-of-subject';
import type { CreativeDifficulty } from '@markwell/shared/vocabulary/creative-writing';
import { v7 as uuid } from 'uuid';
import { requireId } from './curriculum-rows.ts';
import type { Curriculum } from './curriculum-rows.ts';
import type { Rows } from '@markwell/database/sql/insert-rows';

/** A creative-writing question with the ids of its rows. */
export interface BankBrief {
  content: CreativeQuestion;
  id: string;
  stageId: string;
  subjectId: string;
}

/** The rows of our own creative-writing questions, published. */
export function creativeWritingRows(
  { subjectIdOf }: Pick<Curriculum, 'subjectIdOf'>,
  stageIds: ReadonlyMap<string, string>,
  createdAt: Date,
): { rows: Pick<Rows, 'creativeWritingQuestions' | 'creativeWritingOptions'>; briefs: BankBrief[] } {
  const briefs = creativeQuestions().map((content) => ({
    content,
    id: uuid(),
    stageId: requireId(stageIds, stageOfSubject(content.subjectCode)),
    subjectId: subjectIdOf(content.subjectCode),
  }));
  return {
    briefs,
    rows: {
      creativeWritingQuestions: briefs.map(({ content, ...classification }) => ({
        ...classification,
        sourceId: content.sourceId,
        status: 'PUBLISHED',
        title: content.title,
        brief: content.brief,
        difficulty: content.difficulty.toUpperCase() as Uppercase<CreativeDifficulty>,
        ageGroup: content.ageGroup,
        theme: content.theme,
        estimatedTime: content.estimatedTime,
        wordBank: [...content.wordBank],
        microWritePrompt: content.microWritePrompt,
        teacherNotes: content.teacherNotes,
        createdAt,
      })),
      creativeWritingOptions: briefs.flatMap(({ content, id: questionId }) =>
        content.options.map(({ letter, text, score, explanation }) => ({
          questionId,
          letter,
          text,
          score,
          explanation,
        })),
      ),
    },
  };
}
