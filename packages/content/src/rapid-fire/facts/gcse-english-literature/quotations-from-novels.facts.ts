import type { TopicFacts } from '../facts.ts';

export const facts: TopicFacts = {
  topic: 'GCSE_ENGLISH_LITERATURE/NINETEENTH_CENTURY_NOVELS',
  groups: {
    quotations: {
      levels: [4, 10],
      seconds: 15,
      ask: (words) => `In which book do we read ‘${words}’?`,
      explain: (words, book) => `The words ‘${words}’ are found in the book ‘${book}’.`,
      facts: [
        ['Marley was dead: to begin with', 'A Christmas Carol'],
        ['Reader, I married him', 'Jane Eyre'],
        ['man is not truly one, but truly two', 'Jekyll and Hyde'],
        ['It is a truth universally acknowledged', 'Pride and Prejudice'],
        ['Accursed creator!', 'Frankenstein'],
        ['My father’s family name being Pirrip', 'Great Expectations'],
        ['The cold within him froze his old features', 'A Christmas Carol'],
        ['In vain have I struggled. It will not do.', 'Pride and Prejudice'],
        ['It was on a dreary night of November', 'Frankenstein'],
        ['There was no possibility of taking a walk that day', 'Jane Eyre'],
        ['I shall be Mr. Seek', 'Jekyll and Hyde'],
        ['Break their hearts, my pride and hope', 'Great Expectations'],
        ['I am malicious because I am miserable', 'Frankenstein'],
        ['I wear the chain I forged in life', 'A Christmas Carol'],
        ['A lady’s imagination is very rapid', 'Pride and Prejudice'],
        ['Do you think I am an automaton?', 'Jane Eyre'],
        ['if ever I read Satan’s signature upon a face', 'Jekyll and Hyde'],
        ['Take nothing on its looks; take everything on evidence', 'Great Expectations'],
        ['no space of regret can make amends', 'A Christmas Carol'],
        ['Beware; for I am fearless, and therefore powerful', 'Frankenstein'],
        ['I would always rather be happy than dignified', 'Jane Eyre'],
        ['a man of a rugged countenance, that was never lighted by a smile', 'Jekyll and Hyde'],
        ['I saw no shadow of another parting from her', 'Great Expectations'],
        ['I could easily forgive his pride, if he had not mortified mine', 'Pride and Prejudice'],
      ],
    },
  },
};
