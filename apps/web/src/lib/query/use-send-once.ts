import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { createReusableIdempotencyKey } from '../api/idempotency-key.ts';

interface SendOnceOptions<Input, Reply> {
  /** Sends the request; the key is the same for the same input until there is a reply. */
  send: (input: Input, idempotencyKey: string) => Promise<Reply>;
  onSuccess?: UseMutationOptions<Reply, Error, Input>['onSuccess'];
}

/**
 * A mutation that has one effect, for example one e-mail, although its reply may be lost: the user who sends it again
 * repeats the request. After a reply, sending it again is another request.
 */
export function useSendOnce<Input, Reply>({ send, onSuccess }: SendOnceOptions<Input, Reply>) {
  const [repeatable] = useState(createReusableIdempotencyKey);
  return useMutation<Reply, Error, Input>({
    mutationFn: (input) => send(input, repeatable.keyFor(JSON.stringify(input))),
    onSuccess(...success) {
      repeatable.forget();
      return onSuccess?.(...success);
    },
  });
}
