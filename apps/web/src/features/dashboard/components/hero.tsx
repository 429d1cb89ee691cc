import { useState } from 'react';
import { firstNameOf } from '#lib/session/session-user.ts';
import { useAuth } from '#lib/session/auth-context.ts';
import type { Dashboard } from '../dashboard.queries.ts';
import { greetingAt, headlineFor } from '../greeting.ts';
import type { OpenTestSetup } from '../setup-preset.ts';
import { WeekCard } from './week-card.tsx';
import { StartButtons } from './start-buttons.tsx';

interface HeroProps {
  dashboard: Dashboard;
  openTestSetup: OpenTestSetup;
}

/** The greeting and the most important next step. */
export function Hero({ dashboard, openTestSetup }: HeroProps) {
  const { user } = useAuth();
  const [greeting] = useState(() => greetingAt(new Date().getHours()));
  const { stats, week } = dashboard.stats.data;
  const recommendations = dashboard.recommendations.data;
  const { before, highlight, after, lead } = headlineFor({ stats, week, recommendations });
  return (
    <div className="paper-grid paper-margin border-b border-line">
      <div className="mx-auto grid max-w-page items-center gap-7 py-9 pr-4.5 pl-8.5 sm:px-6 lg:grid-cols-[1.35fr_1fr] lg:gap-12 lg:py-14">
        <div>
          <h1 className="text-[clamp(2.125rem,5vw,3.5rem)] leading-[1.12]">
            {greeting}, {firstNameOf(user)}. {before}
            <span className="highlight">{highlight}</span>
            {after}
          </h1>
          <p className="mt-4 mb-6.5 max-w-[46ch] text-lg text-ink-soft">{lead}</p>
          <StartButtons
            testLabel="Start a Mock Test"
            practiceLabel="Explore Questions"
            openTestSetup={openTestSetup}
          />
        </div>
        <WeekCard week={week} recommendations={dashboard.recommendations} openTestSetup={openTestSetup} />
      </div>
    </div>
  );
}
