import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { createReusableIdempotencyKey } from '../api/idempotency-key.ts';
import { startWithRetries } from './start-retry.ts';

interface StartOptions<Choice, Started> {
  /** Sends the request; the key is the same for the same choice until there is a reply. */
  start: (choice: Choice, idempotencyKey: string) => Promise<Started>;
  onSuccess?: (started: Started) => void;
  onError?: UseMutationOptions<Started, Error, Choice>['onError'];
}

/** A mutation that starts a test, quiz or challenge once, however often it is sent, also while the server is busy. */
export function useStart<Choice, Started>({ start, onSuccess, onError }: StartOptions<Choice, Started>) {
  const [repeatable] = useState(createReusableIdempotencyKey);
  return useMutation({
    ...startWithRetries,
    mutationFn: (choice: Choice) => start(choice, repeatable.keyFor(JSON.stringify(choice))),
    onSuccess(started) {
      repeatable.forget();
      onSuccess?.(started);
    },
    ...(onError && { onError }),
  });
}
