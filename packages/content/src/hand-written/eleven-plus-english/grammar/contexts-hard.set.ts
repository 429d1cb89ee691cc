import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  topicCode: 'GRAMMAR',
  name: 'contexts-hard',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'Clauses, the passive, conditions and words with several uses',
  items: [
    item(
      3,
      'Which words in this sentence are an adverbial of time?\n‘Before sunrise, three deer crossed the silent road.’',
      'Before sunrise',
      ['three deer', 'crossed', 'the silent road', 'silent'],
      '‘Before sunrise’ tells when they crossed, so it is an adverbial of time. ‘The silent road’ is the object.',
    ),
    item(
      3,
      'In which sentence does a relative clause tell us about the ring?',
      'The ring that I found is gold.',
      [
        'I think that the ring is gold.',
        'The ring is so big that it slips.',
        'I know that you lost the ring.',
        'That ring is made of gold.',
      ],
      '‘That I found’ follows the noun ‘ring’ and says which ring it is. In ‘I think that …’ the word ‘that’ only joins two clauses.',
    ),
    item(
      3,
      'Which sentence puts this one into the passive?\n‘The storm destroyed the pier.’',
      'The pier was destroyed by the storm.',
      [
        'The storm was destroying the pier.',
        'The pier has destroyed the storm.',
        'The storm had destroyed the old pier.',
        'The pier destroyed it in the storm.',
      ],
      'In the passive, the pier becomes the subject and the storm follows ‘by’. The meaning stays the same.',
    ),
    item(
      3,
      'Which words complete the sentence?\n‘She would have come if she … about the party.’',
      'had known',
      ['has known', 'would know', 'was knowing', 'knows'],
      'She did not come, because she did not know. Such an unreal condition in the past takes ‘had’: ‘if she had known’.',
    ),
    item(
      3,
      'Which words complete the sentence?\n‘By next July we … here for ten years.’',
      'will have lived',
      ['have lived', 'had lived', 'are living', 'were living'],
      '‘By next July’ looks back from a point in the future, so the future perfect ‘will have lived’ is needed.',
    ),
    item(
      4,
      'In which sentence does ‘since’ mean ‘because’?',
      'Since you are here, sit down.',
      [
        'I have been here since noon.',
        'It has rained since we arrived.',
        'She left, and has since returned.',
        'Since Monday I have had a cold.',
      ],
      '‘Since you are here’ gives a reason. In the other sentences ‘since’ is about time.',
    ),
    item(
      4,
      'Which sentence has two main clauses?',
      'The sun set and the owls woke.',
      [
        'When the sun set, the owls woke.',
        'The owls, which were hungry, woke.',
        'The sun set behind the owls’ wood.',
        'The owls and the bats woke at once.',
      ],
      '‘The sun set’ and ‘the owls woke’ could each be a sentence, and ‘and’ joins them as equals. ‘When the sun set’ cannot stand alone.',
    ),
    item(
      4,
      'What does this sentence tell us?\n‘Had it snowed, the match would have been cancelled.’',
      'It did not snow, and the match was played.',
      [
        'It snowed, and the match was cancelled.',
        'It snowed, but the match was still played.',
        'It did not snow, but the match was cancelled.',
        'It may snow, and the match may be cancelled.',
      ],
      '‘Had it snowed’ means ‘if it had snowed’. It did not, so the match was not cancelled.',
    ),
    item(
      5,
      'In which sentence is ‘home’ an adverb?',
      'We walked home in the dark.',
      [
        'Home is where the heart is.',
        'Their home was very small.',
        'The home team won easily.',
        'I missed my home and family.',
      ],
      '‘Home’ tells where we walked, so it is an adverb. In ‘the home team’ it describes a noun, and in the rest it is a noun.',
    ),
    item(
      5,
      'Which pair of words completes the sentence?\n‘The number of visitors … growing, and a number of them … to stay.’',
      'is … want',
      ['are … want', 'is … wants', 'are … wants', 'am … want'],
      '‘The number’ is one figure and takes ‘is’. ‘A number of them’ means ‘several of them’ and takes ‘want’.',
    ),
    item(
      5,
      'Which sentence says something silly by mistake?',
      'Running for the bus, my hat blew off.',
      [
        'Running for the bus, I lost my hat.',
        'My hat blew off as I ran for the bus.',
        'I ran for the bus and lost my hat.',
        'While I was running, my hat blew off.',
      ],
      '‘Running for the bus’ describes the next noun, ‘my hat’, so it says that the hat was running.',
    ),
  ],
};
