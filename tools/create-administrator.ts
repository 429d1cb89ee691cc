import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { connectDatabase } from '@markwell/database/connect';
import { assertStrongPassword } from '../apps/api/src/modules/accounts/assert-strong-password.ts';
import { personalWords } from '@markwell/shared/accounts/password-strength';
import { hashPassword } from '../apps/api/src/modules/accounts/password-hash.ts';
import { z } from 'zod';
import { emailSchema, nameSchema } from '@markwell/shared/contract/field-schemas';

const administrator = z.object({
  email: emailSchema,
  name: z.string().trim().min(1, 'A name is needed').pipe(nameSchema(120)),
  password: z.string().min(12, 'The password of an administrator must have at least 12 characters').max(200),
});

/**
 * Creates a verified SUPER_ADMIN from --email and --name or, at a terminal, from prompts. The password comes from
 * ADMIN_PASSWORD, standard input or a hidden prompt. The new account has no authenticator app: it is set up after the
 * first sign-in, which production requires before the Admin Panel opens (REQUIRE_SECOND_FACTOR). Throws if the input is invalid, the password is easy to guess, or the e-mail address is in use.
 */
export async function createAdministrator(databaseUrl: string, parameters: string[]): Promise<void> {
  const { values } = parseArgs({
    args: parameters,
    options: { email: { type: 'string' }, name: { type: 'string' } },
  });
  const answers = await withQuestions(async (ask) => ({
    email: values.email ?? (await ask('E-mail: ')),
    name: values.name ?? (await ask('Name: ')),
    password: process.env['ADMIN_PASSWORD'] ?? (await ask('Password: ', true)),
  }));
  const { email, name, password } = read(answers);
  await assertStrongPassword(password, personalWords(name, email), 'password');
  const database = connectDatabase(databaseUrl, { poolSize: 1 });
  try {
    if (await database.user.findUnique({ where: { email }, select: { id: true } }))
      throw new Error(`There is already an account for ${email}.`);
    await database.user.create({
      data: {
        email,
        name,
        role: 'SUPER_ADMIN',
        emailVerifiedAt: new Date(),
        passwordHash: await hashPassword(password),
      },
    });
    console.log(`Created the administrator ${email}.`);
    console.log(
      'In production the Admin Panel opens after you have signed in and set up an authenticator app in Settings.',
    );
  } finally {
    await database.$disconnect();
  }
}

function read(answers: unknown): z.infer<typeof administrator> {
  const result = administrator.safeParse(answers);
  if (!result.success) throw new Error(result.error.issues.map((issue) => issue.message).join('\n'));
  return result.data;
}

type Ask = (question: string, isSecret?: boolean) => Promise<string>;

/** Prompts at a terminal; with a pipe each answer is the next line. */
async function withQuestions<Result>(work: (ask: Ask) => Promise<Result>): Promise<Result> {
  let isMuted = false;
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      if (!isMuted) process.stdout.write(chunk);
      done();
    },
  });
  const terminal = createInterface({
    input: process.stdin,
    output,
    terminal: process.stdin.isTTY,
  });
  const lines = terminal[Symbol.asyncIterator]();
  try {
    return await work(async (question, isSecret = false) => {
      if (process.stdin.isTTY) process.stdout.write(question);
      isMuted = isSecret;
      const { value } = await lines.next();
      if (isSecret && process.stdin.isTTY) process.stdout.write('\n');
      isMuted = false;
      return value ?? '';
    });
  } finally {
    terminal.close();
  }
}
