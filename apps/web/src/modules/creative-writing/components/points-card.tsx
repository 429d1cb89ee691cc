import { useId, type ReactNode } from 'react';
import { Card } from '#ui/display/card.tsx';

interface PointsCardProps {
  title: string;
  points: readonly string[];
  /** The icon before each point. */
  children: ReactNode;
}

/** A list of points to learn. */
export function PointsCard({ title, points, children }: PointsCardProps) {
  const titleId = useId();
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        <ul className="mt-3 grid gap-2">
          {points.map((point) => (
            <li key={point} className="grid grid-cols-[auto_1fr] gap-2.5">
              {children}
              {point}
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
