import { z } from 'zod';
import { idSchema, textSchema } from '../contract/field-schemas.ts';

/** Characters. */
export const maxAlternativeTextLength = 500;

/** A picture anywhere in a question's content: one shape, so that all of them can be found. */
export const pictureSchema = z.strictObject({
  imageId: idSchema,
  alternativeText: textSchema(maxAlternativeTextLength).nullable(),
});
export type Picture = z.infer<typeof pictureSchema>;

/** A picture as pupils get it: the API adds where it is and its size in pixels. */
export const shownPictureSchema = z.object({
  ...pictureSchema.shape,
  address: z.string().optional(),
  size: z.object({ width: z.int().positive(), height: z.int().positive() }).nullable().optional(),
});
export type ShownPicture = z.infer<typeof shownPictureSchema>;

const isPicture = (value: object): value is Picture =>
  Object.hasOwn(value, 'imageId') && Object.hasOwn(value, 'alternativeText');

/** All pictures of a definition, of a part or of a question, in their order. */
export function picturesOf(value: unknown): Picture[] {
  if (typeof value !== 'object' || value === null) return [];
  return isPicture(value) ? [value] : Object.values(value).flatMap(picturesOf);
}

/** The same content with each picture replaced. */
export const withPictures = <Content>(
  content: Content,
  replace: (picture: Picture) => ShownPicture,
): Content => replacePictures(content, replace) as Content;

function replacePictures(value: unknown, replace: (picture: Picture) => ShownPicture): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => replacePictures(each, replace));
  if (isPicture(value)) return replace(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, replacePictures(each, replace)]),
  );
}
