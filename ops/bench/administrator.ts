import { uploadQuestions } from '@markwell/shared/question-editing/upload/upload.contract';
import type pg from 'pg';
import type { Bank, BenchPupil } from './benchmark-environment.ts';

/** Makes the bank's second-last pupil an administrator and returns it. */
export async function administratorOf(bank: Bank, pool: pg.Pool): Promise<BenchPupil> {
  const administrator = bank.pupils.at(-2);
  if (!administrator) throw new Error('the bank has no pupil for an administrator');
  await pool.query(`update users set role = 'ADMIN' where id = $1::uuid`, [administrator.id]);
  return administrator;
}

export const jpegOf = (content: Buffer): Blob => new Blob([new Uint8Array(content)], { type: 'image/jpeg' });

/** Uploads pictures as questions of the bank's subject, all with the answer A. */
export function uploadPictures(
  bank: Bank,
  administrator: BenchPupil,
  pictures: readonly Blob[],
  extra: Record<string, string> = {},
): Promise<void> {
  const fields = {
    examTypeId: bank.stageId,
    subjectId: bank.subjectId,
    topicName: 'General',
    difficulty: '2',
    questionContentType: 'image',
    answerKey: pictures.map(() => 'A').join(','),
    ...extra,
  };
  const files = pictures.map((content, index) => ({
    field: 'questionImages',
    content,
    name: `${String(index).padStart(3, '0')}.jpg`,
  }));
  return sendForm(bank, administrator, uploadQuestions.path, fields, files);
}

/** Sends a form like the web. Throws on any status but 200. */
export async function sendForm(
  bank: Bank,
  { token }: BenchPupil,
  path: string,
  fields: Record<string, string>,
  files: { field: string; content: Blob; name: string }[] = [],
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { field, content, name } of files) form.append(field, content, name);
  const response = await fetch(`${bank.api.url}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (response.status !== 200)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
}
