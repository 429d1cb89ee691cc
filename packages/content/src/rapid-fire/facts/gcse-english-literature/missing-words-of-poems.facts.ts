import type { TopicFacts } from '../facts.ts';
import { completed } from './wording.ts';

export const facts: TopicFacts = {
  topic: 'GCSE_ENGLISH_LITERATURE/POETRY',
  groups: {
    'missing-words': {
      levels: [2, 10],
      seconds: 12,
      ask: (line) => `Which word completes the line of verse ‘${line}’?`,
      explain: (line, word) =>
        `The poet wrote ‘${completed(line, word)}’, and the missing word is ‘${word}’.`,
      facts: [
        ['Into the valley of …', 'Death', ['Fire', 'Guns', 'War']],
        ['My name is Ozymandias, King of …', 'Kings', ['Egypt', 'Nations', 'Deserts']],
        ['What immortal hand or …', 'eye', ['mind', 'heart', 'flame']],
        ['She walks in beauty, like the …', 'night', ['dawn', 'moon', 'swan']],
        ['Thou art more lovely and more …', 'temperate', ['beautiful', 'delicate', 'innocent']],
        ['And no … sing', 'birds', ['bells', 'girls', 'winds']],
        ['Some one had …', 'blunder’d', ['perish’d', 'commanded', 'falter’d']],
        ['The lone and level … stretch far away', 'sands', ['plains', 'roads', 'fields']],
        ['Rough winds do shake the darling … of May', 'buds', ['leaves', 'birds', 'trees']],
        ['Marks of weakness, marks of …', 'woe', ['want', 'sin', 'grief']],
        ['Close bosom-friend of the maturing …', 'sun', ['year', 'earth', 'vine']],
        ['I love thee to the depth and … and height', 'breadth', ['length', 'width', 'wealth']],
        ['The old Lie: Dulce et … est', 'decorum', ['gloria', 'honestum', 'patria']],
        ['Where ignorant … clash by night', 'armies', ['nations', 'soldiers', 'lovers']],
        ['there’s some corner of a foreign …', 'field', ['land', 'shore', 'grave']],
        ['And each slow … a drawing-down of blinds', 'dusk', ['night', 'hour', 'day']],
        ['Love’s not Time’s …', 'fool', ['slave', 'friend', 'foe']],
        ['A heart – how shall I say? – too soon made …', 'glad', ['sad', 'proud', 'warm']],
        ['Gone far away into the … land', 'silent', ['distant', 'shadowed', 'promised']],
      ],
    },
  },
};
