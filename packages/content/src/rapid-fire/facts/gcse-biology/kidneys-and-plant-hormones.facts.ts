import type { TopicFacts } from '../facts.ts';
import { meanings } from '../wording.ts';
import { identities } from './wording.ts';

export const facts: TopicFacts = {
  topic: 'GCSE_BIOLOGY/KIDNEYS_AND_PLANT_HORMONES',
  groups: {
    'kidneys-and-water': identities({ levels: [1, 10], seconds: 15 }, [
      ['urine', 'a liquid made by the kidneys'],
      ['dehydration', 'a lack of water in the body'],
      ['an organ donor', 'a person who gives a body part'],
      ['a transplant', 'a replacement of an organ'],
      ['excretion', 'removal of metabolic waste'],
      ['egestion', 'removal of undigested food'],
      ['dialysis', 'cleaning of blood by a machine'],
      ['rejection', 'an attack on a donated organ'],
      ['the ureter', 'the tube from kidney to bladder'],
      ['the urethra', 'the tube from bladder to outside'],
      ['the renal artery', 'a vessel bringing blood to a kidney'],
      ['the renal vein', 'a vessel taking blood from a kidney'],
      ['ADH', 'a hormone that saves water'],
      ['ammonia', 'a toxic gas made into urea'],
      ['a nephron', 'a tiny filtering unit'],
      ['selective reabsorption', 'taking back of useful substances'],
      ['deamination', 'removal of nitrogen in the liver'],
      ['osmoregulation', 'control of the water content'],
      ['an immunosuppressant', 'a drug used after a transplant'],
      ['the glomerulus', 'a knot of capillaries'],
    ]),
    'growth-of-plants': meanings({ levels: [1, 10], seconds: 15 }, [
      ['seedling', 'a very young plant'],
      ['germination', 'the start of growth of a seed'],
      ['ripening', 'a fruit becoming sweet and soft'],
      ['elongation', 'growth in length'],
      ['dormancy', 'a resting state of a seed'],
      ['hydrotropism', 'growth towards water'],
      ['selective weedkiller', 'a spray that spares grasses'],
      ['geotropism', 'growth in response to gravity'],
      ['coleoptile', 'the sheath around a young shoot'],
      ['clinostat', 'a slowly turning plant holder'],
    ]),
  },
};
