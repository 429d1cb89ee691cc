import { enoughQuestions, type SubjectCoverage } from '@markwell/shared/overview/coverage.contract';
import {
  choiceOf,
  difficulties,
  difficultyChoices,
  difficultyNames,
} from '@markwell/shared/question-bank/difficulty.vocabulary';
import type { QuestionType } from '@markwell/shared/question-bank/question-types.vocabulary';
import { rapidFireLevels } from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';

export interface CoverageCell {
  /** The heading of its column. */
  column: string;
  questions: number;
  /** How many questions are missing; 0 where there are enough or none are asked for. */
  missing: number;
  /** The difficulty or level that a link to the questions filters by; undefined for several. */
  difficulty?: number | undefined;
}

interface CoverageRow {
  /** Undefined for the row of all topics. */
  topicId: string | undefined;
  name: string;
  cells: CoverageCell[];
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** A topic needs enough questions of each difficulty that a pupil can choose. 'Hard' includes 4 and 5. */
const regularRows = ({ topics }: SubjectCoverage): CoverageRow[] =>
  topics.map(({ id, name, regular }) => ({
    topicId: id,
    name,
    cells: [
      ...difficultyChoices.map((choice): CoverageCell => {
        const included = difficulties.filter((difficulty) => choiceOf(difficulty) === choice);
        const questions = sumOf(included.map((difficulty) => regular[difficulty - 1] ?? 0));
        return {
          column: included.length > 1 ? `${difficultyNames[choice]} (3–5)` : difficultyNames[choice],
          questions,
          missing: Math.max(0, enoughQuestions.ofDifficulty - questions),
          difficulty: included.length > 1 ? undefined : choice,
        };
      }),
      { column: 'Expert only', questions: regular[4] ?? 0, missing: 0, difficulty: 5 },
      { column: 'All', questions: sumOf(regular), missing: 0 },
    ],
  }));

/** A subject needs enough questions on each level, of whatever topics. */
function rapidFireRows({ topics }: SubjectCoverage): CoverageRow[] {
  const cellsOf = (countAt: (index: number) => number, enough: number) =>
    rapidFireLevels.map(({ level }, index): CoverageCell => {
      const questions = countAt(index);
      return { column: `${level}`, questions, missing: Math.max(0, enough - questions), difficulty: level };
    });
  const all = (index: number) => sumOf(topics.map(({ rapidFire }) => rapidFire[index] ?? 0));
  return [
    { topicId: undefined, name: 'All topics', cells: cellsOf(all, enoughQuestions.ofLevel) },
    ...topics
      .filter(({ rapidFire }) => sumOf(rapidFire) > 0)
      .map(({ id, name, rapidFire }) => ({
        topicId: id,
        name,
        cells: cellsOf((index) => rapidFire[index] ?? 0, 0),
      })),
  ];
}

export const coverageRows = (subject: SubjectCoverage, kind: QuestionType): CoverageRow[] =>
  kind === 'regular' ? regularRows(subject) : rapidFireRows(subject);

/** The number of cells with too few questions. */
export const gapsIn = (rows: readonly CoverageRow[]): number =>
  rows.flatMap(({ cells }) => cells).filter(({ missing }) => missing > 0).length;
