import { Link } from 'react-router-dom';
import { Button } from '#ui/actions/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { formatDay } from '#lib/format.ts';

/** Shown on every page until the day from which the user must have an authenticator app. */
export function SecondFactorBanner({ dueOn }: { dueOn: string }) {
  return (
    <div className="mx-auto w-full max-w-page px-4.5 pt-4 sm:px-6">
      <Banner
        title={`From ${formatDay(dueOn)} you need a code to sign in`}
        action={
          <Button asChild size="small">
            <Link to="/settings#sign-in-codes">Set it up</Link>
          </Button>
        }
      >
        Your account shows children’s work. An authenticator app takes two minutes to set up.
      </Banner>
    </div>
  );
}
