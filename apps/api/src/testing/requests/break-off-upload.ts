import * as fs from 'node:fs/promises';
import { request } from 'node:http';
import { expect } from 'vitest';

interface Upload {
  port: number;
  path: string;
  headers: Record<string, string>;
  /** The form field of the file. */
  field: string;
  /** Where the server keeps files while it receives them. */
  uploadFolder: string;
}

/** Sends the beginning of a file and breaks off when it is on the server. Resolves when the server has removed it. */
export async function breakOffUpload({ port, path, headers, field, uploadFolder }: Upload): Promise<void> {
  const client = request({
    port,
    method: 'POST',
    path,
    headers: {
      ...headers,
      'Content-Type': 'multipart/form-data; boundary=b',
      'Content-Length': '1500',
    },
  });
  const closed = new Promise((resolve) => client.on('error', resolve));
  client.write(`--b\r\nContent-Disposition: form-data; name="${field}"; filename="a"\r\n\r\n%PDF-1.7`);
  await expect.poll(async () => (await fs.readdir(uploadFolder, { recursive: true })).length).toBe(2);
  client.destroy(new Error('gone'));
  await closed;
  await expect.poll(() => fs.readdir(uploadFolder)).toEqual([]);
}
