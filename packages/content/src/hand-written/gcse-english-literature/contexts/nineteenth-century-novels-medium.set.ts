import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LITERATURE',
  topicCode: 'NINETEENTH_CENTURY_NOVELS',
  name: 'contexts-medium',
  audience: 'Years 10 and 11, explaining motives and images in a 19th-century novel',
  syllabus: 'The 19th-century novel: motive, cause and effect, image and symbol',
  items: [
    item(
      2,
      '‘No warmth could warm, no wintry weather chill him.’ What does Dickens say here about Scrooge?',
      'His coldness comes from inside himself',
      [
        'His clothes protect him from the frost',
        'His health has suffered in the cold office',
        'His feelings change with the weather',
      ],
      'Nothing outside has any influence on him, because the cold is in his own nature. The frost is an image of his lack of feeling.',
    ),
    item(
      2,
      'In A Christmas Carol, why does Scrooge press the cap down over the Ghost of Christmas Past?',
      'He tries to put out memories that hurt him',
      [
        'He wants to keep the spirit from the cold',
        'He hopes to take the spirit’s light for himself',
        'He means to show that he is not afraid of it',
      ],
      'The light from the spirit’s head stands for memory and truth. He cannot hide it: it streams out under the cap.',
    ),
    item(
      2,
      'In A Christmas Carol, what does Bob Cratchit’s toast to Scrooge, ‘the Founder of the Feast’, show about Bob?',
      'He is generous even to a harsh master',
      [
        'He is joking about his master’s meanness',
        'He is afraid that Scrooge can hear him',
        'He is hoping for higher wages at once',
      ],
      'Mrs Cratchit objects, but Bob reminds her and the children that it is Christmas Day. His kindness puts Scrooge to shame.',
    ),
    item(
      2,
      'In A Christmas Carol, why does the Ghost of Christmas Present show Scrooge miners, lighthouse keepers and sailors?',
      'To show that joy does not depend on comfort',
      [
        'To show that hard work makes people rich',
        'To show that Christmas is kept only by the poor',
        'To show that lonely men are like Scrooge',
      ],
      'They sing and wish each other well in hard and lonely places. Scrooge, who could afford every comfort, has no such joy.',
    ),
    item(
      2,
      'In A Christmas Carol, what does the scene at Old Joe’s shop show about the man who has died?',
      'He cared for nobody, so nobody cares for him',
      [
        'He lost all his money before he died',
        'He left his goods to the people who nursed him',
        'He was murdered for the things that he owned',
      ],
      'His bed-curtains and even the shirt from his body are sold with laughter. One of the women says that he frightened everyone away when he was alive.',
    ),
    item(
      2,
      'In A Christmas Carol, why does Fred invite his uncle every year although Scrooge refuses?',
      'He is sorry for him',
      ['He needs his money', 'He enjoys annoying him', 'He has promised Marley'],
      'Fred says that his uncle’s ‘offences carry their own punishment’. He pities him and could not be angry with him if he tried.',
    ),
    item(
      2,
      'In Frankenstein, what makes the court believe that Justine has killed William?',
      'A picture that the boy wore is found on her',
      [
        'A servant swears that she saw her strike him',
        'A letter with her threats is read to the judges',
        'A footprint of hers is discovered by his body',
      ],
      'The Creature has hidden the miniature of Victor’s mother in her clothes. The evidence is real, but the conclusion is false.',
    ),
    item(
      2,
      'In Frankenstein, why does Victor not tell the judges the truth about William’s death?',
      'He is sure that they would think him mad',
      [
        'He believes at first that Justine is guilty',
        'He is too ill to travel to the court',
        'He has promised the Creature to be silent',
      ],
      'He says that his tale would seem ‘the ravings of a madman’. His silence costs Justine her life and adds to his guilt.',
    ),
    item(
      2,
      '‘I shall be with you on your wedding-night.’ How does Victor misunderstand this threat?',
      'He thinks that he will be attacked himself',
      [
        'He thinks that the Creature wants to be a guest',
        'He thinks that his father is going to be killed',
        'He thinks that the Creature has been forgiven',
      ],
      'Victor arms himself and leaves Elizabeth alone. He thinks only of his own danger, and she is the one who is killed.',
    ),
    item(
      2,
      'In Frankenstein, what does the Creature promise if Victor makes him a companion?',
      'To live far away from all human beings',
      [
        'To serve Victor for the rest of his life',
        'To give himself up for William’s murder',
        'To help Victor with further experiments',
      ],
      'They would go to the wilds of South America. Victor agrees, but later breaks his promise.',
    ),
    item(
      2,
      'In Frankenstein, what does the Creature understand when he sees himself in a pool?',
      'Why people run away from him',
      ['Why Victor chose to create him', 'Why he has no name of his own', 'Why the De Laceys are so poor'],
      'He has admired the beauty of the cottagers, and his own face terrifies him. From then on he knows that looks will decide how he is judged.',
    ),
    item(
      2,
      'In Great Expectations, why does Joe refuse money when Pip leaves the forge?',
      'He feels that nothing can make up for losing Pip',
      [
        'He knows that Pip’s new money comes from a convict',
        'He hopes that Mr Jaggers will offer him more',
        'He thinks that Pip will need the money himself',
      ],
      'Jaggers offers payment for the lost apprentice. To Joe, Pip is a friend and not goods that can be paid for.',
    ),
    item(
      2,
      'In Great Expectations, what does the rotten wedding cake in Satis House stand for?',
      'A life that has stopped and decayed in bitterness',
      [
        'A family that has lost its great fortune by gambling',
        'A love that is still alive in spite of the years',
        'A hope that Pip and Estella will soon be married',
      ],
      'Cobwebs and spiders cover what was made for a day of joy. Miss Havisham has kept her grief, and it has spoilt everything round her.',
    ),
    item(
      2,
      'In Great Expectations, what does Mr Jaggers’s habit of washing his hands with scented soap suggest?',
      'He wants to rid himself of his criminal clients',
      [
        'He is preparing to dine with much richer clients',
        'He is afraid of catching fever in the prison',
        'He wishes to impress Pip with his manners',
      ],
      'He washes after each client, as if guilt could be wiped off like dirt. It hints that his work does stain him.',
    ),
    item(
      2,
      'In Great Expectations, why is Pip so discontented with the forge after his visits to Satis House?',
      'Estella has made him despise common work',
      [
        'Joe has begun to treat him harshly',
        'Miss Havisham has promised him her house',
        'Mrs Joe has refused to let him return there',
      ],
      'She mocks his coarse hands and thick boots, and he begins to see his home through her eyes. He wants to be a gentleman on her account.',
    ),
    item(
      2,
      'In Great Expectations, which connection between Estella and Magwitch does Pip discover?',
      'She is his daughter',
      ['She is his niece', 'She is his god-daughter', 'She is his sister'],
      'Her mother is Molly, Jaggers’s housekeeper. The proud lady whom Pip thought far above him is a convict’s child.',
    ),
    item(
      2,
      'In Jane Eyre, why does Mr Brocklehurst make Jane stand on a stool before the school?',
      'To have her shunned as a liar',
      ['To let her recite a prayer', 'To praise her drawing', 'To show how much she has grown'],
      'He repeats Mrs Reed’s charge of deceit. Helen’s smile gives Jane the strength to bear it, and Miss Temple later clears her name.',
    ),
  ],
};
