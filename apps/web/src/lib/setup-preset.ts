import { difficultyChoices } from '@markwell/shared/vocabulary/difficulty';
import { questionCountChoices } from '@markwell/shared/vocabulary/mock-test';
import { z } from 'zod';

/** What a page hands to the test setup screen as router state: the choices already made there. */
const setupPresetSchema = z.object({
  /** The subject's name; practice also takes it from `?subject=`. */
  subject: z.string().optional(),
  subjectId: z.string().optional(),
  topicIds: z.array(z.string()).optional(),
  difficulty: z.array(z.literal(difficultyChoices)).optional(),
  questionCount: z.literal(questionCountChoices).optional(),
  examMode: z.boolean().optional(),
});
export type SetupPreset = z.input<typeof setupPresetSchema>;

/** Router state as the setup screen may trust it: nothing when it holds something else. */
export function readSetupPreset(state: unknown): z.output<typeof setupPresetSchema> {
  return setupPresetSchema.safeParse(state).data ?? {};
}
