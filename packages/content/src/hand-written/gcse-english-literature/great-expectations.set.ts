import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LITERATURE',
  topicCode: 'NINETEENTH_CENTURY_NOVELS',
  name: 'great-expectations',
  audience: 'Years 10 and 11, studying Great Expectations for GCSE English Literature',
  syllabus: 'The 19th-century novel: Great Expectations (plot, character, theme and narrative)',
  items: [
    item(
      1,
      'In Great Expectations, whom does Pip meet in the churchyard?',
      'An escaped convict',
      ['A wealthy lawyer', 'A boy called Herbert', 'A lady in white'],
      'Magwitch seizes him with ‘Keep still, you little devil, or I’ll cut your throat!’. Miss Havisham in her white dress is met later.',
    ),
    item(
      1,
      'In Great Expectations, what is Joe Gargery’s trade?',
      'Blacksmith',
      ['Carpenter', 'Fisherman', 'Tailor'],
      'Pip is to be apprenticed at Joe’s forge, until he hears of his expectations.',
    ),
    item(
      1,
      'In Great Expectations, what has Miss Havisham stopped at the moment when she was jilted?',
      'The clocks',
      ['The bells', 'The fires', 'The mill'],
      'All the clocks at Satis House stand at twenty minutes to nine. She still wears her wedding dress.',
    ),
    item(
      2,
      'In Great Expectations, who is Pip’s secret benefactor?',
      'Magwitch',
      ['Jaggers', 'Miss Havisham', 'Wemmick'],
      'Pip believes it is Miss Havisham, and so does the reader at first. Jaggers is only the lawyer who pays the money out.',
    ),
    item(
      2,
      'What does Estella’s remark ‘He calls the knaves Jacks, this boy!’ do to Pip?',
      'It makes him ashamed of his upbringing',
      [
        'It makes him wish to become a gambler',
        'It makes him laugh at her ignorance',
        'It makes him proud of his quick wit',
      ],
      'A word in a card game marks his class. From then on Pip is unhappy with home, hands and boots.',
    ),
    item(
      2,
      'What does Wemmick’s ‘castle’ at Walworth represent?',
      'A private life kept apart from the office',
      [
        'A dream of noble birth and great wealth',
        'A fear of burglars in the suburbs of London',
        'A prison in which he has locked up his father',
      ],
      'At the office he is hard, at home tender to the Aged Parent. The tiny drawbridge divides the two selves.',
    ),
    item(
      3,
      'What does it mean that the story is told by an older Pip?',
      'He can judge his younger self with irony and regret',
      [
        'He can hide the truth about Estella from the reader',
        'He can no longer remember how he felt as a child',
        'He can report what others thought when he was absent',
      ],
      'The narrator sees the snobbery that the boy did not see. The double view creates both comedy and shame.',
    ),
    item(
      3,
      'What does Pip learn through Joe’s visit to London?',
      'He has become a snob who is ashamed of a good man',
      [
        'He has been cheated of the money that was his due',
        'He has been wrong to think that Joe could not read',
        'He has to leave Herbert and return to the forge',
      ],
      'Pip would pay money to keep Joe away; Joe’s awkward hat and formal ‘Sir’ show the gap that Pip has made.',
    ),
    item(
      4,
      'What is ironic about Pip’s ‘great expectations’?',
      'A gentleman’s life is paid for by a convict',
      [
        'A convict’s money is stolen by a gentleman',
        'A poor man’s son inherits Miss Havisham’s house',
        'A lawyer’s clerk becomes richer than his master',
      ],
      'Pip despises the low and the criminal, and owes all to Magwitch. When he learns to love him, he has become a true gentleman without the money.',
    ),
    item(
      5,
      'How does Miss Havisham’s fate comment on revenge?',
      'By teaching Estella not to love, she loses the only love that she has',
      [
        'By teaching Estella to love, she gains the family that she was denied',
        'By forgiving Compeyson, she finds peace before she dies in the fire',
        'By ruining Pip’s fortune, she gets back what was taken from her',
      ],
      'She raised Estella to break men’s hearts, and Estella answers that she must be taken as she was made: cold to her too. Miss Havisham begs Pip to forgive her.',
    ),
    item(
      5,
      'What does Pip’s guilt, which begins with the stolen file and food, contribute to the novel?',
      'It ties him to the criminal world from which he thinks that money has freed him',
      [
        'It makes him confess to Joe at once and so removes the main source of suspense',
        'It proves to the police that he helped Orlick to attack his sister at the forge',
        'It explains why Miss Havisham has chosen him as the heir to all her property',
      ],
      'The leg-iron, Newgate, Jaggers and Magwitch’s return keep bringing back the marshes. The link that he feels as a stain turns out to be his fortune.',
    ),
    item(
      4,
      'How does Biddy serve as a contrast with Estella?',
      'Her warmth is near and overlooked, Estella’s coldness distant and desired',
      [
        'Her wealth is real and lasting, Estella’s wealth borrowed and soon spent',
        'Her pride is open and honest, Estella’s pride hidden behind good manners',
        'Her learning is far greater than Pip’s, Estella’s learning less than his own',
      ],
      'Pip knows that Biddy is better for him and tells her so, but he wants Estella. When he returns to propose, Biddy has married Joe.',
    ),
  ],
};
