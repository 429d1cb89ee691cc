import { questionPartsSchema, showParts, type QuestionParts } from '@markwell/shared/answers/question-parts';
import '@markwell/shared/answers/every-answer-kind';
import { partLabels, type Responses } from '@markwell/shared/answers/parts.schemas';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { usePartHelp } from '#modules/answers/part-help.ts';
import { QuestionParts as Parts } from '#modules/answers/question-parts.tsx';
import { withResponse } from '#modules/answers/with-response.ts';
import { buildQuestion } from './mock-test-builders.ts';

/** A question of parts with these answers: 'Part a' and so on, of two marks each. */
export const partsOf = (...answers: object[]): QuestionParts['parts'] =>
  questionPartsSchema.parse({
    parts: answers.map((answer, index) => ({
      label: partLabels[index],
      stem: `Stem of ${partLabels[index] ?? ''}`,
      marks: 2,
      hints: [],
      steps: [],
      ...('answer' in answer ? answer : { answer }),
    })),
  }).parts;

/** Shows these parts to be answered. `given` is what has been answered so far. */
export async function answerParts(
  parts: QuestionParts['parts'],
  before: Responses = {},
  shown = showParts({ parts }).parts,
) {
  const given = { current: before };
  function Answering() {
    const [responses, setResponses] = useState(before);
    const help = usePartHelp();
    given.current = responses;
    return (
      <>
        <p id="question">The question</p>
        <Parts
          parts={shown}
          withHints={parts}
          responses={responses}
          onRespond={(label, response) => setResponses((earlier) => withResponse(earlier, label, response))}
          help={help}
          questionId="question"
        />
      </>
    );
  }
  const user = userEvent.setup();
  render(<Answering />);
  await screen.findAllByRole('region');
  return { user, given };
}

/** A question with these parts, as a test with its answer key has it. */
export const questionOfParts = (parts: QuestionParts['parts'], text = 'Look at the rectangle.') =>
  buildQuestion({
    explanationText: text,
    options: [],
    parts: showParts({ parts }).parts,
    partsWithKeys: parts,
  });
