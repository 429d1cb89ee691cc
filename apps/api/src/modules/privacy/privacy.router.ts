import { privacyFacts } from '@markwell/shared/privacy/privacy.contract';
import { implement } from '#http/implement.ts';
import { readPrivacyFacts } from './privacy-facts.service.ts';

export const privacyRoutes = [implement(privacyFacts, (_input, context) => readPrivacyFacts(context))];
