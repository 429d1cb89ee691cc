import type { UploadForm } from '@markwell/api/modules/question-editing/upload/upload.service';

/** What an administrator types to upload questions. */
export interface AdminUpload {
  stageCode: string;
  subjectCode: string;
  topicCode: string;
  difficulty: number;
  form: Pick<UploadForm, 'questionText' | 'answerKey' | 'explanationText' | 'saveAs'> &
    Partial<Pick<UploadForm, 'passageTitle' | 'passageText'>>;
}

/**
 * A worksheet that was published. Its first question can be read in two ways, and one of the second question's options
 * is so far off that nobody chooses it: the answers of a class show both.
 */
export const sequencesWorksheet: AdminUpload = {
  stageCode: 'ELEVEN_PLUS',
  subjectCode: 'ELEVEN_PLUS_MATHEMATICS',
  topicCode: 'ALGEBRA_AND_SEQUENCES',
  difficulty: 2,
  form: {
    saveAs: 'published',
    questionText: `Q1. Here are the first three numbers of a sequence: 2, 4, 8. What is the next number?
A) 10
B) 12
C) 14
D) 16
E) 18

Q2. A sequence begins with 5, and each number is 3 more than the one before it. What is the tenth number?
A) 30
B) 32
C) 35
D) 50
E) 5,000

Q3. A function machine multiplies by 4 and then subtracts 3. The result is 25. Which number was put in?
A) 5
B) 6
C) 7
D) 22
E) 97

Q4. Nina pays £7 to go swimming and £2 for each hour in the pool. She pays £15. How many hours does she swim?
A) 2
B) 3
C) 4
D) 6
E) 8`,
    answerKey: 'C, B, C, C',
    explanationText: `S1. The differences are 2, then 4, so the next difference is 6: 8 + 6 = 14.
S2. There are nine steps of 3 from the first number to the tenth: 5 + 9 × 3 = 32.
S3. Work backwards: 25 + 3 = 28, and 28 ÷ 4 = 7.
S4. £15 − £7 = £8 is left for the hours, and £8 ÷ £2 = 4.`,
  },
};

/** A worksheet that was uploaded to the wrong topic, and taken back. */
export const misplacedWorksheet: AdminUpload = {
  stageCode: 'GCSE',
  subjectCode: 'GCSE_COMPUTER_SCIENCE',
  topicCode: 'BINARY_AND_HEXADECIMAL',
  difficulty: 2,
  form: {
    saveAs: 'published',
    questionText: `Q1. Which of these is a lossy way to compress a file?
A) JPEG
B) ZIP
C) PNG
D) FLAC

Q2. Which unit is a thousand megabytes?
A) a kilobyte
B) a gigabyte
C) a terabyte
D) a petabyte`,
    answerKey: 'A, B',
    explanationText: `S1. JPEG leaves out detail that the eye hardly notices. The other three keep every bit.
S2. A gigabyte is 1,000 megabytes.`,
  },
};

/** A passage with its questions, saved as drafts. */
export const passageDraft: AdminUpload = {
  stageCode: 'ELEVEN_PLUS',
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  topicCode: 'COMPREHENSION',
  difficulty: 3,
  form: {
    saveAs: 'draft',
    passageTitle: 'The Last Ferry',
    passageText: `The ferry had already pulled up its ramp when Idris came running down the jetty with the cello on his back. The case knocked against his knees at every step. "Wait!" he shouted, but the wind took the word and carried it out over the harbour.

On deck a woman in an orange jacket looked up. She studied the boy, the enormous case and the black cloud behind the hill. Then she sighed, put down her mug and spoke into her radio.

The engines grew quieter. Slowly, like an old dog that has been called back from the gate, the ferry turned round.

"You are lucky," said the woman as she lowered the ramp. "My daughter plays the cello."`,
    questionText: `Q1. Why did nobody on the ferry hear Idris at first?
A) The engines were too loud.
B) The wind blew away his shout.
C) He was too tired to shout.
D) Everyone was below deck.
E) The radio was switched on.

Q2. Which word is closest in meaning to "studied" as it is used in the second paragraph?
A) revised
B) ignored
C) examined
D) drew
E) pitied

Q3. "Like an old dog that has been called back from the gate" is an example of
A) a simile
B) alliteration
C) a rhyme
D) a metaphor
E) personification

Q4. Why did the woman most probably ask for the ferry to turn round?
A) She was afraid of the storm.
B) Idris had paid for a ticket.
C) The captain had seen Idris.
D) She had left her mug on the jetty.
E) She felt for a child who carried a cello.`,
    answerKey: 'B, C, A, E',
    explanationText: `S1. "The wind took the word and carried it out over the harbour."
S2. She looked at the boy carefully before she decided: she examined him.
S3. It compares the ferry with a dog and uses the word "like".
S4. Her last sentence explains it: her own daughter plays the cello.`,
  },
};
