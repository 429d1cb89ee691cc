import { signInMethods } from '@markwell/shared/features/auth/google.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { endpointQuery } from '../../lib/query/cache-keys.ts';

/**
 * Whether one can sign in with Google; undefined until the server has said so. Without an answer it may be tried.
 * Asks the cache itself: `useQuery` would cost the first page 3 KB.
 */
export function useCanUseGoogle(): boolean | undefined {
  const queryClient = useQueryClient();
  const [canUse, setCanUse] = useState<boolean>();
  useEffect(() => {
    queryClient.query(endpointQuery(signInMethods)).then(
      ({ google }) => {
        setCanUse(google);
      },
      () => {
        setCanUse(true);
      },
    );
  }, [queryClient]);
  return canUse;
}
