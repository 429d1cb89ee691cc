import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#ui/actions/button.tsx';
import type { OpenTestSetup } from '../setup-preset.ts';

interface StartButtonsProps {
  testLabel: string;
  practiceLabel: ReactNode;
  /** False when another button of the section is the main one. */
  isMain?: boolean;
  openTestSetup: OpenTestSetup;
}

/** Side by side on a phone as well, unless text is large. */
const phoneClasses = 'max-sm:px-2 max-sm:text-sm';

/** The two ways to begin: a mock test and practice. */
export function StartButtons({ testLabel, practiceLabel, isMain = true, openTestSetup }: StartButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3 max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:large-text:grid-cols-1">
      <Button variant={isMain ? 'primary' : 'quiet'} className={phoneClasses} onClick={() => openTestSetup()}>
        {testLabel}
      </Button>
      <Button asChild variant="quiet" className={phoneClasses}>
        <Link to="/practice">{practiceLabel}</Link>
      </Button>
    </div>
  );
}
