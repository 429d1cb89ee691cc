import { subjectColors, subjectIcons, type SubjectColor } from '@markwell/shared/vocabulary/subjects';
import { useId } from 'react';
import { ChoiceGroup } from '../../components/ui/inputs/choice-group.tsx';

const tile =
  'relative grid size-11 place-items-center rounded-md border-[1.5px] border-line bg-card text-xl has-checked:border-ink has-checked:shadow-[inset_0_-5px_0_var(--marker)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-royal';

interface LookPickerProps {
  icon: string;
  color: SubjectColor;
  onIcon: (icon: string) => void;
  onColor: (color: SubjectColor) => void;
}

/** A subject's icon, one of twelve, and colour, one of eight (spec 3 §2.7). Another icon can stay. */
export function AppearancePicker({ icon, color, onIcon, onColor }: LookPickerProps) {
  const name = useId();
  const icons = subjectIcons.some((each) => each === icon) ? subjectIcons : [icon, ...subjectIcons];
  return (
    <>
      <ChoiceGroup legend="Icon">
        <div className="flex flex-wrap gap-1.5">
          {icons.map((each) => (
            <label key={each} className={tile}>
              <input
                type="radio"
                name={`${name}-icon`}
                aria-label={each}
                checked={each === icon}
                onChange={() => onIcon(each)}
                className="absolute inset-0 appearance-none rounded-md outline-none"
              />
              <span aria-hidden className="pointer-events-none relative">
                {each}
              </span>
            </label>
          ))}
        </div>
      </ChoiceGroup>
      <ChoiceGroup legend="Colour">
        <div className="flex flex-wrap gap-1.5">
          {subjectColors.map((each) => (
            <label key={each} className={`${tile} subject-${each}`}>
              <input
                type="radio"
                name={`${name}-color`}
                aria-label={each}
                checked={each === color}
                onChange={() => onColor(each)}
                className="absolute inset-0 appearance-none rounded-md outline-none"
              />
              <span aria-hidden className="pointer-events-none relative size-6 rounded-full bg-subject" />
            </label>
          ))}
        </div>
      </ChoiceGroup>
    </>
  );
}
