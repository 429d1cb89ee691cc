import { Check } from 'lucide-react';
import { Card } from '../../../components/ui/display/card.tsx';

const lessons = [
  'To answer the brief you were given, not the one you hoped for',
  'To show a feeling through what people do and notice',
  'To choose one exact word instead of three vague ones',
  'To vary sentences, so that the rhythm fits the moment',
  'To say why one piece of writing works better than another',
];

export function LearningPanel() {
  return (
    <Card asChild>
      <section aria-labelledby="what-you-will-learn">
        <h2 id="what-you-will-learn" className="text-xl">
          What You'll Learn
        </h2>
        <ul className="mt-3 grid gap-2">
          {lessons.map((lesson) => (
            <li key={lesson} className="grid grid-cols-[auto_1fr] gap-2.5">
              <Check aria-hidden strokeWidth={2.5} className="mt-1 size-[18px] text-correct" />
              {lesson}
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
