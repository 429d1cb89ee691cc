import type { ItemContent as Content } from '@markwell/shared/answers/item-content';
import { use, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { ContentField } from './content-field.tsx';
import { LinesField, Rows } from './fields.tsx';
import { AddPicture } from './new-pictures.ts';

interface ItemsFieldProps {
  label: string;
  hint: string;
  /** 'item' for 'Item 1'. */
  what: string;
  items: readonly Content[];
  onChange: (items: Content[]) => void;
}

/** Items, one a line; or, with pictures among them, a field for each. */
export function ItemsField({ label, hint, what, items, onChange }: ItemsFieldProps) {
  const addPicture = use(AddPicture);
  const [hasFields, setHasFields] = useState(() => items.some((item) => 'picture' in item));
  // A list with two equal items cannot be given back as it was written.
  const [rows, setRows] = useState(items);
  if (hasFields) {
    const name = `${what.charAt(0).toUpperCase()}${what.slice(1)}`;
    return (
      <Rows<Content>
        legend={label}
        what={what}
        addLabel={`Add ${what}`}
        rows={rows}
        empty={{ text: '' }}
        onChange={(next) => {
          setRows(next);
          onChange(next);
        }}
      >
        {(item, change, index) => (
          <div className="sm:col-span-2">
            <ContentField label={`${name} ${String(index + 1)}`} content={item} onChange={change} />
          </div>
        )}
      </Rows>
    );
  }
  return (
    <div className="grid gap-2">
      <LinesField
        label={label}
        hint={hint}
        value={items.flatMap((item) => ('text' in item ? [item.text] : []))}
        onChange={(lines) => onChange(lines.map((text) => ({ text })))}
      />
      {addPicture && (
        <Button
          variant="subtle"
          size="small"
          className="justify-self-start"
          onClick={() => {
            setRows(items);
            setHasFields(true);
          }}
        >
          Use pictures
        </Button>
      )}
    </div>
  );
}
