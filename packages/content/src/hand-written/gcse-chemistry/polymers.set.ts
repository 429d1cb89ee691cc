import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

const higher = { tier: 'HIGHER' } as const;

export const set: WrittenSet = {
  subjectCode: 'GCSE_CHEMISTRY',
  topicCode: 'ORGANIC_CHEMISTRY',
  name: 'polymers',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Addition and condensation polymers, natural polymers and crude oil',
  items: [
    item(1, 'What are the small molecules that join to form a polymer called?', 'Monomers', ['Isotopes', 'Catalysts', 'Fractions'], 'Many small molecules, the monomers, join to form very large molecules, the polymers.'),
    item(1, 'What is the polymer made from ethene called?', 'Poly(ethene)', ['Poly(propene)', 'Polyester', 'Nylon'], 'The name of an addition polymer is ‘poly’ and the name of the monomer in brackets.'),
    item(1, 'From which monomers are proteins made?', 'Amino acids', ['Nucleotides', 'Glucose', 'Alkenes'], 'Amino acids join by condensation polymerisation to form polypeptides and proteins.'),
    item(1, 'From which monomers is starch made?', 'Glucose', ['Amino acids', 'Nucleotides', 'Ethene'], 'Starch and cellulose are natural polymers of the sugar glucose.'),
    item(1, 'Which small molecule usually forms in condensation polymerisation?', 'Water', ['Oxygen', 'Hydrogen', 'Methane'], 'When two functional groups join, a small molecule is lost, usually water.'),
    item(1, 'How many strands form the double helix of DNA?', 'Two', ['One', 'Three', 'Four'], 'Most DNA molecules are two polymer chains, made from nucleotides, in the form of a double helix.'),
    item(1, 'Which polymer is used for fizzy drink bottles and also as a fibre in clothes?', 'A polyester', ['A starch', 'A polypeptide', 'A cellulose'], 'PET is a polyester. As a fibre it is used in clothes and as a solid for drinks bottles.'),
    item(1, 'Which problem do most addition polymers cause as waste?', 'They are not biodegradable', ['They dissolve in the rain', 'They react with the soil', 'They rot within one day'], 'Microorganisms cannot break down these polymers, so they stay in landfill and in the sea for a very long time.'),
    item(1, 'What does the letter n stand for in the formula of a polymer?', 'A large number of repeats', ['The number of neutrons', 'A nitrogen atom at the end', 'The number of carbon atoms'], 'The part in brackets is repeated n times. n is often several thousand.'),
    item(1, 'Which process makes alkenes from long alkanes?', 'Cracking', ['Fermentation', 'Hydration', 'Esterification'], 'Cracking breaks long molecules to shorter alkanes and alkenes, which are used to make polymers.'),
    item(2, 'What happens to the double bond when ethene becomes poly(ethene)?', 'It becomes a single bond', ['It becomes a triple bond', 'It stays a double bond', 'It loses both its carbon atoms'], 'The double bond opens, so each carbon atom can join to the next molecule by a single bond.'),
    item(2, 'The repeating unit of a polymer is –CH₂–CHCl–. What is the monomer?', 'CH₂=CHCl', ['CH₃–CH₂Cl', 'CH₂=CH₂', 'CHCl=CHCl'], 'In an addition polymer the monomer has the same atoms as the repeating unit, with a double bond.'),
    item(2, 'Which monomer forms poly(propene)?', 'C₃H₆', ['C₃H₈', 'C₂H₄', 'C₃H₇OH'], 'The monomer is propene, C₃H₆, an alkene with a double bond.'),
    item(2, 'Which two functional groups react to form a polyester?', '–OH and –COOH', ['–OH and C=C', '–COOH and C=C', 'C=C and C=C'], 'The alcohol groups of one monomer react with the carboxylic acid groups of another, forming ester links and water.', higher),
    item(2, 'How many different kinds of monomer are normally used to make an addition polymer like poly(ethene)?', 'One', ['Two', 'Three', 'Four'], 'Addition polymerisation needs only one monomer, with a C=C bond. Condensation often uses two, each with two functional groups.'),
    item(2, 'Why is the atom economy of addition polymerisation 100 %?', 'The polymer is the only product', ['The monomer is burned completely', 'The yield is always the maximum', 'The water formed can be used again'], 'No other molecule is formed, so all atoms of the monomers are in the polymer.'),
    item(2, 'Which two functional groups does an amino acid have?', '–NH₂ and –COOH', ['–OH and –COOH', '–NH₂ and C=C', '–OH and –NH₂'], 'An amino acid has an amino group, –NH₂, and a carboxylic acid group, –COOH, in one molecule.', higher),
    item(2, 'What kind of polymers are starch and cellulose?', 'Carbohydrates', ['Proteins', 'Polyesters', 'Nucleic acids'], 'They are made from sugars (glucose) and are therefore carbohydrates.'),
    item(2, 'Why are waste polymers sorted before they are melted and reused?', 'Mixtures have poor properties', ['Mixtures cannot be melted', 'Sorting makes them flammable', 'Sorting makes them renewable'], 'Different polymers have different properties and melting points, so a mixture is weaker and less useful.'),
    item(2, 'A polymer softens when it is warmed. Which forces between its chains are overcome?', 'Weak forces between molecules', ['Strong covalent bonds', 'Strong ionic bonds', 'Bonds within the nuclei'], 'In thermosoftening polymers the chains are tangled and held by weak intermolecular forces. No covalent bonds break.'),
    item(3, 'A molecule of poly(ethene) has a relative mass of 70,000. How many ethene molecules joined? (C₂H₄ = 28)', '2,500', ['5,000', '1,250', '5,833'], 'Each repeating unit has the mass of one ethene molecule: 70,000 ÷ 28 = 2,500.'),
    item(3, 'How many molecules of water form when 100 amino acids join to one chain?', '99', ['50', '100', '101'], 'Between 100 amino acids there are 99 links, and each link releases one molecule of water.', higher),
    item(3, 'C₁₂H₂₆ is cracked to C₈H₁₈ and one other product. Which?', 'C₄H₈', ['C₄H₁₀', 'C₄H₆', 'C₂H₄'], 'Atoms are conserved: 12 − 8 = 4 C and 26 − 18 = 8 H, so the other product is the alkene butene, C₄H₈.'),
    item(4, 'A diol and a dicarboxylic acid form a polyester. Which mass is lost for each ester link? (H = 1, O = 16)', '18', ['1', '17', '36'], 'One molecule of water, H₂O, with the mass 18, is lost for each ester link that forms.', higher),
    item(4, 'Glycine is H₂NCH₂COOH. Which is the repeating unit of its polymer?', '–HNCH₂CO–', ['–H₂NCH₂CO–', '–HNCH₂COO–', '–H₂NCH₂COOH–'], 'An H leaves the amino group and an OH leaves the acid group, together as water.', higher),
    item(4, 'Why can a thermosetting polymer not be melted and shaped again?', 'Its chains are joined by covalent bonds', ['Its chains are too short to be tangled', 'Its chains have weak forces only', 'Its chains are soluble in hot water'], 'Cross-links, strong covalent bonds between the chains, stop the chains from moving when it is heated. It chars in the end.'),
    item(5, 'A protein with the relative mass 13,000 is made from 120 amino acids. What is the mean relative mass of the amino acids, to the nearest whole number? (H₂O = 18)', '126', ['108', '110', '144'], 'With 119 molecules of water the amino acids had 13,000 + 119 × 18 = 15,142. 15,142 ÷ 120 = 126.', higher),
    item(5, 'An addition polymer has the empirical formula CH₂ and its repeating unit the relative mass 56. Which monomer is possible?', 'Butene', ['Ethene', 'Propene', 'Pentene'], 'CH₂ has the mass 14, and 56 ÷ 14 = 4. The monomer is C₄H₈, butene.', higher),
    item(5, 'Burning 1 t of polymer waste gives 40 GJ and 3.1 t of CO₂. Recycling it saves 60 GJ of oil energy and emits 0.9 t of CO₂. For 200 t, which statement is right?', 'Recycling emits 440 t less CO₂', ['Recycling emits 180 t less CO₂', 'Burning emits 440 t less CO₂', 'Burning saves 4,000 GJ more'], 'Burning: 620 t of CO₂; recycling: 180 t; the difference is 440 t. Recycling also saves 20 GJ more for each tonne.'),
    item(5, '14 g of ethene is polymerised with a 90 % yield. Which mass of bromine can the unreacted ethene add? (C₂H₄ = 28, Br₂ = 160)', '8.0 g', ['4.0 g', '16 g', '72 g'], '10 % of 14 g, 1.4 g, is unreacted: 1.4 ÷ 28 = 0.050 mol. It adds 0.050 mol of Br₂ = 8.0 g. The polymer has no double bonds.', higher),
  ],
};
