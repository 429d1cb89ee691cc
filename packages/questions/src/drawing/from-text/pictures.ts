import type { ContentImage } from '#content-types.ts';
import { faultAt, type Line } from '#text/numbered-lines.ts';
import { parsePicture } from './parse-picture.ts';

/** The pictures of a text file: sections above the questions that show them. */
export interface Pictures {
  add: (section: readonly Line[]) => void;
  /** The picture of this name, for a question. */
  show: (name: string, line: Line | undefined) => ContentImage;
  /** Throws an error if no question shows one of them. */
  refuseUnused: () => void;
}

export const isPicture = ([heading]: readonly Line[]): boolean =>
  heading?.text.startsWith('# picture ') ?? false;

export function createPictures(): Pictures {
  const pictures = new Map<string, { heading: Line | undefined; picture: ContentImage }>();
  const shown = new Set<string>();
  return {
    add: (section) => {
      const [name, picture] = parsePicture(section);
      if (pictures.has(name)) throw faultAt(section[0], `there are two pictures "${name}"`);
      pictures.set(name, { heading: section[0], picture });
    },
    show: (name, line) => {
      const found = pictures.get(name);
      if (!found) throw faultAt(line, `there is no picture "${name}" above`);
      shown.add(name);
      return found.picture;
    },
    refuseUnused: () => {
      for (const [name, { heading }] of pictures)
        if (!shown.has(name)) throw faultAt(heading, `no question below shows the picture "${name}"`);
    },
  };
}
