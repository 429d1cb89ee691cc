import { Loaded } from '#ui/layout/loaded.tsx';
import { Section } from '#ui/layout/section.tsx';
import { formatDay } from '#lib/format.ts';
import { useParentViews } from '../parents.queries.ts';

const kindTexts = { SUMMARY: 'looked at your summary', EMAIL: 'got the weekly e-mail' } as const;

/** On which days parents saw the results. */
export function ParentViewsSection() {
  const views = useParentViews();
  return (
    <Section title="When they looked">
      <Loaded query={views} loading="Loading the days…" failure="This list did not load.">
        {(loaded) =>
          loaded.views.length === 0 ? (
            <p className="text-ink-soft">No parent has looked at your results yet.</p>
          ) : (
            <ul className="grid">
              {loaded.views.map(({ name, day, kind }, index) => (
                <li
                  key={`${day} ${kind} ${name} ${String(index)}`}
                  className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5"
                >
                  <span className="min-w-0 wrap-anywhere">
                    {name} {kindTexts[kind]}
                  </span>
                  <span className="text-ink-soft">{formatDay(`${day}T12:00:00Z`)}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}
