import { medalOf } from '@markwell/shared/rules/medals';
import { scoreBand } from '@markwell/shared/rules/score-bands';
import { Medal } from 'lucide-react';
import { Badge } from '../../../components/ui/display/badge.tsx';
import { bandTones } from '../wording.ts';

const medalWords = { gold: 'Gold', silver: 'Silver', bronze: 'Bronze' };

/** A score in the colour of its band, with its medal: gold from 90, silver from 80, bronze from 70. */
export function ScoreBadge({ score }: { score: number }) {
  const { kind } = medalOf(score);
  return (
    <Badge tone={bandTones[scoreBand(score)]} className="figures-tabular">
      {kind !== 'none' && <Medal aria-hidden />}
      {score}%{kind !== 'none' && ` · ${medalWords[kind]}`}
    </Badge>
  );
}
