import { BicepsFlexed, PartyPopper, Sparkles, ThumbsUp, Trophy, type LucideIcon } from 'lucide-react';
import { creativeEmojiOf } from '@markwell/shared/rules/creative-writing';

/** The result emojis as icons, because many devices have no font for them. */
const drawn: Partial<Record<string, LucideIcon>> = {
  '🏆': Trophy,
  '🌟': Sparkles,
  '🎉': PartyPopper,
  '👍': ThumbsUp,
  '💪': BicepsFlexed,
};

/** The emoji of a result in percent (spec 2 §9). */
export function ResultEmoji({ percent }: { percent: number }) {
  const emoji = creativeEmojiOf(percent);
  const Drawn = drawn[emoji];
  if (!Drawn) return <span className="mx-auto mb-2 block">{emoji}</span>;
  return (
    <span className="print-exact mx-auto mb-2.5 grid size-16 place-items-center rounded-full bg-marker text-on-marker">
      <Drawn aria-hidden strokeWidth={1.75} className="size-9" />
      <span className="sr-only">{emoji}</span>
    </span>
  );
}
