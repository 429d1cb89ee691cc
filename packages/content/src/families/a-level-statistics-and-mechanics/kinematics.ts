import { projectiles } from './kinematics/projectiles.ts';
import { variable } from './kinematics/variable-acceleration.ts';
import { graph } from './kinematics/velocity-graph.ts';
import { constantAcceleration } from './kinematics/constant-acceleration.ts';
import type { TopicFamilies } from '../family.ts';

export const kinematics: TopicFamilies = {
  subjectCode: 'A_LEVEL_STATISTICS_AND_MECHANICS',
  topicCode: 'KINEMATICS',
  families: [constantAcceleration, graph, variable, projectiles],
};
