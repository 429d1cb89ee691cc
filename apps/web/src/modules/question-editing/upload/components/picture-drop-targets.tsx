import { optionLetters } from '@markwell/shared/question-bank/options.vocabulary';
import { usePictureDrag } from './picture-drag.tsx';

/** While a picture is dragged: the places of a question that it can be dropped on. */
export function PictureDropTargets({ number, optionCount }: { number: number; optionCount: number }) {
  const { dragged, dropProps } = usePictureDrag();
  if (!dragged) return null;
  const name = String(number);
  const places =
    dragged.field === 'solutionImages'
      ? [{ place: `S${name}`, label: `Solution ${name}` }]
      : [
          { place: `Q${name}`, label: `Question ${name}` },
          ...optionLetters.slice(0, Math.max(4, optionCount)).map((letter) => ({
            place: `Q${name}${letter}`,
            label: `Option ${letter}`,
          })),
        ];
  return (
    <div aria-hidden className="flex flex-wrap gap-2">
      {places.map(({ place, label }) => (
        <span
          key={place}
          className="grid min-h-11 place-items-center rounded-md border-[1.5px] border-dashed border-royal bg-royal-wash px-3 text-sm"
          {...dropProps(place)}
        >
          {label}
        </span>
      ))}
    </div>
  );
}
