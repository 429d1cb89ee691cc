import { Check } from 'lucide-react';
import { FormulaWarnings } from '#modules/mathematics/formula-warnings.tsx';
import { MathematicsText } from '#modules/mathematics/mathematics-text.tsx';
import { questionTexts } from '#modules/mathematics/rejected-formulas.ts';
import { classNames } from '#ui/class-names.ts';
import { Link } from 'react-router-dom';
import type { DraftDto } from '@markwell/shared/ai-drafts/ai.schemas';
import { plainText } from '@markwell/shared/mathematics/plain-mathematics';
import { difficultyNames } from '@markwell/shared/question-bank/difficulty.vocabulary';
import { QuestionText } from '#modules/answers/content/question-text.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { hasConcerns } from './has-concerns.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { Card } from '#ui/display/card.tsx';

interface DraftCardProps {
  draft: DraftDto;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  /** While a change of drafts is being sent. */
  isChanging: boolean;
  onPublish: () => void;
  onReject: () => void;
}

/** A draft as a pupil would see it, with its answer key and explanation. */
export function DraftCard(props: DraftCardProps) {
  const { draft, isSelected, onSelect, isChanging, onPublish, onReject } = props;
  const { id, questionText, explanationText, options, passage, stage, subject, topic, difficulty } = draft;
  const excerpt = plainText(questionText).slice(0, 60);
  return (
    <Card asChild padding="small">
      <article aria-label={`Draft: ${excerpt}`}>
        <p className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-soft">
          <Checkbox
            label={`Select: ${excerpt}`}
            labelHidden
            className="-ml-2.5"
            checked={isSelected}
            onChange={({ target }) => onSelect(target.checked)}
          />
          <Badge tone="caution">Draft</Badge>
          <span>
            {stage} · {subject} · {topic}
          </span>
          <span>
            {difficulty}/5 {difficultyNames[difficulty]}
          </span>
          <span className="wrap-anywhere">{draft.generation.title}</span>
        </p>
        {passage && (
          <details className="mb-3 rounded-md border border-line bg-sunk px-3">
            <summary className="flex min-h-10 cursor-pointer items-center font-semibold">
              Passage: {passage.title}
            </summary>
            <QuestionText text={passage.body} className="pb-3" />
          </details>
        )}
        <QuestionText text={questionText} className="text-base font-semibold" />
        <DraftOptions options={options} />
        {explanationText !== null && (
          <QuestionText text={explanationText} className="mt-3 border-l-4 border-line pl-3 text-ink-soft" />
        )}
        <div className="mt-3 empty:hidden">
          <FormulaWarnings
            texts={[
              { place: 'Passage', text: passage?.body ?? '' },
              ...questionTexts('Question', {
                text: questionText,
                options: options.map(({ contentValue }) => contentValue),
                solution: explanationText,
              }),
            ]}
          />
        </div>
        <Concerns draft={draft} />
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="dense" pending={isChanging} aria-label={`Publish: ${excerpt}`} onClick={onPublish}>
            Publish
          </Button>
          <Button
            variant="quiet"
            size="dense"
            pending={isChanging}
            aria-label={`Reject: ${excerpt}`}
            onClick={onReject}
          >
            Reject
          </Button>
          <Button asChild variant="quiet" size="dense">
            <Link to={addressOf({ id, status: 'draft' })} aria-label={`Edit in Manage Questions: ${excerpt}`}>
              Edit in Manage Questions
            </Link>
          </Button>
        </div>
      </article>
    </Card>
  );
}

/** Where an administrator opens a question. */
const addressOf = ({ id, status }: { id: string; status: string }) =>
  `/admin/manage-questions?${new URLSearchParams({ status, search: id, question: id }).toString()}`;

/** What speaks against publishing a draft as it is. */
function Concerns({ draft: { concerns, twin } }: { draft: DraftDto }) {
  if (!hasConcerns({ concerns, twin })) return null;
  return (
    <Banner tone="warning" className="mt-3" title="Check before you publish">
      <ul className="list-disc pl-5">
        {concerns.map((concern) => (
          <li key={concern}>{concern}</li>
        ))}
        {twin && (
          <li>
            {twin.status === 'draft' ? 'Another draft' : 'A question of the bank'} has the same text and two
            of the same options:{' '}
            <Link to={addressOf(twin)} className="font-semibold underline underline-offset-4">
              open it
            </Link>
            .
          </li>
        )}
      </ul>
    </Banner>
  );
}

/** The options of a draft; the correct one has a tick and a label. */
function DraftOptions({ options }: { options: DraftDto['options'] }) {
  return (
    <ul className="mt-3 grid gap-1.5 sm:grid-cols-2">
      {options.map(({ id, optionLetter, contentValue, isCorrect }) => (
        <li
          key={id}
          className={classNames(
            'grid min-h-10 grid-cols-[1.5rem_1fr_auto] max-sm:large-text:grid-cols-[1.5rem_1fr] items-center gap-2 rounded-md border px-3 py-1.5',
            isCorrect ? 'border-correct bg-correct-wash' : 'border-line',
          )}
        >
          <b className="font-heading">{optionLetter}</b>
          <span className="min-w-0 wrap-anywhere">
            <MathematicsText text={contentValue} />
          </span>
          {isCorrect && (
            <span className="flex items-center gap-1 font-semibold text-correct max-sm:large-text:col-start-2">
              <Check aria-hidden strokeWidth={3} className="size-4" />
              Correct
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
