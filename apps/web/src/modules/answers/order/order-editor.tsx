import { orderOf, type order } from '@markwell/shared/answers/order/order';
import { useState } from 'react';
import type { AnswerEditor, DefinitionOf, EditorProps } from '../editing/editor.ts';
import { ItemsField } from '../editing/items-field.tsx';

type Definition = DefinitionOf<typeof order>;

export const orderEditor: AnswerEditor<Definition> = {
  name: 'An order',
  empty: { kind: 'order', items: [], correct: [] },
  Editor: OrderEditor,
};

function OrderEditor({ definition, onChange }: EditorProps<Definition>) {
  const [before] = useState(definition);
  return (
    <ItemsField
      label="Items in their right order"
      what="item"
      hint="One a line. Pupils get them in another order."
      items={definition.correct.flatMap(
        (id) => definition.items.find((item) => item.id === id)?.content ?? [],
      )}
      onChange={(items) => onChange(orderOf(items, before))}
    />
  );
}
