import type { ItemContent as Content } from '@markwell/shared/answers/item-content';
import { matchOf, type match } from '@markwell/shared/answers/match/match';
import { useState } from 'react';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import type { AnswerEditor, DefinitionOf, EditorProps } from '../editing/editor.ts';
import { ContentField } from '../editing/content-field.tsx';
import { Rows } from '../editing/fields.tsx';
import { ItemsField } from '../editing/items-field.tsx';

type Definition = DefinitionOf<typeof match>;

export const matchEditor: AnswerEditor<Definition> = {
  name: 'Pairs',
  empty: { kind: 'match', prompts: [], partners: [], isPartnerReused: false, correct: {} },
  Editor: MatchEditor,
};

interface Draft {
  pairs: { prompt: Content; partner: Content }[];
  others: Content[];
  isPartnerReused: boolean;
}

const nothing: Content = { text: '' };

function draftOf({ prompts, partners, isPartnerReused, correct }: Definition): Draft {
  const used = new Set(Object.values(correct));
  return {
    pairs: prompts.map(({ id, content }) => ({
      prompt: content,
      partner: partners.find((partner) => partner.id === correct[id])?.content ?? nothing,
    })),
    others: partners.filter(({ id }) => !used.has(id)).map(({ content }) => content),
    isPartnerReused,
  };
}

function MatchEditor({ definition, onChange }: EditorProps<Definition>) {
  const [before] = useState(definition);
  const [draft, setDraft] = useState(() => draftOf(definition));
  function change(part: Partial<Draft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    onChange(matchOf(next, before));
  }
  return (
    <div className="grid gap-4">
      <Rows
        legend="Pairs"
        what="pair"
        addLabel="Add a pair"
        rows={draft.pairs}
        empty={{ prompt: nothing, partner: nothing }}
        onChange={(pairs) => change({ pairs })}
      >
        {(pair, changePair, index) => (
          <>
            <ContentField
              label={`Prompt ${String(index + 1)}`}
              content={pair.prompt}
              onChange={(prompt) => changePair({ ...pair, prompt })}
            />
            <ContentField
              label={`Partner ${String(index + 1)}`}
              content={pair.partner}
              onChange={(partner) => changePair({ ...pair, partner })}
            />
          </>
        )}
      </Rows>
      <ItemsField
        label="Partners of no prompt"
        what="other partner"
        hint="One a line."
        items={draft.others}
        onChange={(others) => change({ others })}
      />
      <Checkbox
        label="A partner may be chosen for several prompts"
        checked={draft.isPartnerReused}
        onChange={({ target }) => change({ isPartnerReused: target.checked })}
      />
    </div>
  );
}
