import type { OfKind } from '@markwell/shared/answers/answer-kind';
import { answeredBy } from '@markwell/shared/answers/parts.schemas';
import type { PartMarking } from '@markwell/shared/answers/part-marking.schemas';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { countOf } from '#lib/format.ts';
import { findAnswerKind } from '@markwell/shared/answers/answer-kinds';
import { findAnswerView } from './answer-views.ts';
import { MarkingLine } from './marking-line.tsx';
import type { PartResponse, ShownPart } from './part-input.tsx';
import { WorkedSolution } from './worked-solution.tsx';

export interface PartReviewProps {
  part: ShownPart;
  /** The part with its answer key; undefined while that is withheld. */
  withKey: QuestionPart | undefined;
  /** Null if it was not answered; undefined where no answer is shown. */
  response: PartResponse | null | undefined;
  marking: PartMarking | undefined;
  answerName: string;
  /** Keeps the marks that the pupil awards themself; undefined where nobody can. */
  onAward?: ((awarded: unknown) => void) | undefined;
}

/** A part after the end: what was answered, how it was marked, what is right and why. */
export function PartReview({ part, withKey, response, marking, answerName, onAward }: PartReviewProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {answersOf(part, response).map((shown) => (
        <KindReview
          key={shown.kind}
          shown={shown}
          definition={(withKey && answeredBy(withKey, shown.kind)) ?? null}
          response={response}
          answerName={answerName}
          isRight={marking?.verdict === 'RIGHT'}
          onAward={onAward}
        />
      ))}
      {marking && <MarkingLine marking={marking} />}
      {response?.hints !== undefined && (
        <p className="text-sm text-ink-soft">With {countOf(response.hints, 'hint')}.</p>
      )}
      {withKey && <WorkedSolution steps={withKey.steps} label={`Worked solution of part (${part.label})`} />}
    </div>
  );
}

/** What was answered of a part; without a pupil, all that can be: its options, and what may be typed instead. */
function answersOf(part: ShownPart, response: PartReviewProps['response']): OfKind[] {
  if (response === undefined) return [part.answer, ...(part.typed ? [part.typed] : [])];
  return [(response && answeredBy(part, response.kind)) ?? part.typed ?? part.answer];
}

interface KindReviewProps {
  shown: OfKind;
  definition: OfKind | null;
  response: PartResponse | null | undefined;
  answerName: string;
  isRight: boolean;
  onAward: PartReviewProps['onAward'];
}

function KindReview({ shown, definition, response, answerName, isRight, onAward }: KindReviewProps) {
  const view = findAnswerView(shown.kind);
  const kind = findAnswerKind(shown.kind);
  if (!view || !kind) return <p className="text-ink-soft">This page is too old to show this part.</p>;
  const { Review } = view;
  // The first example is the answer key; of a text that the pupil marks, it is none.
  const right = definition && !kind.isSelfMarked ? kind.examples(definition, {})[0]?.response : null;
  return (
    <Review
      shown={shown}
      definition={definition}
      response={response && (kind.response.safeParse(response.answer).data ?? null)}
      answerName={answerName}
      isRight={isRight}
      right={right ?? null}
      onAward={onAward}
    />
  );
}
