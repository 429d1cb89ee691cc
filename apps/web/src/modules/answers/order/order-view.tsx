import { wordsOf } from '@markwell/shared/answers/item-content';
import { order } from '@markwell/shared/answers/order/order';
import { Check, X } from 'lucide-react';
import type { AnswerReviewProps, ShownOf, ViewOf } from '../answer-view.ts';
import { ItemContent } from '../content/item-content.tsx';
import { OrderInput } from './order-input.tsx';

export const orderView: ViewOf<typeof order> = {
  kind: order,
  Input: OrderInput,
  Review: OrderReview,
  spoken: ({ items }) =>
    items.map(({ content }, index) => ({
      announcement: `Item ${String(index + 1)}`,
      text: wordsOf(content),
    })),
};

type Ids = ShownOf<typeof order>['items'][number]['id'][];

/** The pupil's order with a tick or a cross at each item, and the right order below it. */
function OrderReview({
  shown,
  response,
  answerName,
  right,
}: AnswerReviewProps<ShownOf<typeof order>, unknown, Ids>) {
  const isWrong = right !== null && right.join() !== response?.join();
  return (
    <div className="grid gap-3">
      {response === null && <p className="text-ink-soft">No answer</p>}
      {response && <Items name={answerName} shown={shown} ids={response} right={right} />}
      {isWrong && <Items name="Right order" shown={shown} ids={right} right={null} />}
    </div>
  );
}

interface ItemsProps {
  name: string;
  shown: ShownOf<typeof order>;
  ids: Ids;
  /** To mark the items with; null to mark none. */
  right: Ids | null;
}

const Items = ({ name, shown, ids, right }: ItemsProps) => (
  <div>
    <p className="mb-1 text-sm font-semibold text-ink-soft">{name}</p>
    <ol className="grid gap-1.5">
      {ids.map((id, index) => {
        const item = shown.items.find((each) => each.id === id);
        const isRight = right?.[index] === id;
        return (
          <li
            key={id}
            className="print-whole flex min-h-11 items-center gap-3 rounded-md border border-line bg-card px-3 py-1.5"
          >
            <b className="w-5 shrink-0 text-center font-heading figures-tabular">{index + 1}</b>{' '}
            <span className="min-w-0 grow">{item && <ItemContent content={item.content} />}</span>
            {right && <PlaceMark isRight={isRight} />}
          </li>
        );
      })}
    </ol>
  </div>
);

function PlaceMark({ isRight }: { isRight: boolean }) {
  const Icon = isRight ? Check : X;
  return (
    <span className={isRight ? 'shrink-0 text-correct' : 'shrink-0 text-wrong'}>
      <Icon aria-hidden strokeWidth={3} className="size-4" />
      <span className="sr-only">{isRight ? 'right place' : 'wrong place'}</span>
    </span>
  );
}
