import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { filterNames, type FilterChoice, type FilterName, type Filters } from '../filters.ts';
import { SelectOptions } from '#ui/inputs/select-options.tsx';

const labels: Record<FilterName, { label: string; every: string }> = {
  examTypeId: { label: 'Exam type', every: 'All exam types' },
  subjectId: { label: 'Subject', every: 'All subjects' },
  examBoardId: { label: 'Exam board', every: 'All exam boards' },
  year: { label: 'Year', every: 'All years' },
  difficulty: { label: 'Difficulty', every: 'All difficulties' },
};

interface FilterPanelProps {
  id: string;
  filters: Filters;
  choices: Record<FilterName, FilterChoice[]>;
  onChoose: (name: FilterName, value: string) => void;
  onClear: () => void;
}

export function FilterPanel({ id, filters, choices, onChoose, onClear }: FilterPanelProps) {
  // Few papers are for one exam board.
  const shown = filterNames.filter((name) => choices[name].length > 0 || filters[name] !== '');
  const isFiltering = filterNames.some((name) => filters[name] !== '');
  return (
    <Card asChild className="mb-6">
      <section id={id} aria-label="Filters">
        <div className="grid gap-4 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
          {shown.map((name) => (
            <FilterSelect
              key={name}
              name={name}
              value={filters[name]}
              choices={choices[name]}
              onChoose={onChoose}
            />
          ))}
        </div>
        {isFiltering && (
          <Button
            variant="quiet"
            size="small"
            className="mt-4"
            onClick={({ currentTarget }) => {
              // The button disappears; the focus goes to the first filter.
              currentTarget.closest('section')?.querySelector('select')?.focus();
              onClear();
            }}
          >
            Clear filters
          </Button>
        )}
      </section>
    </Card>
  );
}

interface FilterSelectProps {
  name: FilterName;
  value: string;
  choices: FilterChoice[];
  onChoose: (name: FilterName, value: string) => void;
}

function FilterSelect({ name, value, choices, onChoose }: FilterSelectProps) {
  const { label, every } = labels[name];
  // A link may contain a value that no paper has.
  const isUnknown = value !== '' && !choices.some((choice) => choice.value === value);
  return (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => onChoose(name, target.value)}>
        <option value="">{every}</option>
        {isUnknown && <option value={value}>Not in this list</option>}
        <SelectOptions choices={choices} />
      </Select>
    </Field>
  );
}
