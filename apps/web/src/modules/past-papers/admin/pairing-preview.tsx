import { formatAnswerSlot, type AnswerSlot } from '@markwell/shared/past-papers/answer-slots';
import { maxPaperQuestions } from '@markwell/shared/past-papers/past-papers.vocabulary';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/actions/button.tsx';
import { countOf, listOf } from '#lib/format.ts';
import { AnswerImageTile } from './answer-image-tile.tsx';
import {
  sortBySlot,
  checkSelection,
  imagesPerRequest,
  type SelectedAnswerImage,
} from './selected-answer-images.ts';
import { UploadProgress } from './upload-progress.tsx';

interface PairingPreviewProps {
  selected: readonly SelectedAnswerImage[];
  /** The answer slots that have a stored picture. */
  stored: readonly AnswerSlot[];
  upload: { isPending: boolean; share: number; failure: string | null };
  onChange: (selected: SelectedAnswerImage[]) => void;
  onSend: () => void;
}

/** How many question numbers after the last one can be chosen for a picture. */
const extraNumbers = 5;

function choicesFor(selected: readonly SelectedAnswerImage[]): AnswerSlot[] {
  const last =
    Math.max(...selected.map(({ slot }) => slot.number), Math.ceil(selected.length / 2)) + extraNumbers;
  return Array.from({ length: Math.min(last, maxPaperQuestions) }, (_, index) => [
    { kind: 'Q' as const, number: index + 1 },
    { kind: 'S' as const, number: index + 1 },
  ]).flat();
}

const wordsFor = (slots: readonly AnswerSlot[], most = 8): string => {
  const words = slots.slice(0, most).map(formatAnswerSlot);
  return listOf(slots.length > most ? [...words, `${String(slots.length - most)} more`] : words);
};

/** Shows every selected picture next to its partner before anything is sent. */
export function PairingPreview({ selected, stored, upload, onChange, onSend }: PairingPreviewProps) {
  const { questions, solutions, usedTwice, withoutPartner, replaced } = checkSelection(selected, stored);
  const isIn = (slots: readonly AnswerSlot[], slot: AnswerSlot) =>
    slots.some((each) => formatAnswerSlot(each) === formatAnswerSlot(slot));
  const choices = choicesFor(selected);
  const { isPending, share, failure } = upload;

  return (
    <div className="grid gap-3">
      <h3 className="text-lg">Pairing</h3>
      <p role="status" className="figures-tabular text-ink-soft">
        {countOf(questions, 'question')} · {countOf(solutions, 'solution')}
        {replaced.length > 0 && ` · ${countOf(replaced.length, 'picture')} replaced`}
      </p>
      {usedTwice.length > 0 && (
        <Banner tone="error">
          {wordsFor(usedTwice)} {usedTwice.length === 1 ? 'is' : 'are'} used twice. Please move or remove one
          of the two.
        </Banner>
      )}
      {withoutPartner.length > 0 && (
        <Banner tone="notice">Without a partner: {wordsFor(withoutPartner)}</Banner>
      )}
      <ul
        aria-label="Pairing"
        className="grid max-h-[36rem] grid-cols-2 gap-2 overflow-y-auto sm:grid-cols-4 2xl:grid-cols-6"
      >
        {selected.map((answer) => (
          <AnswerImageTile
            key={answer.url}
            answer={answer}
            choices={choices}
            isUsedTwice={isIn(usedTwice, answer.slot)}
            isReplacing={isIn(replaced, answer.slot)}
            disabled={isPending}
            onMove={(slot) => {
              onChange(sortBySlot(selected.map((each) => (each === answer ? { ...each, slot } : each))));
            }}
            onRemove={() => {
              URL.revokeObjectURL(answer.url);
              onChange(selected.filter((each) => each !== answer));
            }}
          />
        ))}
      </ul>
      {failure !== null && (
        <Banner tone="error" title={failure}>
          {countOf(selected.length, 'picture')} not uploaded yet. Click again to send the rest.
        </Banner>
      )}
      {isPending && <UploadProgress label="Answer upload" share={share} />}
      {selected.length > imagesPerRequest && (
        <p className="text-sm text-ink-soft">
          They are sent {imagesPerRequest} at a time. If one upload fails, the pictures sent before it are
          kept.
        </p>
      )}
      <Button
        pending={isPending}
        disabled={usedTwice.length > 0}
        className="justify-self-start"
        onClick={onSend}
      >
        {isPending ? 'Uploading…' : `Upload ${countOf(selected.length, 'picture')}`}
      </Button>
    </div>
  );
}
