import { ApiError } from '../../../lib/api/api-error.ts';
import { Banner } from '../../../components/ui/feedback/banner.tsx';

function bodyText(data: unknown): string {
  return typeof data === 'string' ? data : JSON.stringify(data, null, 2);
}

/** 'Error starting test: ...' with the status; the body is under Details, for support (spec 2 §8). */
export function StartFailure({ error }: { error: Error }) {
  const status = error instanceof ApiError ? error.status : undefined;
  const data = error instanceof ApiError ? error.data : undefined;
  return (
    <Banner tone="error">
      <p>
        Error starting test: {status === undefined ? '' : `${String(status)} `}
        {error.message}
      </p>
      {data != null && (
        <details className="mt-1 text-sm text-ink-soft">
          <summary className="min-h-11 content-center underline underline-offset-4">Details</summary>
          <pre className="overflow-x-auto font-mono text-xs whitespace-pre-wrap">{bodyText(data)}</pre>
        </details>
      )}
    </Banner>
  );
}
