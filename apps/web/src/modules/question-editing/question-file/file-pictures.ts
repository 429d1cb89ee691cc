import { maxAlternativeText } from '@markwell/shared/question-editing/upload/alternative-texts';
import { maxImageBytes } from '@markwell/shared/media/media.vocabulary';
import type { HtmlPicture } from './html/plain-text-of-html.ts';
import { UnusableQuestion, type FilePicture } from './question-file.ts';

/** The types of pictures that an upload takes, by their first bytes. */
const types: readonly { type: string; ending: string; begins: RegExp }[] = [
  { type: 'image/png', ending: 'png', begins: /^\u0089PNG/u },
  { type: 'image/jpeg', ending: 'jpg', begins: /^\u00FF\u00D8\u00FF/u },
  { type: 'image/gif', ending: 'gif', begins: /^GIF8/u },
  { type: 'image/webp', ending: 'webp', begins: /^RIFF[^]{4}WEBP/u },
  { type: 'image/avif', ending: 'avif', begins: /^[^]{4}ftypavi[fs]/u },
];

const inFile = /^@@PLUGINFILE@@\/+([^?#]+)/iu;
const inAddress = /^data:image\/[\w+.-]+;base64,/iu;

/**
 * The picture that HTML refers to: one of the files in the XML, in base 64 by their names, or one in the address itself.
 * Throws `UnusableQuestion` if there is none that an upload takes.
 */
export function pictureIn(
  files: ReadonlyMap<string, string>,
  { source, alternativeText }: HtmlPicture,
): FilePicture {
  const address = inAddress.exec(source);
  const name = decoded(inFile.exec(source)?.[1] ?? '');
  const content = address ? source.slice(address[0].length) : files.get(name);
  if (content === undefined) {
    throw new UnusableQuestion(
      name === ''
        ? 'has a picture on another website'
        : `has the picture ‘${name}’, which is not in the file`,
    );
  }
  const bytes = bytesOf(content);
  const start = bytes && String.fromCharCode(...bytes.subarray(0, 12));
  const type = types.find(({ begins }) => start !== undefined && begins.test(start));
  if (!bytes || !type) throw new UnusableQuestion('has a picture that is not JPEG, PNG, WebP, AVIF or GIF');
  if (bytes.length > maxImageBytes) throw new UnusableQuestion('has a picture larger than 5 MB');
  const words = alternativeText.replaceAll(/\s+/gu, ' ').trim();
  if (words.length > maxAlternativeText) {
    throw new UnusableQuestion(
      `has a picture with an alternative text of more than ${String(maxAlternativeText)} characters`,
    );
  }
  return {
    name: name === '' ? `picture.${type.ending}` : (name.split('/').at(-1) ?? name),
    type: type.type,
    bytes,
    alternativeText: words,
  };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const characters = atob(base64);
    const bytes = new Uint8Array(characters.length);
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = characters.charCodeAt(index);
    return bytes;
  } catch {
    return undefined;
  }
}
