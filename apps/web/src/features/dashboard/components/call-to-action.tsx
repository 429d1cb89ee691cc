import { Card } from '../../../components/ui/display/card.tsx';
import type { OpenTestSetup } from '../setup-preset.ts';
import { StartButtons } from './start-buttons.tsx';

export function CallToAction({ openTestSetup }: { openTestSetup: OpenTestSetup }) {
  return (
    <Card asChild padding="large" className="mt-10">
      <section
        aria-labelledby="closing"
        className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-l-4 border-l-marker"
      >
        <div className="min-w-0 flex-1 basis-80">
          <h2 id="closing" className="text-2xl">
            Find out what you know with a test
          </h2>
          <p className="mt-1.5 max-w-read text-ink-soft">
            Pick a subject and a length, answer against the clock, and see every solution afterwards.
          </p>
        </div>
        <StartButtons testLabel="Get Started Free" practiceLabel="Learn More" openTestSetup={openTestSetup} />
      </section>
    </Card>
  );
}
