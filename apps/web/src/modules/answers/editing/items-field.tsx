import type { ItemContent as Content } from '@markwell/shared/answers/item-content';
import { ItemContent } from '../content/item-content.tsx';
import { LinesField } from './fields.tsx';

interface ItemsFieldProps {
  label: string;
  hint: string;
  items: readonly Content[];
  onChange: (items: Content[]) => void;
}

/** Items, one a line. A list with pictures is shown as it is. */
export function ItemsField({ label, hint, items, onChange }: ItemsFieldProps) {
  if (items.some((item) => 'picture' in item)) {
    return (
      <div className="grid gap-2">
        <p className="font-medium">{label}</p>
        <ol className="grid gap-2">
          {items.map((item, index) => (
            <li key={index}>
              <ItemContent content={item} />
            </li>
          ))}
        </ol>
        <p className="text-sm text-ink-soft">A list with pictures cannot be changed here.</p>
      </div>
    );
  }
  return (
    <LinesField
      label={label}
      hint={hint}
      value={items.flatMap((item) => ('text' in item ? [item.text] : []))}
      onChange={(lines) => onChange(lines.map((text) => ({ text })))}
    />
  );
}
