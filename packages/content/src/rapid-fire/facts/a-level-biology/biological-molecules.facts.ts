import type { TopicFacts } from '../facts.ts';
import { terms } from './wording.ts';

export const facts: TopicFacts = {
  topic: 'A_LEVEL_BIOLOGY/BIOLOGICAL_MOLECULES',
  groups: {
    molecules: terms('molecule', { levels: [1, 2], seconds: 20 }, [
      ['Oxygen-carrying protein of blood', 'Haemoglobin'],
      ['Polymer of β-glucose in plants', 'Cellulose'],
      ['Forms the bilayer of membranes', 'Phospholipid'],
      ['Pentose sugar of DNA', 'Deoxyribose'],
      ['Base of RNA but not of DNA', 'Uracil'],
      ['Disaccharide of two glucose units', 'Maltose'],
      ['Sugar of milk', 'Lactose'],
      ['Immediate energy carrier of cells', 'ATP'],
      ['Fibrous protein of tendons', 'Collagen'],
      ['Fibrous protein of hair', 'Keratin'],
      ['Steroid lipid of animal membranes', 'Cholesterol'],
      ['Unbranched part of starch', 'Amylose'],
      ['Branched part of starch', 'Amylopectin'],
      ['Polysaccharide of insect cuticle', 'Chitin'],
      ['Enzyme that splits H₂O₂', 'Catalase'],
    ]),
    'bonds-tests-and-enzymes': terms('term', { levels: [3, 4], seconds: 20 }, [
      ['Links two amino acids', 'Peptide bond'],
      ['Links a fatty acid to glycerol', 'Ester bond'],
      ['Links the nucleotides of a strand', 'Phosphodiester bond'],
      ['S–S link within a protein', 'Disulfide bridge'],
      ['Weak link between two bases', 'Hydrogen bond'],
      ['Shows a reducing sugar', 'Benedict’s test'],
      ['Shows peptide bonds', 'Biuret test'],
      ['Shows lipids as a white layer', 'Emulsion test'],
      ['Shows starch by a blue-black colour', 'Iodine test'],
      ['Loss of the tertiary structure', 'Denaturation'],
      ['Adds water to split a molecule', 'Hydrolysis'],
      ['Joins molecules and removes water', 'Condensation'],
      ['Copies a gene into mRNA', 'RNA polymerase'],
      ['Adds nucleotides to a new DNA strand', 'DNA polymerase'],
      ['Active site moulds to its substrate', 'Induced fit'],
    ]),
  },
};
