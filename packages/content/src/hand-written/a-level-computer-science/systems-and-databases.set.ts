import { code, item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_COMPUTER_SCIENCE',
  topicCode: 'SYSTEMS_AND_DATABASES',
  name: 'questions',
  items: [
    item(
      1,
      'Which register holds the address of the next instruction to be fetched?',
      'Program counter',
      ['Memory data register', 'Accumulator', 'Current instruction register'],
      'The program counter holds the address of the next instruction and is increased during the fetch. The memory data register holds what was read.',
    ),
    item(
      1,
      'What is a primary key?',
      'An attribute that identifies each record of a table uniquely',
      [
        'An attribute that refers to a record of another table',
        'The first attribute of a table',
        'A password that opens a table',
      ],
      'No two records may have the same primary key. An attribute that refers to the primary key of another table is a foreign key.',
    ),
    item(
      1,
      `What does this query return?\n${code('SELECT Name FROM Pupil', 'WHERE Year = 12', 'ORDER BY Name ASC')}`,
      'The names of the Year 12 pupils in alphabetical order',
      [
        'All the data of the Year 12 pupils in order of age',
        'The names of all pupils, with Year 12 first',
        'The number of pupils in Year 12',
      ],
      'SELECT chooses the field, WHERE keeps the records of Year 12, and ORDER BY … ASC sorts the names from A to Z.',
    ),
    item(
      1,
      'Which task belongs to an operating system?',
      'Sharing the memory between running programs',
      [
        'Checking the spelling of a document',
        'Designing the tables of a database',
        'Compressing a photograph for a web page',
      ],
      'An operating system manages memory, processors, files and devices. The others are done by application software.',
    ),
    item(
      1,
      'Which bus carries the values that are read from and written to memory?',
      'Data bus',
      ['Address bus', 'Control bus', 'Program bus'],
      'The address bus says where, the control bus says when and whether to read or write, and the data bus carries the contents.',
    ),
    item(
      2,
      'What happens first when a processor receives an interrupt and accepts it?',
      'The contents of its registers are saved on a stack',
      [
        'The interrupt service routine deletes the current program',
        'All the other interrupts are cleared for good',
        'The clock of the processor is stopped',
      ],
      'The state of the current program has to be kept so that it can be resumed. Then the service routine is run, and afterwards the registers are restored.',
    ),
    item(
      2,
      'What is paging?',
      'Dividing memory into blocks of equal, fixed size',
      [
        'Dividing memory into logical parts of different sizes',
        'Loading the whole of a program before it starts',
        'Copying the cache to main memory once a second',
      ],
      'Pages have a fixed size, whereas segments follow the logical parts of a program. Pages that are not needed can be moved to virtual memory.',
    ),
    item(
      2,
      'What is the main difference between a compiler and an interpreter?',
      'A compiler translates the whole program before it runs; an interpreter line by line as it runs',
      [
        'An interpreter produces machine code that is kept; a compiler does not',
        'A compiler reports one error at a time; an interpreter reports all at once',
        'A compiler needs the source code each time; an interpreter only once',
      ],
      'Compiled code runs without the compiler and is usually faster. An interpreter stops at the first error it meets, which helps while a program is being written.',
    ),
    item(
      2,
      'Table Order has the field CustomerID, which is the primary key of table Customer. What is CustomerID in table Order?',
      'A foreign key',
      ['A primary key', 'A composite key', 'A secondary index'],
      'A foreign key is an attribute that is the primary key of another table and so links the two.',
    ),
    item(
      2,
      `Which line completes the query, so that it lists each customer’s name with the dates of their orders?\n${code('SELECT Customer.Name, Orders.OrderDate', 'FROM Customer, Orders', '…')}`,
      'WHERE Customer.CustomerID = Orders.CustomerID',
      [
        'WHERE Customer.Name = Orders.OrderDate',
        'ORDER BY Customer.CustomerID, Orders.CustomerID',
        'GROUP BY Customer.CustomerID',
      ],
      'The condition joins each order to the customer with the same key. Without it every customer would be combined with every order.',
    ),
    item(
      2,
      'What is the purpose of cache memory?',
      'To hold data and instructions in frequent use, close to the processor',
      [
        'To keep data when the power is switched off',
        'To extend the main memory with space on a disk',
        'To hold the instructions that start the computer',
      ],
      'Cache is small and much faster than main memory, so the processor waits less. Extending memory with a disk is virtual memory.',
    ),
    item(
      3,
      'A table Enrolment has the composite key (StudentID, CourseID) and also the fields Grade and CourseTitle. Why is it not in second normal form?',
      'CourseTitle depends on only part of the key',
      [
        'Grade depends on the whole of the key',
        'It contains a repeating group of fields',
        'StudentID depends on CourseID',
      ],
      'CourseTitle depends on CourseID alone, which is a partial dependency. It belongs in a table Course. Grade depends on both parts, as it should.',
    ),
    item(
      3,
      'What does it mean that a transaction is atomic?',
      'Either all of its steps are carried out or none',
      [
        'No other transaction can see its data',
        'Its changes survive a power failure',
        'It leaves the rules of the database satisfied',
      ],
      'The A of ACID: if a bank transfer fails after the withdrawal, the withdrawal is undone. The other options are isolation, durability and consistency.',
    ),
    item(
      3,
      'In round-robin scheduling with a time slice of 20 ms, jobs P, Q and R arrive in this order and need 50, 20 and 30 ms. In which order do they finish?',
      'Q, R, P',
      ['P, Q, R', 'Q, P, R', 'R, Q, P'],
      'P runs 20 ms, Q runs 20 ms and is finished, R runs 20, P 20, R its last 10 and is finished, and P its last 10.',
    ),
    item(
      3,
      'Why can pipelining lose time at a conditional branch?',
      'Instructions already fetched may have to be discarded',
      [
        'Two instructions may want to use the same cache',
        'The branch has to be translated by the compiler again',
        'The clock speed is lowered during a branch',
      ],
      'The pipeline fetches the following instructions before it is known whether the branch is taken. If the guess was wrong, it has to be flushed.',
    ),
    item(
      3,
      'Two users open the same record, both change it, and the second save overwrites the first. Which technique prevents this?',
      'Record locking',
      ['Normalisation', 'Indexing', 'Paging'],
      'While one user edits a record, a lock refuses others the right to change it, so no update is lost. Careless locking can lead to deadlock.',
    ),
    item(
      4,
      `What does this query return?\n${code('SELECT Subject, COUNT(*)', 'FROM Entry', 'WHERE Score >= 60', 'GROUP BY Subject', 'HAVING COUNT(*) > 10')}`,
      'The subjects with more than ten entries of at least 60, and how many these are',
      [
        'The subjects with more than ten entries, and how many entries of at least 60 they have',
        'The first ten subjects in which the score is at least 60',
        'The subjects whose total score is greater than 60, ten at a time',
      ],
      'WHERE filters the records before they are grouped, and HAVING filters the groups afterwards. So the ten are counted among entries of at least 60.',
    ),
    item(
      4,
      'How does asymmetric encryption let Ann send Ben a message that only Ben can read?',
      'Ann encrypts it with Ben’s public key and Ben decrypts it with his private key',
      [
        'Ann encrypts it with her private key and Ben decrypts it with her public key',
        'Ann encrypts it with Ben’s private key and Ben decrypts it with his public key',
        'Ann and Ben both use one secret key that they send with the message',
      ],
      'Only the holder of Ben’s private key can undo what his public key has done. Encrypting with Ann’s private key would prove who sent it, but anybody could read it.',
    ),
  ],
};
