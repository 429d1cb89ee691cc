import { Scene } from '../drawings/scene.tsx';
import { ErrorState, type ErrorStateProps } from '../feedback/error-state.tsx';
import { Page } from './page.tsx';

interface FullPageErrorProps extends ErrorStateProps {
  /** The page's heading, for screen readers. */
  heading?: string | undefined;
  /** The server cannot be reached. */
  isOffline?: boolean | undefined;
}

/** An error instead of a whole page. */
export function FullPageError({ heading, isOffline = false, ...error }: FullPageErrorProps) {
  return (
    <Page width="narrow" className="grid min-h-[70dvh] content-center pt-10">
      {heading !== undefined && <h1 className="sr-only">{heading}</h1>}
      <ErrorState drawing={<Scene name={isOffline ? 'offline' : 'error'} className="mb-2" />} {...error} />
    </Page>
  );
}
