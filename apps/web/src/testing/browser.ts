import { currentUser, type SessionUserDto } from '@markwell/shared/accounts/auth.contract';
import { vi } from 'vitest';
import { buildToken, buildUser } from './builders.ts';
import { answer } from './server.ts';

/**
 * Empties what the browser stores, undoes all mocks, and replaces what jsdom cannot do without a layout. Returns
 * the mock of `console.warn`, which prints nothing.
 */
export function resetBrowser() {
  vi.restoreAllMocks();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
  sessionStorage.clear();
  return vi.spyOn(console, 'warn').mockImplementation(() => undefined);
}

/** Signs a user in: stores a valid token, and answers with the user. */
export function signIn(change: Partial<SessionUserDto> = {}): SessionUserDto {
  const user = buildUser(change);
  localStorage.setItem('token', buildToken());
  answer(currentUser, user);
  return user;
}

/** jsdom has no addresses for files: gives each one with its name. Returns the files that got one. */
export function giveFilesAddresses(): Blob[] {
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      files.push(file);
      return `blob:${file instanceof File ? file.name : String(files.length)}`;
    },
    revokeObjectURL: () => undefined,
  });
  return files;
}

/** Lets pages download files without leaving them. Returns the downloaded files. */
export function recordDownloads(): Blob[] {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return giveFilesAddresses();
}
