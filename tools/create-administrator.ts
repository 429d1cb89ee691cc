import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { connectDatabase } from '@markwell/database/connect';
import { hashPassword } from '@markwell/database/password-hash';
import { z } from 'zod';
import { emailSchema } from '@markwell/shared/contract/field-schemas';

const administrator = z.object({
  email: emailSchema,
  name: z.string().trim().min(1, 'A name is needed').max(200),
  password: z.string().min(12, 'The password of an administrator has at least 12 characters').max(200),
});

/**
 * Makes a verified SUPER_ADMIN: --email and --name or, at a terminal, questions; the password from ADMIN_PASSWORD, standard
 * input or a question that does not show the answer. Throws when something is wrong or the e-mail address is taken.
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
  const database = connectDatabase(databaseUrl, { poolSize: 1 });
  try {
    if (await database.user.findUnique({ where: { email }, select: { id: true } }))
      throw new Error(`There is an account for ${email} already.`);
    await database.user.create({
      data: {
        email,
        name,
        role: 'SUPER_ADMIN',
        emailVerifiedAt: new Date(),
        passwordHash: await hashPassword(password),
      },
    });
    console.log(`Made the administrator ${email}.`);
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

/** Asks at a terminal; from a pipe each answer is the next line. */
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
