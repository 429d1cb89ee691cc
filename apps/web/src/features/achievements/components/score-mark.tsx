import { medalOf } from '@markwell/shared/rules/medals';
import { scoreBand } from '@markwell/shared/rules/score-bands';
import { Badge } from '../../../components/ui/badge.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { bandTones } from '../wording.ts';

const medalWords = { gold: 'gold medal', silver: 'silver medal', bronze: 'bronze medal' };

/** A score in the colour of its band, with the medal it earned: gold from 90, silver from 80, bronze from 70. */
export function ScoreMark({ score }: { score: number }) {
  const { kind, emoji } = medalOf(score);
  return (
    <Badge tone={bandTones[scoreBand(score)]} className="figures-tabular">
      {kind !== 'none' && <span aria-hidden>{emoji}</span>}
      {score}%{kind !== 'none' && <VisuallyHidden>, {medalWords[kind]}</VisuallyHidden>}
    </Badge>
  );
}
