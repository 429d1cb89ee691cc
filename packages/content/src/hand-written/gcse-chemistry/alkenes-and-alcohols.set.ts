import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

const higher = { tier: 'HIGHER' } as const;

export const set: WrittenSet = {
  subjectCode: 'GCSE_CHEMISTRY',
  topicCode: 'ORGANIC_CHEMISTRY',
  name: 'alkenes-and-alcohols',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Reactions of alkenes, alcohols, carboxylic acids and esters',
  items: [
    item(1, 'Which functional group do alkenes have?', 'C=C', ['–OH', '–COOH', '–COO–'], 'Alkenes contain a double bond between two carbon atoms, C=C.'),
    item(1, 'What is the general formula of the alkenes?', 'CₙH₂ₙ', ['CₙH₂ₙ₊₂', 'CₙH₂ₙ₋₂', 'CₙH₂ₙ₊₁OH'], 'Alkenes with one double bond have twice as many hydrogen atoms as carbon atoms, for example C₃H₆.'),
    item(1, 'Which functional group do alcohols have?', '–OH', ['C=C', '–COOH', '–NH₂'], 'Alcohols contain the group –OH, for example CH₃CH₂OH (ethanol).'),
    item(1, 'Which functional group do carboxylic acids have?', '–COOH', ['–OH', 'C=C', '–COO–'], 'Carboxylic acids contain the group –COOH, for example CH₃COOH (ethanoic acid).'),
    item(1, 'What is the name of CH₃COOH?', 'Ethanoic acid', ['Methanoic acid', 'Propanoic acid', 'Ethyl ethanoate'], 'The molecule has two carbon atoms, which gives ‘eth-’, and the group –COOH, which gives ‘-anoic acid’.'),
    item(1, 'Which solution is decolourised by alkenes?', 'Bromine water', ['Lime water', 'Salt solution', 'Copper sulfate solution'], 'Bromine water turns from orange to colourless because bromine adds to the double bond.'),
    item(1, 'Which organic substance is the main acid in vinegar?', 'Ethanoic acid', ['Methanol', 'Butanol', 'Ethene'], 'Vinegar is a dilute solution of ethanoic acid.'),
    item(1, 'Which smell do many esters have?', 'A fruity smell', ['A smell of bad eggs', 'A smell of bleach', 'No smell at all'], 'Many esters have pleasant, fruity smells and are used in perfumes and flavourings.'),
    item(1, 'Which alcohol has three carbon atoms?', 'Propanol', ['Methanol', 'Ethanol', 'Butanol'], 'The beginning of the name gives the number of carbon atoms: meth- 1, eth- 2, prop- 3, but- 4.'),
    item(1, 'Which organism ferments sugar to ethanol?', 'Yeast', ['Algae', 'Penicillium', 'Fusarium'], 'Enzymes in yeast change sugar into ethanol and carbon dioxide without oxygen.'),
    item(2, 'What is the formula of the product of ethene and bromine?', 'C₂H₄Br₂', ['C₂H₄Br', 'C₂H₂Br₂', 'C₂H₅Br'], 'The double bond opens and one bromine atom adds to each carbon: C₂H₄ + Br₂ → C₂H₄Br₂.'),
    item(2, 'What is formed when steam reacts with ethene over a catalyst?', 'Ethanol', ['Ethane', 'Ethanoic acid', 'Poly(ethene)'], 'Water adds to the double bond: C₂H₄ + H₂O → C₂H₅OH. This is called hydration.'),
    item(2, 'What is formed when hydrogen is added to propene?', 'Propane', ['Propanol', 'Ethane', 'Propanoic acid'], 'The double bond becomes a single bond: C₃H₆ + H₂ → C₃H₈. A nickel catalyst is used.'),
    item(2, 'Why do alkenes burn with a smoky flame in air?', 'They burn incompletely', ['They contain much water', 'They do not react at all', 'They contain no carbon'], 'Alkenes often burn incompletely in air, and the carbon that is left makes the flame smoky.'),
    item(2, 'Which gas is given off when ethanoic acid reacts with sodium carbonate?', 'Carbon dioxide', ['Hydrogen', 'Oxygen', 'Ethene'], 'Carboxylic acids react with carbonates to form a salt, water and carbon dioxide, as other acids do.'),
    item(2, 'Which ester forms from ethanol and ethanoic acid?', 'Ethyl ethanoate', ['Methyl ethanoate', 'Ethyl methanoate', 'Ethyl propanoate'], 'The first part of the name comes from the alcohol (ethyl) and the second from the acid (ethanoate).'),
    item(2, 'Which gas is given off when sodium is added to ethanol?', 'Hydrogen', ['Oxygen', 'Carbon dioxide', 'Chlorine'], 'Sodium reacts with alcohols to give hydrogen and a salt, such as sodium ethoxide.'),
    item(2, 'What is the best temperature for fermentation with yeast?', 'About 30 °C', ['About 0 °C', 'About 70 °C', 'About 100 °C'], 'Below this the enzymes work slowly, and at high temperatures they are denatured.'),
    item(2, 'Why does ethanol made by fermentation need to be distilled?', 'It is mixed with much water', ['It contains dissolved ethene', 'It is a solid at the beginning', 'It has not yet burned in air'], 'Fermentation stops at about 15 % of ethanol because it kills the yeast. Fractional distillation separates it from the water.'),
    item(2, 'Which two substances form when butanol burns completely?', 'Carbon dioxide and water', ['Carbon monoxide and water', 'Carbon and hydrogen', 'Carbon dioxide and hydrogen'], 'Complete combustion of compounds of C, H and O gives only CO₂ and H₂O.'),
    item(3, 'How many moles of oxygen react with one mole of propanol, C₃H₇OH, when it burns completely?', '4.5', ['3.5', '5', '9'], 'C₃H₇OH + 4.5 O₂ → 3CO₂ + 4H₂O: the products need 6 + 4 = 10 O atoms, of which 1 is in the alcohol, so 9 O atoms = 4.5 O₂.'),
    item(3, 'Which molecule can be oxidised to propanoic acid?', 'CH₃CH₂CH₂OH', ['CH₃CH₂OH', 'CH₃COOH', 'CH₃CH₂CH₃'], 'Alcohols are oxidised to carboxylic acids with the same number of carbon atoms. Propanoic acid has three.'),
    item(3, 'In one experiment bromine water stays orange with liquid A, and turns colourless with liquid B. Which could A and B be?', 'A hexane, B hexene', ['A hexene, B hexane', 'A pentene, B hexene', 'A pentane, B hexane'], 'Only the alkene, hexene, has a double bond to which bromine adds. Hexane does not react with bromine water.'),
    item(4, 'Why is the pH of 0.1 mol/dm³ ethanoic acid higher than that of 0.1 mol/dm³ hydrochloric acid?', 'It is only partly ionised', ['It contains more hydrogen', 'It is a more dilute acid', 'It has a larger molecule'], 'Carboxylic acids are weak acids: only a small part of the molecules ionise, so the concentration of H⁺ ions is lower.', higher),
    item(4, 'How many moles of hydrogen, H₂, are needed to saturate one mole of a fat with two C=C bonds in each of its three chains?', '6', ['2', '3', '12'], 'Each double bond adds one H₂. There are 3 × 2 = 6 double bonds in a molecule.', higher),
    item(4, 'Ethanol is made by fermentation at 30 °C or from ethene and steam at 300 °C. Why do countries with much farmland often prefer fermentation?', 'Sugar crops are renewable', ['It gives purer ethanol', 'It is a faster reaction', 'It has no other product'], 'Sugar cane can be grown again, while ethene comes from crude oil. The product of fermentation is slower to make and less pure.'),
    item(5, 'An alkene has the relative molecular mass 70. What is the formula of its product with bromine? (C = 12, H = 1)', 'C₅H₁₀Br₂', ['C₅H₁₀Br', 'C₅H₁₂Br₂', 'C₅H₈Br₂'], 'CₙH₂ₙ has the mass 14n, so n = 70 ÷ 14 = 5. C₅H₁₀ adds one Br₂.', higher),
    item(5, '4.6 g of ethanol is oxidised to ethanoic acid with a yield of 60 %. What mass of acid forms? (C₂H₅OH = 46, CH₃COOH = 60)', '3.6 g', ['2.8 g', '6.0 g', '10 g'], '4.6 ÷ 46 = 0.10 mol gives at most 0.10 × 60 = 6.0 g. 60 % of it is 3.6 g.', higher),
    item(5, 'An ester has the formula C₃H₇COOCH₃. Which two substances react to form it?', 'Butanoic acid and methanol', ['Propanoic acid and methanol', 'Methanoic acid and propanol', 'Butanoic acid and ethanol'], 'C₃H₇CO– comes from the acid C₃H₇COOH with four carbon atoms (butanoic acid), and –OCH₃ comes from methanol.', higher),
    item(5, '1.00 g of each of four alcohols heats 200 g of water by 27, 36, 40 and 43 °C (methanol to butanol). Per gram, what is the best reason for the trend?', 'The share of oxygen becomes smaller', ['The molecules have fewer C–H bonds', 'The share of hydrogen becomes zero', 'The number of –OH groups increases'], 'Each molecule has one O atom, so longer chains have a smaller share of oxygen by mass. A larger share of the mass is carbon and hydrogen, which react with oxygen and release energy.'),
  ],
};
