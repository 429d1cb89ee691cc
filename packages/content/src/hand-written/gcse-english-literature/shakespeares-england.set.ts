import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LITERATURE',
  topicCode: 'TERMS_AND_CONTEXT',
  name: 'shakespeares-england',
  audience: 'Years 10 and 11, revising the background of their set texts',
  syllabus: 'Context: the theatre, belief and society of Shakespeare’s England',
  items: [
    item(
      1,
      'Which monarch was on the throne when Macbeth was first performed?',
      'James I',
      ['Elizabeth I', 'Henry VIII', 'Charles II'],
      'James VI of Scotland became James I of England in 1603; Macbeth dates from about 1606.',
    ),
    item(
      1,
      'Who played the female parts in Shakespeare’s theatre?',
      'Boys and young men',
      ['Girls of noble birth', 'The wives of the actors', 'Older women only'],
      'Women did not act on the public stage in England until 1660. Lady Macbeth and Juliet were played by boys.',
    ),
    item(
      1,
      'What were the ‘groundlings’ at the Globe theatre?',
      'Spectators who stood in the yard',
      [
        'Actors who played only small parts',
        'Musicians who sat under the stage',
        'Servants who swept up the theatre',
      ],
      'They paid a penny to stand in the open yard. Richer spectators sat in the galleries.',
    ),
    item(
      1,
      'For what was Venice, where Antonio and Shylock do business, best known in Shakespeare’s England?',
      'Trade by sea',
      ['Mines of silver', 'Schools of law', 'Wars of religion'],
      'Venice was a rich trading republic, where merchants of many nations and faiths met. Antonio’s ships and Shylock’s loans belong to this world.',
    ),
    item(
      2,
      'What was the belief in the divine right of kings?',
      'A king’s authority came from God',
      [
        'A king became a god when he died',
        'A king was to be chosen by bishops',
        'A king had to be obeyed by the Pope',
      ],
      'To kill a king was therefore a sin against God. That is why nature itself is disturbed when Duncan is murdered.',
    ),
    item(
      2,
      'Why would the first audiences of Macbeth have found its subject topical?',
      'The Gunpowder Plot had lately threatened the king',
      [
        'The Spanish Armada had lately been seen off Plymouth',
        'A Scottish army had lately invaded England',
        'A queen had lately been executed for treason',
      ],
      'In November 1605 conspirators tried to kill James I. A play in which a king is murdered and the murderer punished spoke to that fear.',
    ),
    item(
      2,
      'Why did King James I take a special interest in witches?',
      'He had written a book about them',
      [
        'He had been brought up by one',
        'He wanted to employ them as spies',
        'He thought that they did not exist',
      ],
      'His Daemonologie appeared in 1597, and he believed that witches had tried to drown him at sea.',
    ),
    item(
      2,
      'What was the Great Chain of Being?',
      'A fixed order of all things from God downwards',
      [
        'A set of laws about the treatment of prisoners',
        'A line of kings from Banquo down to James I',
        'A list of duties that a wife owed her husband',
      ],
      'God, angels, king, nobles, people, animals and stones each had a place. When Macbeth kills the king, order breaks down.',
    ),
    item(
      2,
      'What power had a father over his daughter in Shakespeare’s time, as Romeo and Juliet and Much Ado show?',
      'He could largely decide whom she married',
      [
        'He could not prevent her choice of husband',
        'He had to leave her half of his property',
        'He was bound to send her to a grammar school',
      ],
      'Capulet threatens Juliet when she refuses Paris. Girls of good family were a means of making alliances.',
    ),
    item(
      3,
      'How might a Jacobean audience have judged Lady Macbeth’s ‘unsex me here’?',
      'As unnatural, close to witchcraft',
      [
        'As admirable, close to sainthood',
        'As comic, fit for a clown’s part',
        'As normal for a Scottish queen',
      ],
      'Women were expected to be gentle and obedient. To call on spirits and reject motherhood would have seemed an alliance with evil.',
    ),
    item(
      3,
      'What do we know about Jews in England when The Merchant of Venice was written?',
      'They had been banned from the country for 300 years',
      [
        'They had equal rights with Christians in all trades',
        'They were allowed to live only in the port of London',
        'They had just been given permission to come back',
      ],
      'Edward I expelled the Jews in 1290, and they were not readmitted until the 1650s. Most of the audience knew only stereotypes, which the play uses and questions.',
    ),
    item(
      4,
      'How does knowing that James I claimed descent from Banquo affect our reading of Macbeth?',
      'It makes Banquo’s nobler part a compliment to the king',
      [
        'It makes Banquo’s murder a warning to the king’s heirs',
        'It proves that Banquo was a real friend of Shakespeare’s',
        'It explains why Banquo is guilty in Shakespeare’s source only',
      ],
      'In Holinshed’s Chronicles Banquo helps Macbeth to kill Duncan. In the play he is innocent, and his line of kings stretches to James himself. The source is a fact, the compliment the reason for the change.',
    ),
    item(
      5,
      'A pupil writes: ‘Shakespeare’s audience believed in witches, so they thought that Macbeth was not to blame.’ What is the flaw?',
      'Belief in witches did not remove belief in free will and sin',
      [
        'Nobody in the audience believed in witches any longer',
        'Macbeth is himself told by the Witches that he will be to blame',
        'Witches were thought to harm only women and children',
      ],
      'The Church taught that the devil tempts but that the sinner consents. Banquo’s resistance in the same scene shows that choice was possible.',
    ),
    item(
      5,
      'Why should an essay be careful with the statement that Shakespeare wrote Macbeth to flatter James I?',
      'The play also shows how fearful and lawless a king can be',
      [
        'The play was written before James had come to England',
        'The play was never acted at any court in Shakespeare’s life',
        'The play makes Banquo guilty of the murder of Duncan',
      ],
      'Banquo and the witches fit the King’s interests, but the drama of a tyrant raises questions about power. Motive is inference; the details of the play are evidence.',
    ),
    item(
      5,
      'Which is the most careful use of the fact that boys played female parts?',
      'It may have added irony to scenes in which a heroine disguises herself as a man',
      [
        'It proves that Shakespeare had no interest in the characters of his women',
        'It explains why there are no scenes of love in any of the comedies',
        'It meant that no woman was ever allowed to see a play at the Globe',
      ],
      'When Portia dresses as a lawyer, a boy plays a woman who plays a man. ‘May have’ is right, since we cannot know what each audience felt; women did attend.',
    ),
  ],
};
