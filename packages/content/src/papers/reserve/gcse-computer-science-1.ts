import { code } from '../../hand-written/question-set.ts';
import { task } from '../structured/structured-question.ts';

/** Questions with words and programs for the paper whose calculations come from the families. */
export const computerScience = [
  task('ALGORITHMS_AND_PROGRAMMING', 'trace-a-loop', 2, {
    stem: `Look at this algorithm.\n${code('total ← 0', 'FOR i ← 1 TO 4', '   IF i MOD 2 = 0 THEN', '      total ← total + i * i', '   ENDIF', 'ENDFOR', 'OUTPUT total')}`,
    parts: [
      {
        body: 'Complete a trace table for i and total, and state the output.',
        answer: '20',
        scheme: [
          ['B1', 'for i taking the values 1, 2, 3 and 4'],
          ['B1', 'for total 0, 4, 4, 20 after each turn'],
          ['A1', 'for the output 20'],
        ],
        solution: 'total changes only for even i: 0 + 2 × 2 = 4, then 4 + 4 × 4 = 20.',
        lines: 7,
      },
      {
        body: 'State the purpose of the algorithm.',
        answer: 'it adds the squares of the even numbers from 1 to 4',
        scheme: [['B1', 'for adding the squares of the even numbers from 1 to 4']],
        solution: 'i MOD 2 = 0 is true for even numbers, and each one’s square is added.',
        ruledLines: 2,
      },
      {
        body: 'Give the meaning of the term ‘iteration’ and identify the line where iteration begins.',
        answer: 'repeating steps; line 2',
        scheme: [
          ['B1', 'for repeating a section of code'],
          ['B1', 'for the second line, or FOR i ← 1 TO 4'],
        ],
        solution: 'Iteration repeats a section of code. The FOR loop begins in line 2.',
        ruledLines: 3,
      },
    ],
  }),
  task('ALGORITHMS_AND_PROGRAMMING', 'searching-a-list', 3, {
    stem: 'A library stores the numbers of its members in a sorted list: 104, 118, 125, 137, 142, 156, 163.',
    parts: [
      {
        body: 'Show the steps of a binary search for 156.',
        answer: 'compare with 137, then with 156',
        scheme: [
          ['M1', 'for choosing 137 as the middle item'],
          ['M1', 'for keeping the right half: 142, 156, 163'],
          ['A1', 'for choosing 156 and finding it'],
        ],
        solution:
          'The middle item is 137. 156 is greater, so the left half and 137 are dropped. The middle of 142, 156, 163 is 156: found after two comparisons.',
        lines: 5,
      },
      {
        body: 'State one advantage and one disadvantage of a binary search compared with a linear search.',
        answer: 'fewer comparisons; the list must be sorted',
        scheme: [
          ['B1', 'for fewer comparisons on average in a long list'],
          ['B1', 'for needing a sorted list'],
        ],
        solution: 'Each step of a binary search halves the list, but it works on sorted lists only.',
        ruledLines: 3,
      },
    ],
  }),
  task('ALGORITHMS_AND_PROGRAMMING', 'write-a-password-check', 5, {
    parts: [
      {
        body: 'Write an algorithm, in pseudocode or a programming language, that asks for a password until it has at least 8 characters, and then asks for it a second time. It outputs ‘Saved’ if both are equal, and otherwise ‘Not the same’.',
        answer: 'an algorithm with a loop and a selection',
        scheme: [
          ['B1', 'for reading the first password'],
          ['B1', 'for a condition on its length that loops correctly'],
          ['B1', 'for reading it again inside the loop'],
          ['B1', 'for reading the second password after the loop'],
          ['B1', 'for comparing the two'],
          ['B1', 'for both outputs in the correct branches'],
        ],
        solution: code(
          'password ← USERINPUT',
          'WHILE LEN(password) < 8',
          '   password ← USERINPUT',
          'ENDWHILE',
          'again ← USERINPUT',
          'IF again = password THEN',
          '   OUTPUT ‘Saved’',
          'ELSE',
          '   OUTPUT ‘Not the same’',
          'ENDIF',
        ),
        ruledLines: 16,
      },
    ],
  }),
  task('BOOLEAN_LOGIC', 'greenhouse-alarm', 3, {
    stem: 'An alarm A in a greenhouse sounds when the temperature sensor T is on and the window sensor W is not on.',
    parts: [
      {
        body: 'Write a Boolean expression for A.',
        answer: 'A = T AND (NOT W)',
        scheme: [
          ['B1', 'for NOT W'],
          ['B1', 'for T AND with their second term'],
        ],
        solution: '‘Not on’ is NOT W; both conditions must hold, so they are joined by AND.',
        lines: 2,
      },
      {
        body: 'Complete a truth table for A with all values of T and W.',
        answer: 'A is 1 only for T = 1, W = 0',
        scheme: [
          ['B1', 'for all four rows of T and W'],
          ['B2', 'for all values of A correct; one mark for three correct'],
        ],
        solution: 'T W A: 0 0 0; 0 1 0; 1 0 1; 1 1 0.',
        lines: 7,
      },
    ],
  }),
  task('NETWORKS_AND_SECURITY', 'network-of-a-surgery', 3, {
    stem: 'A doctors’ surgery has a local area network with a star topology. It is connected to the internet.',
    parts: [
      {
        body: 'Explain two advantages of a star topology for the surgery.',
        answer: 'one broken cable affects one device; easy to add devices',
        scheme: [
          ['B2', 'for an advantage with a reason: if one cable fails, the other devices still work'],
          [
            'B2',
            'for a second advantage with a reason: a device is easily added, since only one cable to the switch is needed; fewer collisions',
          ],
        ],
        solution:
          'Each device has its own cable to the switch, so a broken cable affects that device only, and a new device can be added without disturbing the others.',
        ruledLines: 5,
      },
      {
        body: 'Explain how phishing could be used to attack the surgery, and give one way to protect against it.',
        answer: 'false e-mails; training of staff',
        scheme: [
          ['B1', 'for messages that pretend to come from somebody trusted'],
          ['B1', 'for getting staff to give passwords or open a link or file'],
          ['B1', 'for training of staff, filtering of e-mail or a second factor for sign-in'],
        ],
        solution:
          'An e-mail that seems to come from a trusted sender asks staff to sign in on a false page. Training staff to check addresses and a second factor both help.',
        ruledLines: 4,
      },
      {
        body: 'Describe what a firewall does.',
        answer: 'checks data that enters or leaves and blocks what the rules do not allow',
        scheme: [
          ['B1', 'for checking data that enters or leaves the network'],
          ['B1', 'for blocking what does not meet its rules'],
        ],
        solution:
          'A firewall looks at every packet that enters or leaves the network and lets through only what its rules allow.',
        ruledLines: 3,
      },
    ],
  }),
  task('NETWORKS_AND_SECURITY', 'encryption-and-protocols', 4, {
    parts: [
      {
        body: 'Define the term ‘protocol’.',
        answer: 'a set of rules for communication between devices',
        scheme: [['B1', 'for a set of rules for how devices communicate']],
        solution: 'A protocol is a set of rules for communication between devices.',
        ruledLines: 2,
      },
      {
        body: 'State what each of these protocols is used for: HTTPS, SMTP, FTP.',
        answer: 'secure web pages; sending e-mail; transferring files',
        scheme: [
          ['B1', 'for HTTPS: requesting web pages securely'],
          ['B1', 'for SMTP: sending e-mail'],
          ['B1', 'for FTP: transferring files'],
        ],
        solution: 'HTTPS encrypts the transfer of web pages, SMTP sends e-mail, FTP transfers files.',
        ruledLines: 4,
      },
      {
        body: 'Explain why data should be encrypted when it is sent over a wireless network.',
        answer: 'radio waves can be received by anyone near',
        scheme: [
          ['B1', 'for saying that anyone in range can receive the signal'],
          ['B1', 'for saying that without the key encrypted data cannot be understood'],
        ],
        solution:
          'Anyone in range can receive radio waves. Encrypted data has no meaning for a person without the key.',
        ruledLines: 3,
      },
    ],
  }),
];
