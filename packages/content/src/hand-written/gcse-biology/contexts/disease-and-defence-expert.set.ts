import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const higher = { tier: 'HIGHER' } as const;

export const set: WrittenSet = {
  subjectCode: 'GCSE_BIOLOGY',
  topicCode: 'DISEASE_AND_DEFENCE',
  name: 'contexts-expert',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Data on epidemics, trials, immunity, monoclonal antibodies and plant disease',
  items: [
    item(
      4,
      'A vaccine makes 90 % of those vaccinated immune. In a town 80 % are vaccinated, and 5 % of all people, none of them vaccinated, are immune from infection. Which share can still be infected?',
      '23 %',
      ['28 %', '15 %', '20 %'],
      'Immune: 0.9 × 80 % = 72 %, plus 5 % = 77 %. The other 23 % can be infected.',
    ),
    item(
      4,
      'A new vaccine is tested on volunteers aged 20 to 30, and it protects 96 %. Why can this figure not be used for a care home?',
      'Old people may respond less well',
      [
        'The trial had too few placebos in it',
        'Old people have no lymphocytes',
        'Vaccines work once in a lifetime',
      ],
      'A conclusion holds for people like those tested. The immune response of older people is often weaker.',
    ),
    item(
      4,
      'Cases of measles fell by 80 % in the decades before the vaccine and by a further 95 % afterwards. A pupil says that the vaccine was not needed. Which reply is best?',
      'It prevented most of what was left',
      [
        'It had caused the earlier fall too',
        'The two percentages add up to 175',
        'Measles would have ended anyway',
      ],
      'Better living conditions lowered the numbers first, but the vaccine removed 95 % of the remaining cases. Two percentages of different totals cannot be added.',
    ),
    item(
      4,
      'Hospitals swab new patients for resistant bacteria and nurse carriers in single rooms. Which effect follows?',
      'Resistant strains spread less',
      ['New mutations no longer arise', 'Antibiotics become stronger', 'Carriers become immune faster'],
      'Isolation breaks the transmission to other patients. Mutations still arise at random in any bacteria.',
    ),
    item(
      4,
      'A disease kills half of its victims within a day. A milder one lets people walk about for ten days. Why can the milder one spread further?',
      'Its carriers meet more people',
      ['Its pathogen has more genes', 'Its carriers are all vaccinated', 'Its pathogen lives outside cells'],
      'A pathogen spreads through contacts. People who stay active for long meet and infect many others.',
    ),
    item(
      4,
      'Penicillin stops bacteria from building their cell walls. Why does it harm human cells so little?',
      'Human cells have no cell walls',
      [
        'Human cells are resistant mutants',
        'Human walls consist of cellulose',
        'Human cells never divide at all',
      ],
      'The drug acts on a process that human cells do not have. Human cells do divide, but they have membranes only.',
    ),
    item(
      4,
      'Two doctors read the scans of trial patients. Only one knows who had the drug, and that doctor reports more recoveries. What should be done?',
      'Use the blinded doctor’s results',
      [
        'Use the mean of the two results',
        'Use the results with more recoveries',
        'Leave out the placebo group',
      ],
      'Someone who knows the groups can be influenced without wanting it. The mean would still contain this bias.',
    ),
    item(
      4,
      'A monoclonal antibody binds to an antigen that is on tumour cells and also on cells of the gut lining. Which side effect is most likely during treatment?',
      'Damage to the digestion of food',
      ['Loss of all memory lymphocytes', 'Growth of tumours in the spleen', 'Resistance of the gut bacteria'],
      'The antibody takes its drug to every cell with the antigen, so cells of the gut lining are harmed.',
      higher,
    ),
    item(
      4,
      'After fusing lymphocytes and tumour cells, a scientist separates single hybridomas before cloning. Why?',
      'Each makes a different antibody',
      [
        'Each needs a different antigen food',
        'Together they would stop dividing',
        'Together they would form a mouse',
      ],
      'A mouse has lymphocytes for many antigens. Only a clone from one chosen cell gives a single kind of antibody.',
      higher,
    ),
    item(
      4,
      'A mint plant makes more antibacterial oil after an infection than before. What is an advantage of not making it all the time?',
      'Energy is saved for growth',
      ['The bacteria become immune', 'The oil keeps insects healthy', 'More antibodies are stored'],
      'Making defence chemicals costs energy and material. A plant that makes them when needed can grow more the rest of the time.',
    ),
    item(
      4,
      'A field of one wheat variety is destroyed by a rust fungus, but a mixed field next to it is only partly damaged. Which explanation is best?',
      'Varieties differ in resistance genes',
      [
        'Mixed plants make shared antibodies',
        'The fungus prefers to grow in rows',
        'Mixed fields have no fungal spores',
      ],
      'In the mixture some varieties carry genes for resistance, which also slows the spread between the others.',
    ),
    item(
      5,
      'A trial stops early when the drug has helped 30 of 40 patients and the placebo 20 of 40. A critic says that the reported benefit may be too large. Why?',
      'It stopped at a moment of good luck',
      [
        'It had more patients on the placebo',
        'It measured percentages, not numbers',
        'It used a drug that has side effects',
      ],
      'Results vary by chance over time. Stopping just when the difference looks large tends to overstate the true effect.',
    ),
    item(
      5,
      'Test X detects 99 % of infections but is wrongly positive in 10 % of healthy people. Test Y detects 90 % and is wrongly positive in 1 %. Blood for transfusion shall be made safe. Which is better, and why?',
      'X, as it misses fewer infections',
      [
        'Y, as it wastes less healthy blood',
        'X, as its positives are more certain',
        'Y, as it is right in more of the cases',
      ],
      'For safety missed infections matter most: X misses 1 %, Y 10 %. The price is that X rejects more healthy blood.',
      higher,
    ),
    item(
      5,
      'A pathogen doubles every 2 hours, and phagocytes remove 60 % of those present at the end of each 2 hours. How does a population of 1,000 change in 6 hours?',
      'It falls to 512',
      ['It falls to 64', 'It falls to 800', 'It rises to 1,728'],
      'Each 2 hours the number is doubled and 40 % are left: × 0.8. 1,000 × 0.8³ = 512.',
    ),
    item(
      5,
      'A test line is coloured more strongly the more hormone is bound. At very high levels the line becomes pale again. Which explanation fits?',
      'Free hormone fills the fixed antibodies',
      [
        'Hormone turns into another substance',
        'Beads dissolve in so much hormone',
        'The antigens of the hormone mutate',
      ],
      'Unbound hormone occupies the fixed antibodies at the line, so hormone with its bead finds no place there.',
      higher,
    ),
    item(
      5,
      'In country P 5 % of bacteria resist a drug, in Q 30 %. Q uses twice as much of the drug per person. A pupil says this proves the cause. What would support the claim best?',
      'Resistance falls where use is reduced',
      [
        'Resistance is high in old people of Q',
        'Both countries use the same tablets',
        'Country Q has twice as many people',
      ],
      'One comparison of two countries may reflect other differences. A change after reduced use would be stronger evidence of a cause.',
    ),
    item(
      5,
      'A virus has two variants. Variant M infects 3 people per case in 3 days, variant N 4 people per case in 6 days. Starting from one case each, which has caused more new cases on the sixth day alone?',
      'M, with 9 against 4',
      ['N, with 4 against 3', 'M, with 6 against 4', 'N, with 16 against 9'],
      'Two rounds of M fit into six days: 3 × 3 = 9 in the second round. N has had one round of 4.',
    ),
  ],
};
