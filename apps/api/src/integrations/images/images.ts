/** What is wrong with a picture. `type`: none that is taken; `pixels`: too many; `broken`: cut off or damaged; `busy`: too many wait. */
export type ImageProblem = 'type' | 'pixels' | 'broken' | 'busy';

export class ImageError extends Error {
  override name = 'ImageError';
  readonly fault: ImageProblem;

  constructor(fault: ImageProblem, cause?: unknown) {
    super(`The picture cannot be used: ${fault}`, { cause });
    this.fault = fault;
  }
}

/** A picture made anew, as it is served. */
export interface EncodedImage {
  bytes: Uint8Array;
  contentType: 'image/webp';
  width: number;
  height: number;
}

export interface Images {
  /**
   * Makes a picture anew from its pixels alone: upright, in sRGB, without anything else that its file carried; of an
   * animation the first frame. Throws ImageError.
   */
  encode: (path: string) => Promise<EncodedImage>;
}
