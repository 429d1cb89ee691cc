import type { written } from '@markwell/shared/answers/written/written';
import { writtenLines } from '@markwell/shared/question-editing/answer-lines/list-lines';
import { hasText, textIn, children } from '../moodle-elements.ts';
import { UnusableQuestion } from '../question-file.ts';
import type { ExchangedKind } from './exchanged-kind.ts';

/** The points of the mark scheme are the lines of Moodle's information for graders: `a point | in other words [2]`. */
export const exchangedWritten: ExchangedKind<Parameters<typeof written.show>[0]> = {
  kind: 'written',
  moodle: {
    type: 'essay',
    write(definition, { html }) {
      const { scheme, wordGuide } = definition;
      if (scheme.type !== 'points') throw new UnusableQuestion('has a mark scheme with levels');
      if (scheme.points.some(({ doNotAccept }) => doNotAccept.length > 0))
        throw new UnusableQuestion('has answers that are not to be accepted');
      if (wordGuide) throw new UnusableQuestion('says how many words to write');
      return {
        elements: [
          '<responseformat>editor</responseformat><responserequired>1</responserequired><responsefieldlines>15</responsefieldlines><attachments>0</attachments>',
          `<graderinfo format="html">${html(writtenLines.write(definition).lines.join('\n'))}</graderinfo>`,
        ],
      };
    },
    read(question) {
      if (!hasText(children(question, 'graderinfo')[0]))
        throw new UnusableQuestion('is an essay question without a mark scheme');
      const scheme = textIn(question, 'graderinfo');
      const lines = scheme.text.split('\n').filter((line) => line.trim() !== '');
      const definition = writtenLines.read({ lines, wrong: [] });
      if (typeof definition === 'string') throw new UnusableQuestion(definition);
      return { definition, texts: [scheme] };
    },
  },
};
