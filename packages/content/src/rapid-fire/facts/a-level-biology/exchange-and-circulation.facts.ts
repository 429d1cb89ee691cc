import type { TopicFacts } from '../facts.ts';
import { terms } from './wording.ts';

export const facts: TopicFacts = {
  topic: 'A_LEVEL_BIOLOGY/EXCHANGE_AND_CIRCULATION',
  groups: {
    structures: terms('structure', { levels: [1, 2], seconds: 20 }, [
      ['Takes blood from the left ventricle', 'Aorta'],
      ['Returns blood from the body', 'Vena cava'],
      ['Carries blood to the lungs', 'Pulmonary artery'],
      ['Tiny air sac of the lungs', 'Alveolus'],
      ['Windpipe with rings of cartilage', 'Trachea'],
      ['Sheet of muscle below the lungs', 'Diaphragm'],
      ['Pore in the surface of a leaf', 'Stoma'],
      ['Takes up water from the soil', 'Root hair'],
      ['Brings blood to the kidney', 'Renal artery'],
      ['Drains blood from the kidney', 'Renal vein'],
      ['Takes blood from gut to liver', 'Hepatic portal vein'],
      ['Brings oxygenated blood to the liver', 'Hepatic artery'],
      ['Tissue of dead lignified vessels', 'Xylem'],
      ['Tissue with sieve tubes', 'Phloem'],
      ['Lymph vessel inside a villus', 'Lacteal'],
      ['Narrow airway without cartilage', 'Bronchiole'],
    ]),
    transport: terms('term', { levels: [5, 6], seconds: 20 }, [
      ['Contraction of the heart', 'Systole'],
      ['Relaxation of the heart', 'Diastole'],
      ['Blood pumped in one beat', 'Stroke volume'],
      ['Fluid that bathes the cells', 'Tissue fluid'],
      ['Fluid of the lymph vessels', 'Lymph'],
      ['Movement of sucrose in sieve tubes', 'Translocation'],
      ['Water molecules hold together', 'Cohesion'],
      ['Water holds to the vessel walls', 'Adhesion'],
      ['CO₂ lowers the affinity for oxygen', 'Bohr effect'],
      ['Apparatus for water uptake of shoots', 'Potometer'],
      ['Apparatus for breathing volumes', 'Spirometer'],
      ['Apparatus for oxygen uptake', 'Respirometer'],
      ['Plant adapted to dry places', 'Xerophyte'],
      ['Fatty deposit in an artery wall', 'Atheroma'],
      ['Opening in an insect’s cuticle', 'Spiracle'],
    ]),
  },
};
