import { expect, test } from 'vitest';
import { createEmailSender } from './send-email.ts';

const message = { to: 'ada@example.com', subject: 's', text: 't', html: 'h', images: [] };

/** A mail server that fails this many times before it works. */
function flakyMail(failures: number) {
  let calls = 0;
  const answer = () => (++calls <= failures ? Promise.reject(new Error('away')) : Promise.resolve());
  return { mail: { check: answer, send: answer }, count: () => calls };
}

test('sending an e-mail is tried three times', async () => {
  const { mail, count } = flakyMail(2);
  await createEmailSender(mail, [0, 0]).send(message);
  expect(count()).toBe(3);
});

test('after that it gives up and throws the reason', async () => {
  const { mail, count } = flakyMail(3);
  await expect(createEmailSender(mail, [0, 0]).send(message)).rejects.toThrow('away');
  expect(count()).toBe(3);
});

test('when e-mail cannot be sent, the error has a message and a time to try again', async () => {
  await expect(createEmailSender(flakyMail(1).mail).assertCanSend()).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'We cannot send e-mail at the moment. Nothing is lost: please try again in a few minutes.',
    retryAfter: 60,
  });
  await createEmailSender(flakyMail(0).mail).assertCanSend();
});
