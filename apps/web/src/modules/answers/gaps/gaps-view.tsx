import { gaps } from '@markwell/shared/answers/gaps/gaps';
import { wordsOf } from '@markwell/shared/answers/item-content';
import { Check, X } from 'lucide-react';
import type { AnswerReviewProps, ShownOf, ViewOf } from '../answer-view.ts';
import { answerText, isRightInGap } from './answer-text.ts';
import { GapsInput, isChoice, type GapResponses } from './gaps-input.tsx';
import { TextWithGaps } from './text-with-gaps.tsx';

export const gapsView: ViewOf<typeof gaps> = {
  kind: gaps,
  Input: GapsInput,
  Review: GapsReview,
  spoken: ({ text, gaps: all }) => [
    { announcement: 'Text with gaps', text: text.replaceAll(/\[\[(\d{1,2})\]\]/gu, 'gap $1') },
    ...all.flatMap(({ id, answer }) =>
      isChoice(answer)
        ? [
            {
              announcement: `Choices for gap ${id}`,
              text: answer.options.map(({ content }) => wordsOf(content)).join('; '),
            },
          ]
        : [],
    ),
  ],
};

/** The text with what was answered in each gap, and the right answer after a wrong one. */
function GapsReview({
  shown,
  definition,
  response,
  right,
}: AnswerReviewProps<ShownOf<typeof gaps>, ShownOf<typeof gaps>, GapResponses>) {
  return (
    <TextWithGaps text={shown.text}>
      {(id) => {
        const given = response?.[id];
        const key = right?.[id];
        const words = given === undefined ? 'no answer' : answerText(shown, id, given);
        if (response === undefined) return <b>{key === undefined ? '…' : answerText(shown, id, key)}</b>;
        if (key === undefined) return <b>{words}</b>;
        const isRight = given !== undefined && isRightInGap(definition, id, given);
        const Icon = isRight ? Check : X;
        return (
          <span
            className={`rounded-sm px-1.5 py-0.5 font-semibold ${isRight ? 'bg-correct-wash text-correct' : 'bg-wrong-wash text-wrong'}`}
          >
            <Icon aria-hidden strokeWidth={3} className="mr-1 inline size-4" />
            <span className="sr-only">{isRight ? 'right: ' : 'wrong: '}</span>
            {words}
            {!isRight && (
              <span className="font-normal text-ink"> (right answer: {answerText(shown, id, key)})</span>
            )}
          </span>
        );
      }}
    </TextWithGaps>
  );
}
