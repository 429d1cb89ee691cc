import { Check, Hourglass, X } from 'lucide-react';
import type { RapidFireScore } from '@markwell/shared/rapid-fire/rapid-fire.rules';
import { classNames } from '#ui/class-names.ts';
import { rapidFireComboEvery } from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import type { Verdict } from './play-state.ts';

const looks: Record<Verdict, { icon: typeof Check; words: string; classes: string }> = {
  correct: { icon: Check, words: 'Correct!', classes: 'bg-correct-wash text-correct' },
  wrong: { icon: X, words: 'Not this time.', classes: 'bg-wrong-wash text-wrong' },
  unanswered: { icon: Hourglass, words: 'Time is up.', classes: 'bg-wrong-wash text-wrong' },
};

interface PlayBannersProps {
  feedback: Verdict | null;
  /** The correct answer to the previous question, if it is short. */
  shownAnswer: string | null;
  /** The score with the combo to show; null while no combo banner is shown. */
  comboOf: RapidFireScore | null;
}

/** Feedback on the last answer. The space stays reserved, so that nothing below moves. */
export function PlayBanners({ feedback, shownAnswer, comboOf }: PlayBannersProps) {
  return (
    <div role="status" className="flex min-h-19 flex-wrap items-center justify-center gap-3 py-4">
      {feedback && <Feedback verdict={feedback} shownAnswer={shownAnswer} />}
      {comboOf && (
        <p className="animate-rise -rotate-[1.5deg] rounded-md bg-marker px-4 py-1.5 font-heading text-lg font-bold text-on-marker sm:text-xl">
          Combo! {comboOf.combo * rapidFireComboEvery} in a row: points × {comboOf.combo + 1}
        </p>
      )}
    </div>
  );
}

function Feedback({ verdict, shownAnswer }: { verdict: Verdict; shownAnswer: string | null }) {
  const { icon: Icon, words, classes } = looks[verdict];
  return (
    <p
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 rounded-md px-4 py-1.5 font-semibold',
        classes,
      )}
    >
      <Icon aria-hidden strokeWidth={3} className="size-[18px] shrink-0" />
      <span>
        {words} {verdict !== 'correct' && shownAnswer !== null && `The answer was ${shownAnswer}.`}
      </span>
    </p>
  );
}
