import type { Sql } from '@markwell/database/connect';
import { answerWaysOf } from '@markwell/shared/answers/multiple-choice';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { isMarkedAlike, readContents } from '../corrections/marked-alike.repository.ts';

/** A question as it is, with the number of the last revision that had another text, options or answer key; 0 if none had. */
export interface PresentQuestion {
  questionId: string;
  number: number;
  parts: QuestionPart[];
  lastOther: number;
  changedAt: Date | null;
}

/** The questions by their ids. */
export async function readPresent(
  client: Sql,
  ids: readonly string[],
): Promise<Map<string, PresentQuestion>> {
  const revisions = await readContents(client, ids);
  const byQuestion = Map.groupBy(revisions, ({ questionId }) => questionId);
  return new Map(
    [...byQuestion].flatMap(([questionId, all]) => {
      const current = all.find(({ isCurrent }) => isCurrent);
      if (!current) return [];
      // A corrected key of multiple choice alone begins new statistics, even if its answers were re-marked.
      const isPlain = answerWaysOf(current) === 'CHOOSE';
      const others = all.filter(
        (each) => !isMarkedAlike(isPlain ? { ...each, remarkedTo: null } : each, current),
      );
      const lastOther = Math.max(0, ...others.map(({ number }) => number));
      const changed = lastOther === 0 ? undefined : all.find(({ number }) => number === lastOther + 1);
      const { number, parts } = current;
      return [[questionId, { questionId, number, parts, lastOther, changedAt: changed?.createdAt ?? null }]];
    }),
  );
}
