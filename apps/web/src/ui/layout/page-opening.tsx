import { Spinner } from '../feedback/spinner.tsx';

/** Shown while it is not yet known which page opens. At the start, the app shell is shown in its place. */
export function PageOpening({ label = 'Checking your sign-in…' }: { label?: string | undefined }) {
  return (
    <div data-opening>
      <Spinner page label={label} />
    </div>
  );
}
