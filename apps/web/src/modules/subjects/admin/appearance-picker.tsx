import {
  subjectColors,
  subjectIcons,
  type SubjectColor,
} from '@markwell/shared/curriculum/subjects.vocabulary';
import { useId, type ReactNode } from 'react';
import { SubjectIcon, subjectIconName } from '#ui/display/subject-icon.tsx';
import { ChoiceGroup } from '#ui/inputs/choice-group.tsx';

const tile =
  'relative grid size-11 place-items-center rounded-md border-[1.5px] border-line-strong bg-card text-xl has-checked:border-ink has-checked:shadow-[inset_0_-5px_0_var(--marker)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-royal';

interface AppearancePickerProps {
  icon: string;
  color: SubjectColor;
  onIcon: (icon: string) => void;
  onColor: (color: SubjectColor) => void;
}

/** A subject's icon, one of twelve, and colour, one of eight. Another icon can stay. */
export function AppearancePicker({ icon, color, onIcon, onColor }: AppearancePickerProps) {
  const icons = subjectIcons.some((each) => each === icon) ? subjectIcons : [icon, ...subjectIcons];
  return (
    <>
      <Tiles legend="Icon" values={icons} nameOf={subjectIconName} chosen={icon} onChoose={onIcon}>
        {(each) => <SubjectIcon icon={each} />}
      </Tiles>
      <Tiles legend="Colour" values={subjectColors} nameOf={(each) => each} chosen={color} onChoose={onColor}>
        {(each) => (
          <span className={`block size-6 rounded-full bg-subject forced-color-adjust-none subject-${each}`} />
        )}
      </Tiles>
    </>
  );
}

interface TilesProps<Value extends string> {
  legend: string;
  values: readonly Value[];
  /** The accessible name of each. */
  nameOf: (value: Value) => string;
  chosen: Value;
  onChoose: (value: Value) => void;
  children: (value: Value) => ReactNode;
}

/** Radio buttons that look like tiles. */
function Tiles<Value extends string>(props: TilesProps<Value>) {
  const { legend, values, nameOf, chosen, onChoose, children } = props;
  const name = useId();
  return (
    <ChoiceGroup legend={legend}>
      <div className="flex flex-wrap gap-1.5">
        {values.map((value) => (
          <label key={value} className={tile}>
            <input
              type="radio"
              name={name}
              aria-label={nameOf(value)}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="absolute inset-0 appearance-none rounded-md outline-none"
            />
            <span aria-hidden className="pointer-events-none relative">
              {children(value)}
            </span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
