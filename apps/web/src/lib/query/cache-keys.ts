import type { AnyEndpoint, InputOf, ResponseOf } from '@markwell/shared/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/client.ts';

type Input<E extends AnyEndpoint> = unknown extends InputOf<E> ? [] : [input: InputOf<E>];

/** The cache key of a request; without input, the prefix of all keys of the endpoint. */
export function endpointKey<E extends AnyEndpoint>(endpoint: E, input?: InputOf<E>) {
  return input === undefined ? [endpoint.path] : [endpoint.path, input];
}

/** A read endpoint as a query, for example `useQuery(endpointQuery(ownStats))`. */
export function endpointQuery<E extends AnyEndpoint>(endpoint: E, ...[input]: Input<E>) {
  const callLoosely = call as (
    endpoint: E,
    input: unknown,
    options: { signal: AbortSignal },
  ) => Promise<ResponseOf<E>>;
  return queryOptions({
    queryKey: endpointKey(endpoint, input),
    queryFn: ({ signal }) => callLoosely(endpoint, input, { signal }),
  });
}
