import { signInMethods } from '@markwell/shared/accounts/google.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { endpointQuery } from '#lib/query/cache-keys.ts';

/**
 * Whether Google sign-in is set up; undefined until the server has replied. True if it
 * does not reply. Reads the query cache directly, because `useQuery` would add 3 KB to the first page.
 */
export function useCanUseGoogle(): boolean | undefined {
  const queryClient = useQueryClient();
  const [canUse, setCanUse] = useState<boolean>();
  useEffect(() => {
    queryClient.query(endpointQuery(signInMethods)).then(
      ({ google }) => setCanUse(google),
      () => setCanUse(true),
    );
  }, [queryClient]);
  return canUse;
}
