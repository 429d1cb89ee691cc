import { Check } from 'lucide-react';
import type { DraftDto } from '@markwell/shared/admin/ai/ai.schemas';
import { MathematicsText } from '../../components/mathematics/mathematics-text.tsx';
import { classNames } from '../../components/ui/class-names.ts';

/** The options of a draft; the correct one has a tick and a label. */
export function DraftOptions({ options }: { options: DraftDto['options'] }) {
  return (
    <ul className="mt-3 grid gap-1.5 sm:grid-cols-2 xl:grid-cols-3">
      {options.map(({ id, optionLetter, contentValue, isCorrect }) => (
        <li
          key={id}
          className={classNames(
            'grid min-h-10 grid-cols-[1.5rem_1fr_auto] items-center gap-2 rounded-md border px-3 py-1.5',
            isCorrect ? 'border-correct bg-correct-wash' : 'border-line',
          )}
        >
          <b className="font-heading">{optionLetter}</b>
          <span className="min-w-0 wrap-anywhere">
            <MathematicsText text={contentValue} />
          </span>
          {isCorrect && (
            <span className="flex items-center gap-1 font-semibold text-correct">
              <Check aria-hidden strokeWidth={3} className="size-4" />
              Correct
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
