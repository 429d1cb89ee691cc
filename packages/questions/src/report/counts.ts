import type { StageCode } from '@markwell/shared/curriculum/stages.vocabulary';
import type { ContentQuestion, ContentSubject } from '../content-types.ts';

/** Pupils choose 1, 2 or 3, which includes 4 and 5. */
export type CellCounts = readonly [easy: number, medium: number, hard: number];

export interface TopicCounts {
  stageCode: StageCode;
  subjectCode: string;
  topicCode: string;
  total: number;
  cells: CellCounts;
  handWritten: number;
  withPicture: number;
}

type Counted = Pick<ContentQuestion, 'subjectCode' | 'topicCode' | 'difficulty' | 'image' | 'options'>;

const hasPicture = ({ image, options }: Counted) =>
  image !== undefined || options.some((option) => 'image' in option);

/** The questions of each topic of the curriculum, also of those without any. */
export function countByTopic(
  subjects: readonly ContentSubject[],
  generated: readonly Counted[],
  handWritten: readonly Counted[],
): TopicCounts[] {
  const keyOf = (subjectCode: string, topicCode: string) => `${subjectCode}/${topicCode}`;
  const group = (questions: readonly Counted[]) =>
    Map.groupBy(questions, ({ subjectCode, topicCode }) => keyOf(subjectCode, topicCode));
  const [generatedOf, handWrittenOf] = [group(generated), group(handWritten)];
  return subjects.flatMap(({ code: subjectCode, stageCode, topics }) =>
    topics.map(({ code: topicCode }) => {
      const own = handWrittenOf.get(keyOf(subjectCode, topicCode)) ?? [];
      const all = [...own, ...(generatedOf.get(keyOf(subjectCode, topicCode)) ?? [])];
      const count = (from: number, to: number) =>
        all.filter(({ difficulty }) => from <= difficulty && difficulty <= to).length;
      return {
        stageCode,
        subjectCode,
        topicCode,
        total: all.length,
        cells: [count(1, 1), count(2, 2), count(3, 5)],
        handWritten: own.length,
        withPicture: all.filter(hasPicture).length,
      };
    }),
  );
}
