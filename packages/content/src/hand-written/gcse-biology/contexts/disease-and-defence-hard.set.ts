import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const higher = { tier: 'HIGHER' } as const;

export const set: WrittenSet = {
  subjectCode: 'GCSE_BIOLOGY',
  topicCode: 'DISEASE_AND_DEFENCE',
  name: 'contexts-hard',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Data on epidemics, trials, immunity, monoclonal antibodies and plant disease',
  items: [
    item(
      3,
      'A town has two wells. Of 400 users of well P 60 fall ill with cholera, of 900 users of well Q 18. By which factor is the risk at P higher?',
      '7.5',
      ['3.3', '13', '15'],
      'Risk at P: 60 ÷ 400 = 15 %. At Q: 18 ÷ 900 = 2 %. 15 ÷ 2 = 7.5. Comparing only 60 with 18 ignores the group sizes.',
    ),
    item(
      3,
      'Antibody levels after a first injection reach 20 units on day 14. After a second one on day 60 they reach 400 units on day 64. What explains the difference?',
      'Memory cells from the first one',
      [
        'A larger dose of the first antigen',
        'Antibodies stored from day 14 on',
        'A weaker pathogen in the second',
      ],
      'Memory cells formed after the first injection divide at once on day 60, so the response is faster and stronger.',
    ),
    item(
      3,
      'A virus spreads by coughs and a protist by mosquitoes. A country closes its schools for a month. What is expected?',
      'Only the viral disease falls much',
      [
        'Only the protist disease falls much',
        'Both diseases fall in the same way',
        'Neither disease changes',
      ],
      'Closing schools reduces contact between people and so droplet infection. Mosquitoes still bite at home.',
    ),
    item(
      3,
      'A doctor wants to know whether a sore throat is due to bacteria. Which result would justify an antibiotic?',
      'A throat swab grows harmful bacteria',
      [
        'The patient has a fever of 39 °C',
        'The patient asks for a strong drug',
        'A virus is found in the nose',
      ],
      'Only evidence of bacteria justifies an antibiotic. Fever occurs with viral infections too.',
    ),
    item(
      3,
      'Of 1,200 people, 300 have been vaccinated. During an outbreak 6 vaccinated and 90 unvaccinated people fall ill. By how much is the risk lower with the vaccine?',
      '80 % lower',
      ['20 % lower', '93 % lower', '50 % lower'],
      'Vaccinated: 6 ÷ 300 = 2 %. Unvaccinated: 90 ÷ 900 = 10 %. The risk falls from 10 to 2, which is a fall of 80 %.',
    ),
    item(
      3,
      'In a double-blind trial some patients with the placebo feel better. What should be concluded?',
      'Expectation or time can help',
      ['The placebo holds some drug', 'The trial was not blind at all', 'The drug is certainly useless'],
      'People can improve because they expect to or because illness passes. That is why the drug must do better than the placebo.',
    ),
    item(
      3,
      'Clear zones around discs of four antibiotics are 8, 14, 20 and 11 mm wide. The one with 20 mm damages the kidneys. Which is the doctor’s best choice?',
      'The one with 14 mm',
      ['The one with 20 mm', 'The one with 11 mm', 'The one with 8 mm'],
      'Apart from the harmful drug, the one with the largest clear zone acts best on these bacteria.',
    ),
    item(
      3,
      'Bacteria in a wound resist antibiotic A. The patient has never taken A. How is this possible?',
      'The strain came from another person',
      [
        'The patient was vaccinated with A',
        'The patient has become immune to A',
        'The bacteria learned it in the wound',
      ],
      'It is bacteria that are resistant, not patients. A resistant strain that arose elsewhere can infect someone who never took the drug.',
    ),
    item(
      3,
      'A cancer drug kills all dividing cells. Bound to a monoclonal antibody against a tumour antigen, it causes less hair loss. Why?',
      'Less drug reaches the hair cells',
      [
        'Hair cells make the antigen too',
        'The drug is inactive in tumours',
        'The antibody helps hair to grow',
      ],
      'The antibody takes the drug to cells with the tumour antigen. Dividing hair cells lack the antigen and are mostly spared.',
      higher,
    ),
    item(
      3,
      'A pregnancy test has a second line that must appear every time. What does this line tell the user?',
      'The liquid has passed along the strip',
      [
        'The woman is certainly not pregnant',
        'The hormone is stuck in the test line',
        'The urine has no sugar in it',
      ],
      'The control line has antibodies that catch the moving antibodies themselves. It shows that the stick has worked.',
      higher,
    ),
    item(
      3,
      'A rose grower sprays fungicide on all roses. Black spot returns each year on the fallen leaves. Which step should be added?',
      'Removing the fallen leaves',
      ['Spraying with antibiotics', 'Watering from above daily', 'Planting the roses closer'],
      'Spores survive on fallen leaves and infect the new ones. Wet leaves and close planting make the spread easier.',
    ),
    item(
      3,
      'Ash dieback reached Britain partly on imported saplings and partly by wind. Why can an import ban alone not stop it?',
      'Spores still arrive through the air',
      [
        'Saplings are already immune to it',
        'Imports bring the fungus’s enemies',
        'The fungus cannot live in Britain',
      ],
      'The ban stops one route only. The wind carries spores of the fungus from the continent.',
    ),
    item(
      3,
      'In an experiment infected and healthy tomato leaves take in 6 and 15 units of carbon dioxide an hour. By what percentage is the rate of the infected ones lower?',
      '60 %',
      ['40 %', '9 %', '150 %'],
      'The difference is 9, and 9 ÷ 15 = 0.6, so 60 % lower. 40 % is what is left of the rate.',
    ),
    item(
      3,
      'Ten years after a vaccination no antibodies against the pathogen are left in a woman’s blood. She is infected but does not fall ill. What explains this?',
      'Memory cells have survived',
      [
        'Antibodies have become invisible',
        'The pathogen has lost its antigens',
        'Phagocytes have made antitoxins',
      ],
      'Antibodies disappear with time, but memory lymphocytes can live for many years and make new antibodies within days.',
    ),
  ],
};
