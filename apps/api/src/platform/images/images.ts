/** Why a picture is refused: unsupported type, too many pixels, cut off or damaged, too slow to read, or a full queue. */
export type ImageProblem = 'type' | 'pixels' | 'broken' | 'slow' | 'busy';

export class ImageError extends Error {
  override name = 'ImageError';
  readonly problem: ImageProblem;

  constructor(problem: ImageProblem, cause?: unknown) {
    super(`The picture cannot be used: ${problem}`, { cause });
    this.problem = problem;
  }
}

/** A re-encoded picture, as it is served. */
interface EncodedImage {
  bytes: Uint8Array;
  contentType: 'image/webp';
  width: number;
  height: number;
}

export interface Images {
  /**
   * Re-encodes a picture from its pixels: upright, in sRGB, without metadata, and only the first frame of an
   * animation. Throws ImageError.
   */
  encode: (path: string) => Promise<EncodedImage>;
}
