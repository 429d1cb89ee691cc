import type { Marking, Verdict } from '@markwell/shared/answers/answer-kind';
import type { PartMarking } from '@markwell/shared/answers/part-marking.schemas';
import { Check, CircleDashed, CircleDot, CircleHelp, PenLine, X, type LucideIcon } from 'lucide-react';
import { marksText } from '../marks-text.ts';

interface Shown {
  words: string;
  Icon: LucideIcon;
  colour: string;
}

const right: Shown = { words: 'Right', Icon: Check, colour: 'text-correct' };
const unclear = 'text-warning';
const quiet = 'text-ink-soft';

const shownVerdicts: Record<Verdict, Shown> = {
  RIGHT: right,
  RIGHT_BUT: { words: 'Nearly right', Icon: CircleDot, colour: unclear },
  PARTLY: { words: 'Partly right', Icon: CircleDot, colour: unclear },
  WRONG: { words: 'Wrong', Icon: X, colour: 'text-wrong' },
  EMPTY: { words: 'No answer', Icon: CircleDashed, colour: quiet },
  UNREADABLE: { words: 'We could not read this answer', Icon: CircleHelp, colour: unclear },
  UNDECIDED: { words: 'We could not decide whether this is right', Icon: CircleHelp, colour: unclear },
  SELF_MARKED: { words: 'Self-marked', Icon: PenLine, colour: quiet },
  UNMARKED: { words: 'Not marked', Icon: PenLine, colour: quiet },
};

/** How an answer is marked, in words. */
export const verdictWords = ({ verdict, share }: Marking): string =>
  verdict === 'RIGHT_BUT' && share === 1 ? right.words : shownVerdicts[verdict].words;

/** How a part was marked: an icon and words, the marks, and what to learn from it. */
export function MarkingLine({ marking }: { marking: PartMarking }) {
  const { verdict, earned, possible, feedback } = marking;
  const { words, Icon, colour } =
    verdict === 'RIGHT_BUT' && earned === possible ? right : shownVerdicts[verdict];
  return (
    <div className="grid gap-1">
      <p className={`flex flex-wrap items-center gap-x-2 font-semibold ${colour}`}>
        <Icon aria-hidden strokeWidth={2.5} className="size-5 shrink-0" />
        {words}
        {verdict !== 'UNMARKED' && (
          <span className="text-ink figures-tabular">{`${marksText(earned)} of ${marksText(possible)} ${possible === 1 ? 'mark' : 'marks'}`}</span>
        )}
      </p>
      {feedback !== undefined && <p className="max-w-read">{feedback}</p>}
    </div>
  );
}
