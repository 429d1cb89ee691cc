import type { DB as Tables } from '@markwell/database/tables';
import type { ExpressionBuilder } from 'kysely';
import type { MediaReference } from '../media/media-urls.ts';

export type Image = MediaReference & { alternativeText: string };

export interface DisplayedOption {
  id: string;
  letter: string;
  contentType: 'TEXT' | 'IMAGE';
  text: string | null;
  isCorrect: boolean;
  image: Image | null;
}

/** A question as it was shown: the content of one revision. */
export interface DisplayedQuestion {
  id: string;
  revisionId: string;
  difficulty: number;
  topicId: string;
  topicName: string;
  passage: { id: string; title: string; body: string } | null;
  body: string | null;
  image: Image | null;
  solutionImage: Image | null;
  options: DisplayedOption[];
}

/** The difficulty of a row of `questions` in a test: two of the ten rapid-fire levels make one difficulty. */
export const difficultyOfTest = (eb: ExpressionBuilder<Tables, 'questions'>) =>
  eb
    .case()
    .when('questions.kind', '=', 'RAPID_FIRE')
    .then(eb(eb.parens('questions.difficulty', '+', 1), '/', 2))
    .else(eb.ref('questions.difficulty'))
    .end()
    .$castTo<number>();
