import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'INFECTION_AND_RESPONSE',
  name: 'infection-and-response-hard',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus:
    'Communicable diseases, the body’s defences, vaccination, antibiotics and the development of drugs',
  items: [
    item(
      3,
      'One bacterium divides every 20 minutes in ideal conditions. How many bacteria are there after 2 hours?',
      '64',
      ['12', '32', '128'],
      '2 hours are 120 minutes, which is 120 ÷ 20 = 6 divisions. The number is 2⁶ = 64.',
    ),
    item(
      3,
      'Of 1,200 people who received a vaccine, 24 caught the disease. Of 1,200 who received a placebo, 120 caught it. By what percentage did the vaccine reduce the number of cases?',
      '80 %',
      ['20 %', '96 %', '8 %'],
      'The cases fell by 120 − 24 = 96. As a percentage of the 120 in the placebo group that is 96 ÷ 120 × 100 = 80 %.',
    ),
    item(
      3,
      'A disc of paper soaked in antibiotic lies on a plate of bacteria. After two days there is a clear area around it with a diameter of 20 mm. What is the area of this circle? (π = 3.14)',
      '314 mm²',
      ['1,256 mm²', '62.8 mm²', '628 mm²'],
      'The radius is half of the diameter, 10 mm, so the area is π r² = 3.14 × 10² = 314 mm². Using the diameter instead gives 1,256 mm².',
    ),
    item(
      3,
      'Four antibiotics are tested on a plate of one kind of bacteria. The clear zones have diameters of 8 mm (A), 21 mm (B), 0 mm (C) and 15 mm (D). What do the results show?',
      'The bacteria are resistant to antibiotic C',
      [
        'The bacteria are resistant to antibiotic B',
        'Antibiotic C is the most effective of the four',
        'Antibiotic A is more effective than antibiotic D',
      ],
      'A clear zone shows where bacteria have been killed. There is none around C, so it has no effect on this strain, and B is the most effective.',
    ),
    item(
      3,
      'A child has no antibodies against rubella. Ten days after a vaccination the level of antibodies is low. A year later the child meets the virus. How does the second response compare with the first?',
      'Antibodies appear sooner and reach a higher level',
      [
        'Antibodies appear sooner but reach a lower level',
        'Antibodies appear later but reach a higher level',
        'Antibodies appear after the same time, at the same level',
      ],
      'Memory cells remain after the first contact with the antigen. They respond at once, so the second response is faster and larger.',
    ),
    item(
      3,
      'Why does a person with untreated HIV become ill with infections that healthy people can resist?',
      'The virus destroys white blood cells of the immune system',
      [
        'The virus makes toxins that digest the lining of the lungs',
        'The virus uses up the antibodies that other pathogens need',
        'The virus carries the other pathogens into the bloodstream',
      ],
      'HIV attacks certain white blood cells, so the immune system is badly damaged. Infections that would be mild then become serious.',
    ),
    item(
      3,
      'Why is it difficult to develop drugs that kill viruses?',
      'They live in cells, so drugs may damage the body’s tissues',
      [
        'They have thick cell walls that drugs cannot pass through',
        'They divide by themselves in the blood, far from any organ',
        'They are too small to have any effect on the body’s cells',
      ],
      'A drug has to destroy the virus without harming the cell that it is in. Viruses have no cells, and therefore no cell walls.',
    ),
    item(
      3,
      'In a town, 4,000 of 5,000 children are vaccinated against measles. Herd immunity needs 95 % to be vaccinated. How many more children have to be vaccinated?',
      '750',
      ['950', '1,000', '4,750'],
      '95 % of 5,000 is 0.95 × 5,000 = 4,750. As 4,000 are vaccinated already, 4,750 − 4,000 = 750 more are needed.',
    ),
    item(
      3,
      'A new drug is tested on healthy volunteers first at a very low dose. What is the main purpose of this stage?',
      'To check that the drug is safe for people',
      [
        'To measure how well it cures the disease',
        'To find whether the placebo is effective',
        'To decide the price at which it can be sold',
      ],
      'Healthy volunteers do not have the disease, so the trial cannot show efficacy. A very low dose limits the harm from side effects that animal tests did not reveal.',
    ),

    item(
      4,
      'A region has 5 new cases of measles in week 0, and the number doubles each week. A vaccination campaign in week 4 makes the number halve each week from then on. How many new cases are there in week 6?',
      '20',
      ['40', '80', '320'],
      'In week 4 there are 5 × 2⁴ = 80 new cases. They halve in week 5 to 40 and in week 6 to 20.',
    ),
    item(
      4,
      'In a year with a mild form of influenza, a vaccine gives good protection. Two years later the same vaccine gives little. What is the best explanation?',
      'The antigens of the virus have changed by mutation',
      [
        'The antibodies of the people have become resistant',
        'The vaccine has become resistant to the virus',
        'The white blood cells have stopped dividing',
      ],
      'Antibodies and memory cells fit one antigen only. If a mutation changes the surface antigens of the virus, the old antibodies no longer bind to them.',
    ),
    item(
      4,
      'A trial tests a new drug on 40 patients. 30 of the 40 recover. Why can the scientists not conclude that the drug works?',
      'There was no control group to compare with',
      [
        'The percentage who recovered is below 100 %',
        'The patients were not given a high enough dose',
        'All of the patients had been ill before the trial began',
      ],
      'Without a group on a placebo nobody knows how many would have recovered anyway. The sample is small, too.',
    ),
    item(
      4,
      'A pupil compares four antiseptics with paper discs on one agar plate of bacteria. Which of these must be the same for every disc?',
      'The volume of liquid on it',
      ['The kind of antiseptic on it', 'The clear area around it', 'The number of bacteria it kills'],
      'The kind of antiseptic is the independent variable and the clear area is what is measured. Volume, concentration, size of disc and time have to be controlled.',
    ),

    item(
      5,
      'A population of bacteria contains 1 resistant cell in 1,000,000. An antibiotic kills all the others. Resistant cells divide every 30 minutes. After about how many hours is the number above one million again?',
      '10 hours',
      ['5 hours', '20 hours', '500,000 hours'],
      'One cell becomes 2ⁿ cells after n divisions. 2²⁰ is 1,048,576, so 20 divisions are needed, and 20 × 0.5 = 10 hours.',
    ),
    item(
      5,
      'Zones around discs with antibiotic P have radii of 6 mm at 1 % and 12 mm at 4 %. How many times as large is the second area, and what does this suggest?',
      '4 times; quadrupling the concentration quadrupled the area',
      [
        '2 times; quadrupling the concentration only doubled the area',
        '4 times; the area is proportional to the square of the concentration',
        '16 times; the area grew faster than the concentration of the antibiotic',
      ],
      'Area is proportional to the square of the radius: (12 ÷ 6)² = 4. In these two results the area went up by the same factor as the concentration.',
    ),
    item(
      5,
      'Vaccine A protects 90 % of those who receive it, and 80 % of a population accept it. Vaccine B protects 75 % but 98 % accept it. Which gives the higher share of protected people?',
      'B, with 73.5 % against 72 %',
      ['A, with 90 % against 75 %', 'A, with 85 % against 73.5 %', 'B, with 98 % against 80 %'],
      'Multiply the share who accept it by the share protected: A gives 0.80 × 0.90 = 72 % and B gives 0.98 × 0.75 = 73.5 %.',
    ),
    item(
      5,
      'In a trial 500 patients get a drug and 500 a placebo. 60 % of the drug group and 45 % of the placebo group recover. How many recoveries in the drug group are likely to be due to the drug itself?',
      'About 75',
      ['About 300', 'About 225', 'About 525'],
      '60 % of 500 is 300, and about 45 % of 500 = 225 would be expected to recover without the drug. The difference is 300 − 225 = 75.',
    ),
    item(
      5,
      'In a hospital, use of one antibiotic was halved. The share of bacteria resistant to it fell slowly over several years. Which explanation fits natural selection best?',
      'Without the antibiotic, resistant bacteria no longer have an advantage',
      [
        'Without the antibiotic, resistant bacteria no longer divide and soon die out',
        'With less antibiotic, every bacterium mutates back to the first form',
        'With less antibiotic, patients pass on their immunity to the bacteria',
      ],
      'The antibiotic is what favours resistant bacteria. When it is rarely used, non-resistant ones survive and reproduce as well or better, so the share falls over many generations.',
    ),
    item(
      5,
      'The graph of antibody level after a first vaccination rises after 7 days and peaks at 20 units. After a second dose it rises after 2 days and peaks at 160 units. Which statement is supported?',
      'The second response starts 5 days earlier and peaks 8 times as high',
      [
        'The second response starts 5 days later and peaks 140 times as high',
        'The second dose contained 8 times as many antibodies as the first one',
        'The second dose contained more pathogens, which began to multiply earlier',
      ],
      '7 − 2 = 5 days earlier, and 160 ÷ 20 = 8 times as high. The body makes the antibodies itself, faster because memory cells remain; a vaccine contains antigens.',
    ),
    item(
      5,
      'Drug X has passed tests on cells and on mice. It is then given to ten healthy adults at a low dose, and all stay well. A newspaper says that ‘X is proved to cure the disease’. What is the main error?',
      'Efficacy in patients has not been tested',
      [
        'Toxicity in people has not been tested',
        'Tests on mice are always misleading',
        'Healthy adults do not react to a placebo',
      ],
      'The trial so far shows only that a low dose seems safe. Whether the drug works has to be tested on patients, with a control group and a larger number of people.',
    ),
  ],
};
