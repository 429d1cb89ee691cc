import type { ListedQuestionDto } from '@markwell/shared/admin/questions/questions.schemas';
import { VisuallyHidden } from '../../components/ui/visually-hidden.tsx';

type Pictured = Pick<ListedQuestionDto, 'hasQuestionImage' | 'hasSolutionImage' | 'hasImageOptions'>;

/** Which parts of a question are pictures (spec 3 §2.2). */
export function TypeBadges({ hasQuestionImage, hasSolutionImage, hasImageOptions }: Pictured) {
  const badges = [
    hasQuestionImage && { letters: 'Q', meaning: 'question image' },
    hasSolutionImage && { letters: 'S', meaning: 'solution image' },
    hasImageOptions && { letters: 'MCQ', meaning: 'image options' },
  ].filter((badge) => badge !== false);
  return (
    <span className="flex gap-1">
      {badges.map(({ letters, meaning }) => (
        <abbr
          key={letters}
          title={meaning}
          className="rounded-xs border border-line px-1.5 text-xs text-ink-soft no-underline"
        >
          {letters}
          <VisuallyHidden> ({meaning})</VisuallyHidden>
        </abbr>
      ))}
    </span>
  );
}
