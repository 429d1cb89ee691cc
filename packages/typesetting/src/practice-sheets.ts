import { stages } from '@markwell/shared/curriculum/stages.vocabulary';
import { subjects } from '@markwell/questions/curriculum';
import { marksOf, type Paper } from '@markwell/questions/papers/paper';
import { answerSetQuestions } from '@markwell/questions/sets/answer-sets';
import { printedQuestion } from './answers/printed-question.ts';

/** For each subject, a written paper with all of our own questions that one letter does not answer, easy ones first. */
export const practiceSheets = (year: number): Paper[] =>
  subjects.flatMap(({ code, name, stageCode }) => {
    const stage = stages.find((each) => each.code === stageCode);
    // A question on a passage is not asked without it.
    const chosen = answerSetQuestions.filter((each) => each.subjectCode === code && !each.passage);
    if (!stage || chosen.length === 0) return [];
    const questions = chosen
      .toSorted((one, other) => one.difficulty - other.difficulty)
      .map(({ sourceId, body, image, parts, difficulty, topicCode }, index) =>
        printedQuestion({
          ...{ number: index + 1, parts, difficulty, topicCode, kind: sourceId },
          ...(body !== undefined && { stem: body }),
          ...(image && { image }),
        }),
      );
    const maxMarks = questions.reduce((sum, question) => sum + marksOf(question), 0);
    return [
      {
        ...{
          sourceId: `sheets/${code.toLowerCase().replaceAll('_', '-')}-practice`,
          title: `${name}: practice sheet`,
        },
        ...{ subjectCode: code, stageCode, stageName: stage.displayName, subjectName: name },
        ...{ style: 'GCSE', year, paperNumber: 1, difficulty: 'MEDIUM', isPremium: false },
        ...{ calculatorAllowed: true, duration: maxMarks, sections: [{ questions }], questions, maxMarks },
      } satisfies Paper,
    ];
  });
