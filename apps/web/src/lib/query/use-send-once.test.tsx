import { forgotPassword } from '@markwell/shared/registration/account.contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { addHandler, answer, startServer } from '../../testing/server.ts';
import { call } from '../api/client.ts';
import { createQueryClient } from './query-client.ts';
import { useSendOnce } from './use-send-once.ts';

startServer();

function open() {
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const send = (email: string, idempotencyKey: string) =>
    call(forgotPassword, { body: { email } }, { idempotencyKey });
  return renderHook(() => useSendOnce({ send }), { wrapper }).result;
}

test('what is sent again after a lost reply has the same idempotency key, and a new one after a reply', async () => {
  const keys: (string | null)[] = [];
  const loseReplies = () => {
    addHandler(
      http.post('*/api/auth/forgot-password', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.error();
      }),
    );
  };
  const sending = open();
  const press = async (email: string, outcome: 'success' | 'error') => {
    const before = keys.length;
    act(() => sending.current.mutate(email));
    await waitFor(() => expect([keys.length, sending.current.status]).toEqual([before + 1, outcome]));
  };
  loseReplies();
  await press('ada@example.com', 'error');
  await press('ada@example.com', 'error');
  answer(forgotPassword, ({ headers }) => {
    keys.push(headers.get('idempotency-key'));
    return {};
  });
  await press('ada@example.com', 'success');
  await press('ada@example.com', 'success');
  loseReplies();
  await press('grace@example.com', 'error');
  await press('ada@example.com', 'error');
  const [lost, again, answered, ...others] = keys;
  expect(lost).toMatch(/^[0-9a-f]{32}$/u);
  expect([again, answered]).toEqual([lost, lost]);
  expect(new Set([lost, ...others]).size).toBe(4);
});
