import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'INFECTION_AND_RESPONSE',
  name: 'infection-and-response-medium',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus:
    'Communicable diseases, the body’s defences, vaccination, antibiotics and the development of drugs',
  items: [
    item(
      2,
      'Why can antibiotics not be used to treat measles?',
      'Viruses reproduce inside cells, where antibiotics do not affect them',
      [
        'Viruses reproduce too slowly for antibiotics to have an effect',
        'Viruses have become resistant by being treated too often',
        'Viruses live in the gut, where antibiotics are digested',
      ],
      'Antibiotics act on the structures and processes of bacteria. Viruses have none of these and live inside body cells, so a drug against them easily damages the tissues too.',
    ),
    item(
      2,
      'How do bacteria such as Salmonella make a person feel ill?',
      'They produce toxins',
      ['They produce antibodies', 'They live inside red blood cells', 'They use up the oxygen in the blood'],
      'Bacteria reproduce rapidly in the body and may produce poisons (toxins) that damage tissues. Salmonella toxins cause fever, cramps, vomiting and diarrhoea.',
    ),
    item(
      2,
      'How do viruses damage the body?',
      'They reproduce inside cells, which burst',
      [
        'They release antibodies into the blood',
        'They digest cells from the outside',
        'They produce lactic acid in the muscles',
      ],
      'A virus enters a cell and uses it to make many copies of itself. When the copies are released, the cell is destroyed.',
    ),
    item(
      2,
      'Which action would reduce the spread of malaria most directly?',
      'Sleeping under mosquito nets',
      ['Washing hands before meals', 'Cooking poultry thoroughly', 'Wearing a mask over the mouth'],
      'The protist is passed on when a mosquito bites. Nets prevent bites, and draining stagnant water stops mosquitoes from breeding.',
    ),
    item(
      2,
      'Which action reduces the spread of Salmonella?',
      'Keeping raw meat apart from cooked food',
      [
        'Keeping a distance from people who cough',
        'Draining pools in which insects breed',
        'Taking painkillers as soon as cramps start',
      ],
      'Salmonella is spread in food that was prepared in unhygienic conditions or not cooked thoroughly. In the UK, poultry are vaccinated against it too.',
    ),
    item(
      2,
      'Why are diseased leaves removed from a rose bush with black spot and burnt?',
      'To stop spores of the fungus spreading',
      [
        'To let viruses escape into the air',
        'To add mineral ions to the soil',
        'To help the leaves make antibodies',
      ],
      'The fungus spreads by spores that are carried by water or wind. Burning infected leaves destroys the spores, and fungicides can be sprayed too.',
    ),
    item(
      2,
      'A plant with tobacco mosaic virus grows slowly. Why?',
      'Less photosynthesis takes place in its discoloured leaves',
      [
        'Less water is absorbed by its discoloured root hairs',
        'More glucose is made in its leaves than it can store',
        'More oxygen is used by the viruses in their respiration',
      ],
      'The discoloured areas have less chlorophyll, so the plant makes less glucose. Viruses do not respire.',
    ),
    item(
      2,
      'A person who was vaccinated against measles later meets the virus. What happens?',
      'White blood cells quickly produce the right antibodies',
      [
        'Red blood cells quickly engulf the viruses in the blood',
        'The vaccine in the blood kills the viruses at once',
        'Antibiotics made after the vaccine destroy the virus',
      ],
      'Memory of the antigens remains after vaccination. The right antibodies are made quickly and in large numbers, so the person usually does not become ill.',
    ),
    item(
      2,
      'Why does a vaccine against one disease not protect against a different disease?',
      'Each antibody fits only one particular antigen',
      [
        'Each vaccine contains a different antibiotic',
        'Each person can produce only one antibody',
        'Each pathogen destroys the others in the body',
      ],
      'The shape of an antibody is specific. Antibodies made in response to one pathogen do not fit the antigens of another.',
    ),
    item(
      2,
      'When most of a population is vaccinated, why are unvaccinated people less likely to catch the disease?',
      'They are less likely to meet an infected person',
      [
        'They receive antibodies from people around them',
        'They become immune by breathing in the vaccine',
        'They are given the pathogen in a weaker form',
      ],
      'If most people are immune, the pathogen cannot spread easily. This protection of the others is called herd immunity.',
    ),
    item(
      2,
      'In which order are these stages of testing a new drug carried out?',
      'Cells and tissues, live animals, healthy volunteers, patients',
      [
        'Healthy volunteers, patients, live animals, cells and tissues',
        'Live animals, cells and tissues, patients, healthy volunteers',
        'Cells and tissues, healthy volunteers, live animals, patients',
      ],
      'Preclinical tests use cells, tissues and live animals. Clinical trials begin with healthy volunteers at very low doses, and patients follow if the drug is safe.',
    ),
    item(
      2,
      'What is meant by the efficacy of a drug?',
      'How well it treats the disease',
      ['How harmful its side effects are', 'How large the best dose is', 'How much it costs to produce'],
      'New drugs are tested for toxicity (whether they are harmful), efficacy (whether they work) and dose (how much is best).',
    ),
    item(
      2,
      'In a double-blind trial, who knows which patients receive the placebo while the trial is running?',
      'Neither the patients nor the doctors',
      [
        'The doctors but not the patients',
        'The patients but not the doctors',
        'Both the doctors and the patients',
      ],
      'In a double-blind trial neither group knows until the results are collected. That prevents expectation from influencing patients or doctors.',
    ),
    item(
      2,
      'Why must a course of antibiotics be finished even when the patient feels better?',
      'To kill all the bacteria, so that no resistant ones survive and multiply',
      [
        'To let the body build up a store of antibiotics against later infections',
        'To make sure that the viruses left in the body cells are destroyed as well',
        'To give the white blood cells time to become resistant to the antibiotic',
      ],
      'Stopping early leaves the bacteria that are hardest to kill. They can multiply and spread, so that the antibiotic no longer works.',
    ),
    item(
      2,
      'Why are doctors asked not to prescribe antibiotics for mild infections?',
      'To slow the development of resistant strains',
      [
        'To prevent people from becoming immune',
        'To keep vaccines working for longer',
        'To make sure that the viruses do not mutate',
      ],
      'The more an antibiotic is used, the more often resistant bacteria are favoured by natural selection. Most mild throat infections are viral anyway.',
    ),
    item(
      2,
      'Which of these is treated with antiretroviral drugs?',
      'HIV infection',
      ['Gonorrhoea', 'Malaria', 'Salmonella food poisoning'],
      'Antiretroviral drugs stop HIV from multiplying and damaging the immune system. Gonorrhoea and Salmonella are bacteria, and malaria is caused by a protist.',
    ),
    item(
      2,
      'How can measles be passed from an infected child to others in a classroom?',
      'By droplets from coughs and sneezes',
      [
        'By contact with infected blood',
        'By bites from infected insects',
        'By food that is not cooked enough',
      ],
      'Inhaled droplets carry the measles virus. That is why most young children in the UK are vaccinated against it.',
    ),
    item(
      2,
      'Why does tobacco smoke make lung infections more likely?',
      'It damages cilia, so mucus with pathogens stays in the airways',
      [
        'It thickens the skin, so pathogens cannot leave the body',
        'It destroys stomach acid, so swallowed pathogens survive',
        'It feeds bacteria, so that they divide faster in the lungs',
      ],
      'Cilia that are damaged by smoke cannot move mucus out of the airways. Pathogens trapped in it remain in the lungs.',
    ),
    item(
      2,
      'A painkiller is given to a patient with a bacterial infection. What is its effect?',
      'It relieves the symptoms but does not kill the bacteria',
      [
        'It kills the bacteria but does not relieve the symptoms',
        'It kills some of the bacteria and relieves the symptoms',
        'It makes the bacteria resistant and relieves the symptoms',
      ],
      'Painkillers treat symptoms such as pain and fever. Only an antibiotic, or the immune system, removes the bacteria.',
    ),
    item(
      2,
      'A drug trial has a control group that receives a placebo. Why?',
      'To compare the drug with the effect of no drug',
      [
        'To find the dose that gives the most benefit',
        'To test the drug on people of different ages',
        'To make sure that every patient receives the drug',
      ],
      'The difference between the groups shows the effect of the drug itself. Without a control group, natural recovery might be taken for an effect of the drug.',
    ),
  ],
};
