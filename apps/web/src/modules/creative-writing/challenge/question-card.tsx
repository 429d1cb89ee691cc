import type { CreativeQuestionDto } from '@markwell/shared/creative-writing/creative-writing.schemas';
import { creativeDifficultyNames } from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { Brief } from '../components/brief.tsx';

/** The question: title, age group and brief. */
export function QuestionCard({ question }: { question: CreativeQuestionDto }) {
  const { title, difficulty, ageGroup, theme, estimatedTime, brief } = question;
  return (
    <Card className="grid gap-3">
      <h2 className="text-2xl">{title}</h2>
      <ul aria-label="About this question" className="flex flex-wrap gap-2">
        <li>
          <Badge tone="royal">{creativeDifficultyNames[difficulty]}</Badge>
        </li>
        <li>
          <Badge>{ageGroup}</Badge>
        </li>
        {theme !== undefined && (
          <li>
            <Badge className="whitespace-normal">{theme}</Badge>
          </li>
        )}
        <li>
          <Badge>~{Math.floor(estimatedTime / 60)} min</Badge>
        </li>
      </ul>
      <Brief text={brief} />
      <p className="text-sm text-ink-soft">
        1 min read • 2 min choose & note reasons • 1 min reveal • 1 min micro-write
      </p>
    </Card>
  );
}
