import { wordsOf } from '@markwell/shared/answers/item-content';
import type { match } from '@markwell/shared/answers/match/match';
import { containsMathematics } from '@markwell/shared/mathematics/mathematics';
import { plainText } from '@markwell/shared/mathematics/plain-mathematics';
import { useId } from 'react';
import { Select } from '#ui/inputs/select.tsx';
import type { AnswerInputProps, ShownOf } from '../answer-view.ts';
import { ItemContent, type ShownContent } from '../content/item-content.tsx';

type Shown = ShownOf<typeof match>;
type PromptId = Shown['prompts'][number]['id'];
type PartnerId = Shown['partners'][number]['id'];
export type Pairs = Partial<Record<PromptId, PartnerId | undefined>>;

/** What a native list cannot show. */
const needsMoreThanWords = (content: ShownContent) =>
  'picture' in content || containsMathematics(content.text);

/** Each prompt with a list to choose its partner from. A partner that may be used once leaves the prompt that had it. */
export function MatchInput(props: AnswerInputProps<Shown, Pairs>) {
  const { shown, response, onChange, label, askedBy, disabled = false } = props;
  const { prompts, partners, isPartnerReused } = shown;
  const id = useId();
  const pairs = response ?? {};
  const hasLetters = partners.some(({ content }) => needsMoreThanWords(content));
  const numberOf = (partner: PartnerId) => {
    const index = prompts.findIndex((prompt) => pairs[prompt.id] === partner);
    return index < 0 ? undefined : index + 1;
  };
  function choose(prompt: PromptId, chosen: PartnerId | undefined) {
    const others = prompts.flatMap((each) => {
      const partner = pairs[each.id];
      const isTaken = !isPartnerReused && partner === chosen;
      return each.id === prompt || partner === undefined || isTaken ? [] : [[each.id, partner] as const];
    });
    const next: Pairs = Object.fromEntries([...others, ...(chosen ? [[prompt, chosen] as const] : [])]);
    onChange(Object.keys(next).length === 0 ? null : next);
  }
  const choices = partners.map((partner) => {
    const words = plainText(wordsOf(partner.content));
    const usedBy = isPartnerReused ? undefined : numberOf(partner.id);
    return {
      value: partner.id,
      label: `${hasLetters ? `${partner.id}: ` : ''}${words}${usedBy === undefined ? '' : ` (chosen for ${String(usedBy)})`}`,
    };
  });
  return (
    <div role="group" aria-label={label} aria-describedby={askedBy} className="grid gap-3">
      {hasLetters && (
        <ul className="grid gap-1.5 rounded-md bg-sunk px-4 py-3 sm:grid-cols-2">
          {partners.map((partner) => (
            <li key={partner.id} className="flex items-start gap-3">
              <b className="w-5 shrink-0 font-heading">{partner.id}</b>
              <ItemContent content={partner.content} />
            </li>
          ))}
        </ul>
      )}
      <ol className="grid gap-2">
        {prompts.map((prompt, index) => (
          <li
            key={prompt.id}
            className="grid items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-card px-4 py-2.5 sm:grid-cols-2"
          >
            <label htmlFor={`${id}-${prompt.id}`} className="flex items-start gap-3">
              <b className="w-5 shrink-0 text-center font-heading text-ink-soft figures-tabular">
                {index + 1}
              </b>
              <ItemContent content={prompt.content} />
            </label>
            <Select
              id={`${id}-${prompt.id}`}
              value={pairs[prompt.id] ?? ''}
              disabled={disabled}
              choices={choices}
              onChange={(event) =>
                choose(prompt.id, partners.find((partner) => partner.id === event.target.value)?.id)
              }
            >
              <option value="">Choose…</option>
            </Select>
          </li>
        ))}
      </ol>
    </div>
  );
}
