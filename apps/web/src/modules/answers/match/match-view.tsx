import { wordsOf } from '@markwell/shared/answers/item-content';
import { match } from '@markwell/shared/answers/match/match';
import { Check, X } from 'lucide-react';
import type { AnswerReviewProps, ShownOf, ViewOf } from '../answer-view.ts';
import { ItemContent } from '../content/item-content.tsx';
import { MatchInput, type Pairs } from './match-input.tsx';

export const matchView: ViewOf<typeof match> = {
  kind: match,
  Input: MatchInput,
  Review: MatchReview,
  spoken: ({ prompts, partners }) => [
    ...prompts.map(({ id, content }) => ({ announcement: id, text: wordsOf(content) })),
    ...partners.map(({ id, content }) => ({ announcement: `Partner ${id}`, text: wordsOf(content) })),
  ],
};

/** Each prompt with the chosen partner, and the right one where it is another. */
function MatchReview({ shown, response, right }: AnswerReviewProps<ShownOf<typeof match>, unknown, Pairs>) {
  const partnerOf = (id: string | undefined) => shown.partners.find((partner) => partner.id === id);
  return (
    <ul className="grid gap-1.5">
      {shown.prompts.map(({ id, content }) => {
        const chosen = partnerOf(response?.[id]);
        const correct = partnerOf(right?.[id]);
        const isRight = correct !== undefined && chosen?.id === correct.id;
        return (
          <li
            key={id}
            className="print-whole grid items-start gap-x-4 gap-y-1 rounded-md border border-line bg-card px-3 py-2 sm:grid-cols-2"
          >
            <ItemContent content={content} />
            <span className="grid gap-1">
              <span className="flex items-start gap-2">
                {correct && response !== undefined && (
                  <span className={isRight ? 'mt-1 shrink-0 text-correct' : 'mt-1 shrink-0 text-wrong'}>
                    {isRight ? (
                      <Check aria-hidden strokeWidth={3} className="size-4" />
                    ) : (
                      <X aria-hidden strokeWidth={3} className="size-4" />
                    )}
                    <span className="sr-only">{isRight ? 'Right:' : 'Wrong:'}</span>
                  </span>
                )}
                {chosen ? (
                  <ItemContent content={chosen.content} />
                ) : (
                  response !== undefined && <span className="text-ink-soft">No answer</span>
                )}
              </span>
              {correct && !isRight && (
                <span className="flex flex-wrap items-baseline gap-x-2">
                  <span className="text-sm font-semibold text-ink-soft">Right answer:</span>
                  <ItemContent content={correct.content} />
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
