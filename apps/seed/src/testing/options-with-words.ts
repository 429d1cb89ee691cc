import { storedOptions } from '@markwell/api/testing/database/stored-options';

/** The options of a revision, with the words of the files of their pictures. */
export function optionsWithWords(revision: { parts: unknown }, wordsOf: ReadonlyMap<string, string>) {
  return storedOptions(revision).map(({ optionLetter: letter, contentType, contentValue, isCorrect }) => ({
    letter,
    text: contentType === 'TEXT' ? contentValue : null,
    isCorrect,
    image: contentType === 'IMAGE' ? { alternativeText: wordsOf.get(contentValue) ?? '' } : null,
  }));
}
