import { notFound } from './domain-error.ts';

/** What a caller may not see does not exist for them either, so both have the same message. */
export const questionNotFound = () => notFound('This question does not exist');
export const subjectNotFound = () => notFound('This subject does not exist');
export const topicNotFound = () => notFound('This topic does not exist');
export const classNotFound = () => notFound('This class does not exist');
export const schoolNotFound = () => notFound('This school does not exist');
export const userNotFound = () => notFound('This user does not exist');
