import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

const higher = { tier: 'HIGHER' } as const;

export const set: WrittenSet = {
  subjectCode: 'GCSE_CHEMISTRY',
  topicCode: 'TRANSITION_METALS_AND_NANOPARTICLES',
  name: 'transition-metals',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Properties of transition metals compared with Group 1',
  items: [
    item(1, 'Where are the transition metals in the periodic table?', 'Between Groups 2 and 3', ['In Group 1, at the left', 'Between Groups 6 and 7', 'In Group 0, at the right'], 'The transition metals form the block in the middle of the periodic table, between Group 2 and Group 3.'),
    item(1, 'Which of these is a transition metal?', 'Nickel', ['Sodium', 'Aluminium', 'Calcium'], 'Nickel is in the central block. Sodium is in Group 1, calcium in Group 2 and aluminium in Group 3.'),
    item(1, 'Which property do many transition metal compounds have?', 'They are coloured', ['They are all gases', 'They are magnetic', 'They are insoluble'], 'Many compounds of transition metals are coloured. Compounds of Group 1 metals are usually white.'),
    item(1, 'Which transition metal is used as the catalyst in the Haber process?', 'Iron', ['Copper', 'Nickel', 'Platinum'], 'Iron speeds up the reaction of nitrogen with hydrogen to ammonia.'),
    item(1, 'What colour is a solution of copper(II) sulfate?', 'Blue', ['Orange', 'Purple', 'Colourless'], 'Solutions with copper(II) ions, Cu²⁺, are blue.'),
    item(1, 'How does the density of iron compare with that of sodium?', 'It is much higher', ['It is much lower', 'It is a little lower', 'It is the same'], 'Transition metals have high densities. Sodium, in Group 1, is even less dense than water.'),
    item(1, 'Which metal is used as the catalyst when margarine is made from vegetable oil?', 'Nickel', ['Potassium', 'Lead', 'Tin'], 'Nickel catalyses the addition of hydrogen to the oil.'),
    item(1, 'Which is a common use of copper because it conducts electricity well?', 'Wires', ['Bridges', 'Car bodies', 'Light aircraft'], 'Copper is a very good conductor and is easily drawn into wires. It does not react with water.'),
    item(1, 'Which ions of iron are common?', 'Fe²⁺ and Fe³⁺', ['Fe⁺ and Fe⁴⁺', 'Fe²⁻ and Fe³⁻', 'Fe⁺ and Fe⁻'], 'Transition metals can form ions with different charges, for example iron(II), Fe²⁺, and iron(III), Fe³⁺.'),
    item(1, 'What happens to a transition metal catalyst by the end of a reaction?', 'It is not used up', ['It becomes a product', 'It is made into a gas', 'It turns into an acid'], 'A catalyst speeds up a reaction without being used up, so it can be used again.'),
    item(2, 'What does the number in the name iron(III) chloride tell?', 'The charge of the iron ion', ['The number of iron atoms', 'The mass of the chloride', 'The group of the iron atom'], 'The Roman numeral gives the charge of the metal ion, here Fe³⁺.'),
    item(2, 'What is the formula of iron(III) chloride?', 'FeCl₃', ['Fe₃Cl', 'FeCl₂', 'Fe₃Cl₃'], 'One Fe³⁺ ion needs three Cl⁻ ions so that the charges balance.'),
    item(2, 'What is the charge of the copper ion in Cu₂O?', '1+', ['2+', '2−', '4+'], 'The oxide ion is O²⁻. Two copper ions have the charge 2+ together, so each is Cu⁺.'),
    item(2, 'Which row describes a transition metal compared with a Group 1 metal?', 'Harder, denser, less reactive', ['Softer, denser, more reactive', 'Harder, lighter, more reactive', 'Softer, lighter, less reactive'], 'Transition metals are stronger, harder and denser, have higher melting points (except mercury) and react less with water and oxygen.'),
    item(2, 'A metal melts at 1,907 °C, is hard and forms green and violet compounds. Which metal is it?', 'Chromium', ['Potassium', 'Magnesium', 'Lithium'], 'A high melting point and several coloured compounds are typical of transition metals. The others are in Groups 1 and 2.'),
    item(2, 'Which transition metal is a liquid at room temperature?', 'Mercury', ['Cobalt', 'Manganese', 'Silver'], 'Mercury melts at −39 °C. It is an exception among the transition metals, most of which have very high melting points.'),
    item(2, 'A white powder and a green powder are chlorides. One is of nickel and one of potassium. Which is which?', 'Nickel green, potassium white', ['Nickel white, potassium green', 'Both may be either colour', 'Both are mixtures of the two'], 'Transition metal compounds are often coloured, while Group 1 compounds are usually white.'),
    item(2, 'Why are transition metals suitable for making tools?', 'They are hard and strong', ['They are soft and light', 'They are coloured salts', 'They react with water'], 'Tools must not bend or wear away, so hard and strong metals such as iron and chromium are used.'),
    item(2, 'Potassium is kept under oil, but copper pipes carry water for years. What is the reason?', 'Copper hardly reacts with water', ['Copper dissolves in the oil', 'Copper has a lower density', 'Copper forms a white salt'], 'Group 1 metals react quickly with water and oxygen. Copper does not react with water.'),
    item(2, 'Which formula is that of a manganese oxide with Mn⁴⁺ ions?', 'MnO₂', ['Mn₂O', 'MnO₄', 'Mn₄O'], 'Two O²⁻ ions balance the charge of one Mn⁴⁺ ion: 4+ and 2 × 2−.'),
    item(3, 'A cube of metal has sides of 2.0 cm and a mass of 71.4 g. Densities in g/cm³: sodium 0.97, titanium 4.5, cobalt 8.9, tungsten 19.3. Which metal is it?', 'Cobalt', ['Sodium', 'Titanium', 'Tungsten'], 'The volume is 2.0³ = 8.0 cm³. The density is 71.4 ÷ 8.0 = 8.9 g/cm³, which is that of cobalt.'),
    item(3, 'Manganese dioxide is added to hydrogen peroxide and 0.50 g is filtered off, dried and weighed at the end. What mass is expected if 0.50 g was added?', '0.50 g', ['0.00 g', '0.25 g', '1.00 g'], 'Manganese dioxide is a catalyst. It is not used up, so its mass is the same at the end.'),
    item(3, 'How many oxide ions are combined with 6 chromium ions in chromium(III) oxide?', '9', ['2', '3', '18'], 'Six Cr³⁺ ions have the charge 18+. 18 ÷ 2 = 9 oxide ions, O²⁻. The formula is Cr₂O₃.'),
    item(4, 'Vanadium(V) oxide is a catalyst for making sulfur trioxide. What is its formula?', 'V₂O₅', ['V₅O₂', 'VO₅', 'V₂O₃'], 'Two V⁵⁺ ions have the charge 10+, and five O²⁻ ions the charge 10−, so the formula is V₂O₅.'),
    item(4, 'A transition metal ion M²⁺ is changed into M³⁺ and back again during a reaction. How does this help it to act as a catalyst?', 'It can pass electrons on', ['It can take up neutrons', 'It can gain more protons', 'It can become a nonmetal'], 'Giving away an electron and taking it back lets the metal ion take part in the steps of the reaction without being used up.', higher),
    item(4, '2.16 g of a silver oxide, Ag₂O, is reduced. What mass of silver is left? (Ag = 108, O = 16)', '2.01 g', ['1.08 g', '1.86 g', '2.00 g'], 'Mr of Ag₂O = 2 × 108 + 16 = 232. Mass of silver = 2.16 × 216 ÷ 232 = 2.01 g.', higher),
    item(5, '6.35 g of copper reacts with oxygen to give 7.15 g of an oxide. What is the charge of the copper ions in it? (Cu = 63.5, O = 16)', '1+', ['2+', '3+', '4+'], 'Copper: 6.35 ÷ 63.5 = 0.10 mol. Oxygen: 0.80 ÷ 16 = 0.05 mol. The formula is Cu₂O, so two copper ions balance one O²⁻ and each is 1+.', higher),
    item(5, 'A chloride of iron has 34.5 % iron by mass. What is the charge of the iron ions? (Fe = 56, Cl = 35.5)', '3+', ['1+', '2+', '4+'], 'In 100 g: Fe 34.5 ÷ 56 = 0.616 mol; Cl 65.5 ÷ 35.5 = 1.845 mol. 1.845 ÷ 0.616 = 3, so the formula is FeCl₃ with Fe³⁺.', higher),
    item(5, 'In a catalytic converter 8.0 g of platinum cleans 2.0 × 10⁷ g of exhaust gas. Why does the converter still fail after some years?', 'Its surface is covered by impurities', ['Its platinum has become a product', 'Its catalyst raised activation energy', 'Its metal turned into Group 1 atoms'], 'A catalyst is not used up, but reactions happen on its surface. Substances such as lead or soot can cover (poison) it.', higher),
    item(5, 'A metal X reacts slowly with steam, has the density 7.2 g/cm³, and forms XCl₂ and XCl₃. A pupil says it is in Group 2 because of XCl₂. Which evidence is the strongest against this?', 'It forms ions of two charges', ['It reacts slowly with steam', 'It forms a chloride with chlorine', 'It has a density above that of water'], 'Group 2 metals form only 2+ ions. XCl₃ shows that X also forms X³⁺, which is typical of a transition metal.'),
  ],
};
