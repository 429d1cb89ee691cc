import { lineGraphPicture } from '#drawing/charts/line-graph.ts';
import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const pulse = {
  image: lineGraphPicture(
    {
      x: { title: 'time (minutes)', step: 2, lines: 7 },
      y: { title: 'pulse (beats per minute)', step: 20, lines: 8 },
    },
    '0,70 2,70 4,120 6,140 8,140 10,100 12,80 14,70',
    'A graph of the pulse of a runner against time: 70 beats per minute until 2 minutes, 120 at 4 minutes, 140 from 6 to 8 minutes, 100 at 10 minutes, 80 at 12 minutes and 70 at 14 minutes.',
  ),
};

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'BIOENERGETICS',
  name: 'investigations',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Experiments on photosynthesis, respiration and exercise',
  items: [
    item(
      1,
      'What is the runner’s pulse at rest?',
      '70 beats per minute',
      ['140 beats per minute', '100 beats per minute', '0 beats per minute'],
      'Before the run the line is level at 70. 140 is the highest value during the run.',
      pulse,
    ),
    item(
      1,
      'At which time does the runner probably begin to run?',
      '2 minutes',
      ['0 minutes', '6 minutes', '8 minutes'],
      'The pulse starts to rise at 2 minutes, because the muscles need more oxygen from then on.',
      pulse,
    ),
    item(
      1,
      'Which gas does a pupil collect from pondweed in bright light?',
      'Oxygen',
      ['Carbon dioxide', 'Hydrogen', 'Nitrogen'],
      'Photosynthesis gives off oxygen. It relights a glowing splint.',
    ),
    item(
      1,
      'A leaf is brown after iodine solution is added. What does this show?',
      'It contains no starch',
      ['It contains starch', 'It contains glucose', 'It contains oxygen'],
      'Iodine solution stays brown without starch. With starch it turns blue-black.',
    ),
    item(
      1,
      'In an experiment on exercise, what is measured by counting at the wrist?',
      'Pulse rate',
      ['Breathing rate', 'Body temperature', 'Reaction time'],
      'The beats that are felt in the artery at the wrist are the pulse.',
    ),
    item(
      2,
      'By how many beats per minute does the pulse rise from rest to its highest value?',
      '70',
      ['140', '210', '50'],
      'The pulse goes from 70 to 140: 140 − 70 = 70. 140 is the highest value itself.',
      pulse,
    ),
    item(
      2,
      'How long does the pulse take to return to its value at rest after 8 minutes?',
      '6 minutes',
      ['14 minutes', '8 minutes', '4 minutes'],
      'It begins to fall at 8 minutes and is back at 70 at 14 minutes: 14 − 8 = 6 minutes.',
      pulse,
    ),
    item(
      2,
      'Why is a plant kept in the dark for a day before a test for starch?',
      'So that it uses up the starch it had',
      [
        'So that it makes more starch',
        'So that its leaves lose chlorophyll',
        'So that its stomata are removed',
      ],
      'The test must show starch made during the experiment, so old starch has to be used up first.',
    ),
    item(
      2,
      'Yeast and sugar solution are kept under a layer of oil. What is the oil for?',
      'To keep oxygen out',
      ['To keep the yeast warm', 'To feed the yeast', 'To stop light coming in'],
      'Without oxygen the yeast must respire anaerobically, which is what the experiment studies.',
    ),
    item(
      2,
      'A pupil uses sodium hydrogencarbonate in the water round pondweed. Why?',
      'It supplies carbon dioxide',
      ['It supplies oxygen', 'It absorbs heat from the lamp', 'It kills bacteria'],
      'It keeps the carbon dioxide concentration high, so that it does not limit the rate.',
    ),
    item(
      3,
      'The runner’s heart pumps 80 cm³ at each beat at rest and 110 cm³ at the highest pulse. How much more blood does it pump each minute then?',
      '9,800 cm³',
      ['15,400 cm³', '2,100 cm³', '7,700 cm³'],
      '140 × 110 = 15,400 cm³ and 70 × 80 = 5,600 cm³, a difference of 9,800 cm³.',
      pulse,
    ),
    item(
      3,
      'Bubbles from pondweed in 1 minute are 14, 15, 22 and 13. A pupil takes the mean without the anomaly. What is it?',
      '14',
      ['16', '15', '22'],
      '22 is far from the others. (14 + 15 + 13) ÷ 3 = 14. 16 is the mean with the anomaly.',
    ),
    item(
      4,
      'Tube A holds woodlice with soda lime, tube B glass beads with soda lime. The drop moves 34 mm towards A and 2 mm towards B in 10 minutes. Why is B needed?',
      'To correct for changes of temperature and pressure',
      [
        'To supply A with the oxygen it needs',
        'To show that woodlice make carbon dioxide',
        'To absorb carbon dioxide from A',
      ],
      'Nothing in B respires, so its 2 mm come from changes of the room. They are taken off the result of A.',
    ),
    item(
      5,
      'A disc of leaf is weighed: 40 mg at 8 a.m., 52 mg at 4 p.m. after 8 hours of light. A second disc in the dark went from 40 mg to 36 mg in the same time. What mass did photosynthesis make in a disc?',
      '16 mg',
      ['12 mg', '8 mg', '4 mg'],
      'The lit disc gained 12 mg although it also respired 4 mg, so photosynthesis made 12 + 4 = 16 mg.',
    ),
    item(
      5,
      'A gas syringe on a flask of pondweed shows 0.6 cm³ after 4 minutes at 20 cm from a lamp. At 10 cm it shows 1.6 cm³ after 4 minutes, although four times the light falls on the weed. Which explanation is best?',
      'Another factor limits the rate at 10 cm',
      [
        'The light intensity was halved at 10 cm',
        'The weed makes carbon dioxide in bright light',
        'Respiration stops close to the lamp',
      ],
      'Four times the rate would be 2.4 cm³ in 4 minutes. The rate is lower, so something else, such as carbon dioxide, has become limiting.',
    ),
  ],
};
