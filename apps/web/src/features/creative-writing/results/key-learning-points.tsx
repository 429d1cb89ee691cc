import { Lightbulb } from 'lucide-react';
import { Card } from '../../../components/ui/display/card.tsx';

const learningPoints = [
  'The best piece answers every line of the brief; a good sentence that ignores it loses points.',
  'Show, then stop: a detail that can be seen, heard or touched does more than naming the feeling.',
  'One exact verb is worth two adverbs.',
  'Sentence length is a tool: short for shock, long for wonder.',
  'Give your reason before you look: knowing why you chose it helps your own writing.',
];

export function KeyLearningPoints() {
  return (
    <Card asChild>
      <section aria-labelledby="key-learning-points">
        <h2 id="key-learning-points" className="text-xl">
          Key Learning Points
        </h2>
        <ul className="mt-3 grid gap-2">
          {learningPoints.map((point) => (
            <li key={point} className="grid grid-cols-[auto_1fr] gap-2.5">
              <Lightbulb aria-hidden className="mt-1 size-[18px] text-caution" />
              {point}
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
