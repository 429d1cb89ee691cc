import { code, item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_COMPUTER_SCIENCE',
  topicCode: 'SYSTEMS_AND_DATABASES',
  name: 'networks-and-processors',
  items: [
    item(
      1,
      'What is copied into the memory address register at the beginning of a fetch?',
      'The contents of the program counter',
      [
        'The contents of the accumulator',
        'The instruction that has just been carried out',
        'The contents of the current instruction register',
      ],
      'The program counter holds the address of the next instruction. It goes to the memory address register, so that the memory knows what to deliver.',
    ),
    item(
      1,
      'In which layer of the TCP/IP stack does HTTP work?',
      'Application layer',
      ['Transport layer', 'Internet (network) layer', 'Link layer'],
      'Protocols that programs use directly, such as HTTP, FTP and SMTP, belong to the application layer. TCP is in the transport layer and IP in the internet layer.',
    ),
    item(
      1,
      'In packet switching, why may packets of one message arrive in the wrong order?',
      'They can take different routes through the network',
      [
        'They are sent in a random order for security',
        'They are sorted by size at each router',
        'They are stored until the whole message is complete',
      ],
      'Each packet is routed independently. It carries a sequence number, so that the receiver can put the message together again.',
    ),
    item(
      2,
      'Which sequence describes the fetch of an instruction?',
      'Program counter to address register, memory to data register, data register to instruction register',
      [
        'Instruction register to address register, memory to accumulator, accumulator to program counter',
        'Program counter to data register, memory to address register, address register to instruction register',
        'Accumulator to address register, data register to memory, memory to program counter',
      ],
      'The address goes to the MAR, the instruction arrives in the MDR and is copied to the CIR to be decoded. Meanwhile the program counter is increased.',
    ),
    item(
      2,
      'Which layer of the TCP/IP stack splits a message into segments and adds port numbers?',
      'Transport layer',
      ['Application layer', 'Internet (network) layer', 'Link layer'],
      'TCP, in the transport layer, divides the data, numbers the segments and adds the ports. The internet layer then adds the IP addresses.',
    ),
    item(
      2,
      'A computer has the IP address 192.168.5.77 and the subnet mask 255.255.255.0. What is the network identifier?',
      '192.168.5.0',
      ['192.168.0.0', '0.0.0.77', '192.168.5.255'],
      'The address and the mask are combined by a bitwise AND. The 1s of the mask keep the first three bytes; the last one becomes 0.',
    ),
    item(
      2,
      'In which mode of addressing is the operand of an instruction the value itself?',
      'Immediate',
      ['Direct', 'Indirect', 'Indexed'],
      'With immediate addressing nothing more has to be read from memory. With direct addressing the operand is the address of the value.',
    ),
    item(
      2,
      'The field Phones of a table holds entries such as “01632 960001, 01632 960002”. Why is the table not in first normal form?',
      'The field does not hold atomic values',
      [
        'The field is not part of the primary key',
        'The field depends on another non-key field',
        'The field holds text that ought to be numbers',
      ],
      'First normal form allows one value in each field and no repeating groups. The numbers belong in a table of their own, one to a record.',
    ),
    item(
      2,
      'A pupil can belong to many clubs, and a club has many pupils. How is this stored in a relational database?',
      'With a third table that holds pairs of foreign keys',
      [
        'With a foreign key to the club in the table of pupils',
        'With a foreign key to the pupil in the table of clubs',
        'With one table that has a field for each club',
      ],
      'A many-to-many relationship is resolved by a link table, whose records each join one pupil with one club. Its key is usually the pair.',
    ),
    item(
      2,
      `What does this query return?\n${code('SELECT Title FROM Book', 'WHERE Author LIKE "A%"', 'AND Pages < 200')}`,
      'The titles of books under 200 pages by authors whose names begin with A',
      [
        'The titles of books under 200 pages by the author called A%',
        'The titles of books that begin with A or have under 200 pages',
        'All the data of books under 200 pages whose authors’ names contain an A',
      ],
      'The wildcard % stands for any characters, so A% means “begins with A”. AND requires both conditions, and SELECT returns only the title.',
    ),
    item(
      2,
      'Which statement removes from the table Loan all the records that have been returned?',
      'DELETE FROM Loan WHERE Returned = TRUE',
      [
        'DROP TABLE Loan WHERE Returned = TRUE',
        'UPDATE Loan SET Returned = FALSE',
        'SELECT * FROM Loan WHERE Returned = FALSE',
      ],
      'DELETE removes records that fulfil a condition. DROP removes a whole table, and SELECT only reads.',
    ),
    item(
      3,
      'Memory address 20 holds 35, and address 35 holds 8. An instruction loads a value with the operand 20 and indirect addressing. Which value is loaded?',
      '8',
      ['20', '35', '55'],
      'With indirect addressing the operand is the address of the address: 20 leads to 35, and 35 holds the value 8. Direct addressing would load 35.',
    ),
    item(
      3,
      'In the table Pupil (PupilID, Name, TutorGroup, TutorRoom) each tutor group has one room. Why is the table not in third normal form?',
      'TutorRoom depends on TutorGroup, which is not a key',
      [
        'TutorRoom depends on only part of a composite key',
        'TutorGroup holds the same value in several records',
        'Name is not guaranteed to be different for every pupil',
      ],
      'Third normal form allows no dependency between non-key fields. A table TutorGroup (TutorGroup, TutorRoom) would store each room only once.',
    ),
    item(
      3,
      'Which description fits a RISC processor rather than a CISC processor?',
      'A small set of simple instructions, most of them carried out in one clock cycle',
      [
        'A large set of instructions, many of them of different lengths',
        'Single instructions that read memory, calculate and write the result',
        'Short programs, because each instruction does a great deal',
      ],
      'RISC keeps instructions simple and of one length, which makes pipelining easier. The price is longer programs.',
    ),
    item(
      3,
      'A computer with too little memory spends most of its time moving pages to and from the disk. What is this called?',
      'Thrashing',
      ['Buffering', 'Fragmentation', 'Polling'],
      'When the pages in use do not fit into memory, virtual memory has to swap constantly. More memory or fewer programs would help.',
    ),
    item(
      4,
      'How many host addresses does a subnet with the mask 255.255.255.192 offer?',
      '62',
      ['64', '192', '30'],
      '192 is 1100 0000, so six bits are left for the host: 2⁶ = 64 patterns. The first (the network) and the last (broadcast) are reserved.',
    ),
    item(
      4,
      'How does a digital signature show that a message has not been changed?',
      'The receiver compares a new hash of the message with the decrypted hash of the sender',
      [
        'The receiver compares the length of the message with the length in its header',
        'The sender encrypts the message with the public key of the receiver',
        'The sender adds a parity bit that only the receiver knows how to check',
      ],
      'The sender encrypts a hash of the message with a private key. Anybody can decrypt it with the public key; if the two hashes agree, neither the message nor the sender is false.',
    ),
  ],
};
