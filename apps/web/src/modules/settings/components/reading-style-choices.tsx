import type { ReadingStyle } from '@markwell/shared/access-arrangements/access-arrangements.schemas';
import {
  textSizes,
  type PaperColour,
  type ReadingFont,
  type TextSpacing,
} from '@markwell/shared/accounts/access-arrangements.vocabulary';
import type { ReactNode } from 'react';
import { QuestionText } from '#modules/answers/content/question-text.tsx';
import { RadioChips } from '#ui/inputs/chips.tsx';
import { useTheme } from '#lib/use-theme.ts';

const sizes = textSizes.map((size) => ({
  value: size,
  label: size === 100 ? 'Normal' : `${String(size)}%`,
}));
const spacings: { value: TextSpacing; label: string }[] = [
  { value: 'NORMAL', label: 'Normal' },
  { value: 'WIDE', label: 'Wide' },
  { value: 'WIDER', label: 'Very wide' },
];
const fonts: { value: ReadingFont; label: string }[] = [
  { value: 'STANDARD', label: 'Markwell’s own' },
  { value: 'LEXEND', label: 'Lexend for everything' },
  { value: 'SYSTEM', label: 'Arial' },
  { value: 'OPENDYSLEXIC', label: 'OpenDyslexic' },
];
const papers: { value: PaperColour; label: ReactNode }[] = [
  { value: 'STANDARD', label: 'Standard' },
  { value: 'CREAM', label: <Paper colour="CREAM" name="Cream" /> },
  { value: 'BLUE', label: <Paper colour="BLUE" name="Blue" /> },
  { value: 'GREEN', label: <Paper colour="GREEN" name="Green" /> },
  { value: 'ROSE', label: <Paper colour="ROSE" name="Rose" /> },
];

/** The name of a paper colour beside the colour as it is in the theme of the page. */
function Paper({ colour, name }: { colour: PaperColour; name: string }) {
  useTheme();
  return (
    <span className="inline-flex items-center gap-2 align-bottom">
      <span
        aria-hidden
        data-theme={document.documentElement.dataset['theme']}
        data-paper-colour={colour}
        className="size-5 rounded-full border border-line-strong bg-paper"
      />
      {name}
    </span>
  );
}

const example =
  'A jug holds 3/4 of a litre of water.\nHow many full jugs are needed to fill a bucket of 6 litres?';

interface ReadingStyleChoicesProps {
  style: ReadingStyle;
  onChange: (change: Partial<ReadingStyle>) => void;
}

/** How text looks on every page, with an example. */
export function ReadingStyleChoices({ style, onChange }: ReadingStyleChoicesProps) {
  return (
    <>
      <RadioChips
        legend="Text size"
        choices={sizes}
        value={style.textSize}
        onChange={(textSize) => onChange({ textSize })}
      />
      <RadioChips
        legend="Space between letters, words and lines"
        choices={spacings}
        value={style.spacing}
        onChange={(spacing) => onChange({ spacing })}
      />
      <RadioChips legend="Font" choices={fonts} value={style.font} onChange={(font) => onChange({ font })} />
      <RadioChips
        legend="Paper colour"
        hint="The colour behind text, in the light and in the dark theme."
        choices={papers}
        value={style.paperColour}
        onChange={(paperColour) => onChange({ paperColour })}
      />
      <figure className="rounded-lg border border-line bg-card px-5 py-4">
        <figcaption className="mb-1 text-sm font-semibold text-ink-soft">How questions look</figcaption>
        <QuestionText text={example} className="text-lg" />
      </figure>
    </>
  );
}
