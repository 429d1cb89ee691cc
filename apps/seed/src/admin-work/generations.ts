/** Answers of a language model, as it gives them. The services check them as they check every answer. */

const optionsOf = (...texts: readonly string[]) =>
  texts.map((text, index) => ({ letter: 'ABCDE'[index], text }));

/** Five words for 11+. The last two have options that fit too well: they were rejected. */
export const vocabularyAnswer = {
  title: 'Words for feelings and weather',
  words: [
    {
      word: 'jubilant',
      partOfSpeech: 'adjective',
      definition: 'Full of joy because of a success.',
      example: 'The jubilant team ran round the field with the cup.',
      options: optionsOf('delighted', 'exhausted', 'jealous', 'noisy', 'proud of others'),
      answer: 'A',
    },
    {
      word: 'drizzle',
      partOfSpeech: 'noun',
      definition: 'Light rain in very small drops.',
      example: 'A grey drizzle had fallen since breakfast.',
      options: optionsOf('thick fog', 'hailstones', 'fine rain', 'melting snow', 'strong wind'),
      answer: 'C',
    },
    {
      word: 'apprehensive',
      partOfSpeech: 'adjective',
      definition: 'Worried that something bad may happen.',
      example: 'She felt apprehensive before her first day at the new school.',
      options: optionsOf('curious', 'anxious', 'cheerful', 'impatient', 'forgetful'),
      answer: 'B',
    },
    {
      word: 'gloomy',
      partOfSpeech: 'adjective',
      definition: 'Dark, or without hope.',
      example: 'The hall was gloomy even at noon.',
      options: optionsOf('dim', 'miserable', 'spacious', 'tidy', 'ancient'),
      answer: 'A',
    },
    {
      word: 'brisk',
      partOfSpeech: 'adjective',
      definition: 'Quick and lively; of weather, cold and fresh.',
      example: 'They went for a brisk walk on the beach.',
      options: optionsOf('lazy', 'chilly', 'lengthy', 'energetic', 'careful'),
      answer: 'D',
    },
  ],
} as const;

/** Five questions for GCSE, which nobody has reviewed yet. */
export const networksAnswer = {
  title: 'GCSE Computer Science: a short test',
  questions: [
    {
      topic: 'Networks and Security',
      question: 'Which protocol do browsers use to load a web page over an encrypted connection?',
      options: optionsOf('FTP', 'HTTPS', 'SMTP', 'POP3'),
      answer: 'B',
      explanation: 'HTTPS is HTTP over an encrypted connection.',
    },
    {
      topic: 'Networks and Security',
      question: 'What does a firewall do?',
      options: optionsOf(
        'It cools the processor.',
        'It stores copies of visited pages.',
        'It decides which data may enter or leave a network.',
        'It turns names of websites into addresses.',
      ),
      answer: 'C',
      explanation:
        'A firewall checks the data that enters or leaves a network and stops what is not allowed.',
    },
    {
      topic: 'Data Storage',
      question: 'Which of these keeps its data when a computer is switched off?',
      options: optionsOf('RAM', 'a cache', 'a register', 'a solid-state drive'),
      answer: 'D',
      explanation: 'A solid-state drive is storage. The other three lose their data without power.',
    },
    {
      topic: 'Data Storage',
      question:
        'An image is 200 pixels wide and 100 pixels high, with 8 bits for each pixel. How large is it?',
      options: optionsOf('20,000 bytes', '160,000 bytes', '2,500 bytes', '300 bytes'),
      answer: 'A',
      explanation: '200 × 100 = 20,000 pixels, and 8 bits are one byte: 20,000 bytes.',
    },
    {
      topic: 'Binary and Hexadecimal',
      question: 'How many different values can four bits represent?',
      options: optionsOf('4', '8', '15', '16'),
      answer: 'D',
      explanation: 'Each bit doubles the number of values: 2 × 2 × 2 × 2 = 16.',
    },
  ],
} as const;

/** The model agrees with its own keys. */
export const secondAnswers = (answer: typeof vocabularyAnswer | typeof networksAnswer) => ({
  answers: ('words' in answer ? answer.words : answer.questions).map((item) => ({
    working: 'As explained.',
    answer: item.answer,
  })),
});
