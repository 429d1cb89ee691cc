export { optionLetters, type OptionLetter } from '../answers/option-letters.ts';
