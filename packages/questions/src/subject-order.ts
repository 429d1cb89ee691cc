import { z } from 'zod';
import { readContent } from './content-files.ts';
import { parseYaml } from './parse-yaml.ts';

const folders = z.array(z.string());
const schema = z.strictObject({ curriculum: folders, papers: folders, levelPlans: folders });

/** The folders of the subjects, in the order of the curriculum, of the papers and of the level plans. */
export const subjectOrder = readContent('subjects.yaml', (text) => parseYaml(text, schema).value);
