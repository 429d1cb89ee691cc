import { formatAnswerSlot, type AnswerSlot } from '@markwell/shared/rules/questions/answer-slots';
import { maxPaperQuestions } from '@markwell/shared/vocabulary/past-papers';
import { Banner } from '../../components/ui/feedback/banner.tsx';
import { Button } from '../../components/ui/actions/button.tsx';
import { countOf, listOf } from '../../lib/format.ts';
import { AnswerImageTile } from './answer-image-tile.tsx';
import {
  sortBySlot,
  checkSelection,
  imagesPerRequest,
  type SelectedAnswerImage,
} from './selected-answer-images.ts';
import { UploadProgress } from './upload-progress.tsx';

interface PairingPreviewProps {
  picked: readonly SelectedAnswerImage[];
  /** The answer slots that have a stored picture. */
  stored: readonly AnswerSlot[];
  upload: { isPending: boolean; share: number; failure: string | null };
  onChange: (picked: SelectedAnswerImage[]) => void;
  onSend: () => void;
}

/** How many question numbers after the last one can be chosen for a picture. */
const spare = 5;

function choicesFor(picked: readonly SelectedAnswerImage[]): AnswerSlot[] {
  const last = Math.max(...picked.map(({ slot }) => slot.number), Math.ceil(picked.length / 2)) + spare;
  return Array.from({ length: Math.min(last, maxPaperQuestions) }, (_, index) => [
    { kind: 'Q' as const, number: index + 1 },
    { kind: 'S' as const, number: index + 1 },
  ]).flat();
}

const wordsFor = (slots: readonly AnswerSlot[], most = 8): string => {
  const words = slots.slice(0, most).map(formatAnswerSlot);
  return listOf(slots.length > most ? [...words, `${String(slots.length - most)} more`] : words);
};

/** Shows every selected picture next to its partner before anything is sent (spec 3 §5). */
export function PairingPreview({ picked, stored, upload, onChange, onSend }: PairingPreviewProps) {
  const { questions, solutions, contested, lonely, replaced } = checkSelection(picked, stored);
  const isIn = (slots: readonly AnswerSlot[], slot: AnswerSlot) =>
    slots.some((each) => formatAnswerSlot(each) === formatAnswerSlot(slot));
  const choices = choicesFor(picked);
  const { isPending, share, failure } = upload;

  return (
    <div className="grid gap-3">
      <h3 className="text-lg">Pairing</h3>
      <p role="status" className="figures-tabular text-ink-soft">
        {countOf(questions, 'question')} · {countOf(solutions, 'solution')}
        {replaced.length > 0 && ` · ${countOf(replaced.length, 'picture')} replaced`}
      </p>
      {contested.length > 0 && (
        <Banner tone="error">
          {wordsFor(contested)} {contested.length === 1 ? 'is' : 'are'} used twice. Please move or remove one
          of the two.
        </Banner>
      )}
      {lonely.length > 0 && <Banner tone="notice">Without a partner: {wordsFor(lonely)}</Banner>}
      <ul
        aria-label="Pairing"
        className="grid max-h-[36rem] grid-cols-2 gap-2 overflow-y-auto sm:grid-cols-4 2xl:grid-cols-6"
      >
        {picked.map((answer) => (
          <AnswerImageTile
            key={answer.url}
            answer={answer}
            choices={choices}
            isContested={isIn(contested, answer.slot)}
            isReplacing={isIn(replaced, answer.slot)}
            disabled={isPending}
            onMove={(slot) => {
              onChange(sortBySlot(picked.map((each) => (each === answer ? { ...each, slot } : each))));
            }}
            onRemove={() => {
              URL.revokeObjectURL(answer.url);
              onChange(picked.filter((each) => each !== answer));
            }}
          />
        ))}
      </ul>
      {failure !== null && (
        <Banner tone="error" title={failure}>
          {countOf(picked.length, 'picture')} not uploaded yet. Click again to send the rest.
        </Banner>
      )}
      {isPending && <UploadProgress label="Answer upload" share={share} />}
      {picked.length > imagesPerRequest && (
        <p className="text-sm text-ink-soft">
          They are sent {imagesPerRequest} at a time. If one upload fails, the pictures sent before it are
          kept.
        </p>
      )}
      <Button
        pending={isPending}
        disabled={contested.length > 0}
        className="justify-self-start"
        onClick={onSend}
      >
        {isPending ? 'Uploading…' : `Upload ${countOf(picked.length, 'picture')}`}
      </Button>
    </div>
  );
}
