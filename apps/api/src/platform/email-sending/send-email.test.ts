import { expect, test } from 'vitest';
import { createEmailSender } from './send-email.ts';

const mailThat = (check: () => Promise<void>) => ({ check, send: () => Promise.resolve() });

test('when e-mail cannot be sent, the error has a message and a time to try again', async () => {
  const unreachable = createEmailSender(mailThat(() => Promise.reject(new Error('away'))));
  await expect(unreachable.assertCanSend()).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'We cannot send e-mail at the moment. Nothing is lost: please try again in a few minutes.',
    retryAfter: 60,
  });
  await createEmailSender(mailThat(() => Promise.resolve())).assertCanSend();
});
