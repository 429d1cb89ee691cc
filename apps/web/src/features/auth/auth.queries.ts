import { signInMethods } from '@markwell/shared/features/auth/google.contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query/keys.ts';

/** Whether one can sign in with Google; undefined until the server has said so. Without an answer it may be tried. */
export function useCanUseGoogle(): boolean | undefined {
  const { data, isError } = useQuery(endpointQuery(signInMethods));
  return isError || data?.google;
}
