import { AlignLeft, Calendar, ChartColumn, FileText, Medal, Search, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { countOf } from '#lib/format.ts';
import { useQuestionTotal } from '../dashboard.queries.ts';

interface FeatureProps {
  icon: LucideIcon;
  title: string;
  words: string;
  path: string;
}

function Feature({ icon: Icon, title, words, path }: FeatureProps) {
  return (
    <li className="-mr-px -mb-px grid border-r border-b border-line">
      <Link
        to={path}
        className="block p-5.5 -outline-offset-3 transition-colors duration-150 hover:bg-sunk focus-visible:-outline-offset-3"
      >
        <Icon aria-hidden strokeWidth={2} className="size-[26px] text-royal" />
        <h3 className="mt-2.5 mb-1 text-[1.125rem]">{title}</h3>
        <p className="text-ink-soft">{words}</p>
      </Link>
    </li>
  );
}

const inARow = (streak: number | undefined) => {
  return streak ? `${countOf(streak, 'day')} in a row.` : 'Earn badges for your work.';
};

/** Six cards that link to the features. The streak is undefined when it could not be loaded; none is not named. */
export function FeatureGrid({ streak }: { streak: number | undefined }) {
  const total = useQuestionTotal();
  const questions = total === undefined ? 'Questions' : countOf(total, 'question');
  return (
    <section aria-labelledby="features" className="pt-10">
      <h2 id="features" className="sr-only">
        What you can do here
      </h2>
      <ul className="grid overflow-hidden rounded-lg border border-line bg-card sm:grid-cols-2 lg:grid-cols-3">
        <Feature
          icon={Search}
          title="Smart Question Explorer"
          words={`${questions}, by topic and difficulty.`}
          path="/practice"
        />
        <Feature
          icon={Calendar}
          title="AI Study Planner"
          words="We bring back questions you got wrong when it is time to practise them."
          path="/achievements"
        />
        <Feature icon={AlignLeft} title="Custom Test Builder" words="Unlimited Tests" path="/test/setup" />
        <Feature
          icon={ChartColumn}
          title="Performance Dashboard"
          words="See your progress in each topic."
          path="/achievements"
        />
        <Feature icon={Medal} title="Achievement System" words={inARow(streak)} path="/achievements" />
        <Feature icon={FileText} title="Past Papers" words="PDF Downloads & Solutions" path="/past-papers" />
      </ul>
    </section>
  );
}
