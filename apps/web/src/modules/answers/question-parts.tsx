import type { PartLabel, Responses, ShownParts } from '@markwell/shared/answers/parts.schemas';
import type { PartMarking } from '@markwell/shared/answers/part-marking.schemas';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { Card } from '#ui/display/card.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { NotLoaded } from '#ui/layout/load-on-demand.tsx';
import { QuestionText } from './content/question-text.tsx';
import { Hints } from './hints.tsx';
import { loadAnswers, loadedAnswers, loadedReviews, loadReviews } from './load-answers.ts';
import type { PartHelp } from './part-help.ts';
import type { PartResponse } from './parts/part-input.tsx';

const loading = <Spinner label="Loading the answer…" />;

export type AnsweredPart = ShownParts['parts'][number];

interface QuestionPartsProps {
  parts: readonly AnsweredPart[];
  /** The same parts with hints, where the pupil may see them. */
  withHints: readonly QuestionPart[] | undefined;
  responses: Responses;
  /** Null takes the response away. */
  onRespond: (label: PartLabel, response: PartResponse | null) => void;
  help: PartHelp;
  /** The id of the element with the question, which a part without a stem is asked by. */
  questionId: string;
  disabled?: boolean;
}

/** The parts of a question that is being answered. */
export function QuestionParts(props: QuestionPartsProps) {
  const { parts, withHints, responses, onRespond, help, questionId, disabled = false } = props;
  const hintsShown = (label: PartLabel) => Math.max(help.hintsShown(label), responses[label]?.hints ?? 0);
  function showHint(label: PartLabel) {
    help.showHint(label);
    const response = responses[label];
    if (response) onRespond(label, { ...response, hints: hintsShown(label) + 1 });
  }
  function respond(label: PartLabel, response: PartResponse | null) {
    const hints = hintsShown(label);
    onRespond(label, response && hints > 0 ? { ...response, hints } : response);
  }
  return parts.map((part) => (
    <Card key={part.label} padding="large" className="px-5 sm:px-8.5">
      <Part part={part} isOnly={parts.length === 1}>
        {(stemId) => (
          <>
            <Hints
              hints={withHints?.find(({ label }) => label === part.label)?.hints ?? []}
              shown={hintsShown(part.label)}
              onShow={() => showHint(part.label)}
            />
            <WithLoaded part={part} load={loadAnswers} find={loadedAnswers}>
              {({ PartInput }) => (
                <PartInput
                  part={part}
                  response={responses[part.label]}
                  onRespond={(response) => respond(part.label, response)}
                  isUncovered={help.isUncovered(part.label)}
                  onUncover={() => help.uncover(part.label)}
                  crossedOut={help.crossedOut(part.label)}
                  onCrossOut={(letter) => help.crossOut(part.label, letter)}
                  label={parts.length === 1 ? 'Your answer' : `Answer to part (${part.label})`}
                  askedBy={part.stem === '' ? questionId : stemId}
                  disabled={disabled}
                />
              )}
            </WithLoaded>
          </>
        )}
      </Part>
    </Card>
  ));
}

interface ReviewedPartsProps {
  parts: readonly AnsweredPart[];
  withKeys: readonly QuestionPart[] | undefined;
  /** Undefined where no answer is shown. */
  responses: Responses | undefined;
  markings: readonly PartMarking[] | undefined;
  /** How an answer is named: teachers read other answers than their own. */
  answerName?: string;
  /** Keeps the marks that the pupil awards themself; undefined where nobody can. */
  onAward?: (label: PartLabel, awarded: unknown) => void;
}

/** The parts of a question with what was answered and what is right. */
export const ReviewedParts = ({
  parts,
  withKeys,
  responses,
  markings,
  answerName = 'Your answer',
  onAward,
}: ReviewedPartsProps) => (
  <div className="grid gap-6">
    {parts.map((part) => (
      <Part key={part.label} part={part} isOnly={parts.length === 1}>
        {() => (
          <WithLoaded part={part} load={loadReviews} find={loadedReviews}>
            {({ PartReview }) => (
              <PartReview
                part={part}
                withKey={withKeys?.find(({ label }) => label === part.label)}
                response={responses && (responses[part.label] ?? null)}
                marking={markings?.find(({ label }) => label === part.label)}
                answerName={answerName}
                onAward={onAward && ((awarded) => onAward(part.label, awarded))}
              />
            )}
          </WithLoaded>
        )}
      </Part>
    ))}
  </div>
);

interface WithLoadedProps<Loaded> {
  part: AnsweredPart;
  load: (part: AnsweredPart) => Promise<void>;
  /** What has been loaded; undefined before. */
  find: (part: AnsweredPart) => Loaded | undefined;
  children: (loaded: Loaded) => ReactNode;
}

/** Shows an answer as soon as the code of its kind is loaded: immediately, if a question before it has loaded that. */
function WithLoaded<Loaded>({ part, load, find, children }: WithLoadedProps<Loaded>) {
  const [state, setState] = useState({ hasFailed: false });
  const loaded = find(part);
  const isLoaded = loaded !== undefined;
  useEffect(() => {
    if (isLoaded) return;
    load(part)
      .then(() => setState({ hasFailed: false }))
      .catch(() => setState({ hasFailed: true }));
  }, [isLoaded, load, part]);
  if (loaded) return children(loaded);
  return state.hasFailed ? <NotLoaded /> : loading;
}

interface PartProps {
  part: AnsweredPart;
  /** A part that is the only one needs no letter. */
  isOnly: boolean;
  children: (stemId: string) => ReactNode;
}

/** What a part asks and its marks, above its answer. */
function Part({ part, isOnly, children }: PartProps) {
  const { label, stem, marks } = part;
  const stemId = useId();
  return (
    <section
      aria-label={isOnly ? 'Answer' : `Part (${label})`}
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
    >
      <div className="flex flex-wrap items-baseline gap-x-3">
        {!isOnly && <b className="font-heading">({label})</b>}
        <div id={stemId} className="min-w-0 flex-1 basis-52">
          {stem !== '' && (
            <QuestionText
              text={stem}
              name={`part ${label}`}
              className="text-[length:calc(1.0625rem*var(--test-text,1))]"
            />
          )}
        </div>
        <span className="ml-auto text-sm font-semibold whitespace-nowrap text-ink-soft">
          [{marks} {marks === 1 ? 'mark' : 'marks'}]
        </span>
      </div>
      {children(stemId)}
    </section>
  );
}
