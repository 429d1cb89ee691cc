import { Link } from 'react-router-dom';
import { Button } from '#components/ui/actions/button.tsx';
import type { OpenTestSetup } from '../setup-preset.ts';

interface StartButtonsProps {
  testLabel: string;
  practiceLabel: string;
  openTestSetup: OpenTestSetup;
}

/** The two ways to begin: a mock test and practice. */
export function StartButtons({ testLabel, practiceLabel, openTestSetup }: StartButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full">
      <Button
        className="max-sm:w-full"
        onClick={() => {
          openTestSetup();
        }}
      >
        {testLabel}
      </Button>
      <Button asChild variant="quiet" className="max-sm:w-full">
        <Link to="/practice">{practiceLabel}</Link>
      </Button>
    </div>
  );
}
