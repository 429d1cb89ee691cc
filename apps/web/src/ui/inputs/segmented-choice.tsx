import { useId } from 'react';
import type { SingleChoiceProps } from './choice.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { ChoiceInput } from './choice-input.tsx';

/** Choose one of two or three, side by side in one frame. Real radio buttons; the hint is below and announced. */
export function SegmentedChoice<Value extends string | number>(props: SingleChoiceProps<Value>) {
  const { choices, value, onChange, hint, ...group } = props;
  const name = useId();
  return (
    <ChoiceGroup {...group}>
      <div className="inline-grid w-full auto-cols-[minmax(0,1fr)] grid-flow-col gap-1 rounded-lg border border-line bg-sunk p-1 sm:w-auto">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="relative grid min-h-11 place-items-center rounded-md border-[1.5px] border-transparent px-0.5 py-1.5 text-center text-[15px] wrap-anywhere max-[359px]:text-xs sm:px-4 sm:text-base leading-tight text-ink-soft transition-colors duration-150 select-none has-checked:border-royal has-checked:bg-card has-checked:font-semibold has-checked:text-royal has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-royal"
          >
            <ChoiceInput
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChoose={onChange}
              className="rounded-md"
            />
            <span className="pointer-events-none relative">{choice.label}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p role="status" className="mt-2 text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </ChoiceGroup>
  );
}
