import { code } from '../../hand-written/question-set.ts';
import { task } from '../structured/structured-question.ts';

export const computerScience = [
  task('DATA_STRUCTURES', 'stack-of-pages', 3, {
    stem: 'A web browser keeps the pages that a user has visited on a stack, so that the Back button works.',
    parts: [
      {
        body: 'Explain why a stack is a suitable data structure for this.',
        answer: 'the last page added is the first to be taken off',
        scheme: [
          ['B1', 'for last in, first out'],
          ['B1', 'for the page visited last being the one that Back must show first'],
        ],
        solution:
          'A stack is last in, first out: Back shows the page that was visited last, which is on top.',
        ruledLines: 3,
      },
      {
        body: 'The stack is an array S with places 0 to 9 and a pointer top, which is −1 when the stack is empty. Write an algorithm push(page) that adds a page, or reports an error if the stack is full.',
        answer: 'check for full, increase top, store',
        scheme: [
          ['B1', 'for checking top = 9 before adding'],
          ['B1', 'for an error message in that case'],
          ['B1', 'for increasing top by 1'],
          ['B1', 'for storing the page at S[top] after that'],
        ],
        solution: code(
          'PROCEDURE push(page)',
          '   IF top = 9 THEN',
          '      OUTPUT ‘The stack is full’',
          '   ELSE',
          '      top ← top + 1',
          '      S[top] ← page',
          '   ENDIF',
          'ENDPROCEDURE',
        ),
        ruledLines: 10,
      },
      {
        body: 'Explain one way in which a stack is used when a recursive subroutine is called.',
        answer: 'a stack frame holds the return address and local variables',
        scheme: [
          ['B1', 'for a stack frame pushed at each call'],
          ['B1', 'for the return address, parameters or local variables in it'],
          ['B1', 'for the frame popped when the call returns'],
        ],
        solution:
          'Each call pushes a frame with its return address, parameters and local variables. When the call ends the frame is popped and the earlier call goes on.',
        ruledLines: 5,
      },
    ],
  }),
  task('DATA_STRUCTURES', 'binary-search-tree', 3, {
    stem: 'The values 40, 22, 61, 15, 30, 75 and 28 are added to an empty binary search tree in this order.',
    parts: [
      {
        body: 'Draw the tree.',
        answer: '40; 22 and 61; 15, 30 and 75; 28 below 30',
        scheme: [
          ['B1', 'for 40 as the root with 22 on the left and 61 on the right'],
          ['B1', 'for 15 and 30 below 22, and 75 on the right below 61'],
          ['B1', 'for 28 on the left below 30'],
        ],
        solution:
          '40 is the root. 22 is its left and 61 its right child. 15 and 30 are the children of 22, 75 is the right child of 61, and 28 the left child of 30.',
        lines: 8,
        isFree: true,
      },
      {
        body: 'Write down the order of the values in a post-order traversal.',
        answer: '15, 28, 30, 22, 75, 61, 40',
        scheme: [
          ['M1', 'for visiting both subtrees before a node'],
          ['A1', 'for 15, 28, 30, 22, 75, 61, 40'],
        ],
        solution: 'Left subtree, right subtree, node: 15, 28, 30, 22, 75, 61, 40.',
        lines: 3,
      },
      {
        body: 'Explain why the order in which values are added affects the time of a search.',
        answer: 'it decides the height of the tree',
        scheme: [
          ['B1', 'for a balanced tree being searched in $O(\\log n)$'],
          ['B1', 'for sorted input giving a tree that is a list'],
          ['B1', 'for a search in such a tree taking $O(n)$'],
        ],
        solution:
          'A balanced tree has a height of about $\\log_2 n$. If the values are added in order, each has one child only and the search is linear.',
        ruledLines: 5,
      },
    ],
  }),
  task('ALGORITHMS_AND_COMPLEXITY', 'merge-sort', 4, {
    parts: [
      {
        body: 'Show each stage of a merge sort of the list 38, 27, 43, 3, 9, 82, 10, 15.',
        answer: '3, 9, 10, 15, 27, 38, 43, 82',
        scheme: [
          ['M1', 'for splitting into single items'],
          ['M1', 'for the pairs 27 38, 3 43, 9 82, 10 15'],
          ['M1', 'for the fours 3 27 38 43 and 9 10 15 82'],
          ['A1', 'for the sorted list'],
        ],
        solution:
          'Pairs: 27 38 | 3 43 | 9 82 | 10 15. Fours: 3 27 38 43 | 9 10 15 82. Sorted: 3 9 10 15 27 38 43 82.',
        lines: 9,
      },
      {
        body: 'State the time complexity of merge sort in the worst case and explain how it arises.',
        answer: '$O(n \\log n)$',
        scheme: [
          ['B1', 'for $O(n \\log n)$'],
          ['B1', 'for $\\log n$ levels of splitting'],
          ['B1', 'for merging $n$ items at each level'],
        ],
        solution: 'The list is halved $\\log_2 n$ times, and at each level all $n$ items are merged.',
        ruledLines: 4,
      },
      {
        body: 'Give one reason to use insertion sort instead for a short list that is nearly sorted.',
        answer: 'it needs about n comparisons and no extra memory',
        scheme: [
          ['B1', 'for a reason about time or memory'],
          ['B1', 'for a comparison with merge sort'],
        ],
        solution:
          'On a nearly sorted list insertion sort makes about $n$ comparisons, and unlike merge sort it needs no second array.',
        ruledLines: 3,
      },
    ],
  }),
  task('BOOLEAN_ALGEBRA', 'simplify-expression', 4, {
    parts: [
      {
        body: 'Simplify $A \\cdot B + A \\cdot \\overline{B} + \\overline{A} \\cdot B$ with the laws of Boolean algebra. Name the laws that you use.',
        answer: '$A + B$',
        scheme: [
          ['M1', 'for $A \\cdot (B + \\overline{B})$, the distributive law'],
          ['M1', 'for $B + \\overline{B} = 1$, the complement law'],
          ['M1', 'for $A + \\overline{A} \\cdot B = A + B$, with a law or a reason'],
          ['A1', 'for $A + B$'],
        ],
        solution:
          '$A \\cdot (B + \\overline{B}) + \\overline{A} \\cdot B = A + \\overline{A} \\cdot B = (A + \\overline{A}) \\cdot (A + B) = A + B$.',
      },
      {
        body: 'Apply De Morgan’s laws to write $\\overline{A + \\overline{B}}$ without a bar over more than one letter.',
        answer: '$\\overline{A} \\cdot B$',
        scheme: [
          ['M1', 'for changing + to · and negating each term'],
          ['A1', 'for $\\overline{A} \\cdot B$'],
        ],
        solution:
          '$\\overline{A + \\overline{B}} = \\overline{A} \\cdot \\overline{\\overline{B}} = \\overline{A} \\cdot B$.',
      },
      {
        body: 'Explain how a half adder makes the sum and the carry of two bits, and why a full adder is needed for longer numbers.',
        answer: 'XOR gives the sum, AND the carry; a full adder adds a carry in',
        scheme: [
          ['B1', 'for the sum as A XOR B'],
          ['B1', 'for the carry as A AND B'],
          ['B1', 'for a third input, the carry from the column before'],
        ],
        solution:
          'The sum is A XOR B and the carry A AND B. From the second column on there is also a carry from the column before, so three bits have to be added.',
        ruledLines: 5,
      },
    ],
  }),
  task('SYSTEMS_AND_DATABASES', 'school-trips', 4, {
    stem: 'A school stores its trips in a database: Pupil(PupilID, Name, Form), Trip(TripID, Place, Date, Cost), Booking(PupilID, TripID, Paid).',
    parts: [
      {
        body: 'State the primary key of Booking and name one foreign key.',
        answer: 'PupilID and TripID together; either of them is a foreign key',
        scheme: [
          ['B1', 'for the composite key PupilID, TripID'],
          ['B1', 'for PupilID or TripID as a foreign key'],
        ],
        solution:
          'A pupil can book several trips and a trip has several pupils, so only both ids together are unique. Each is also a foreign key.',
        ruledLines: 3,
      },
      {
        body: 'Write an SQL query that lists the names of all pupils of form 12B who have booked the trip with TripID 7 and have not paid, in alphabetical order.',
        answer: 'SELECT … JOIN … WHERE … ORDER BY Name',
        scheme: [
          ['B1', 'for SELECT Name'],
          ['B1', 'for joining Pupil and Booking on PupilID'],
          ['B1', 'for TripID = 7'],
          ['B1', 'for Form = ‘12B’ and Paid = FALSE'],
          ['B1', 'for ORDER BY Name'],
        ],
        solution: code(
          'SELECT Pupil.Name',
          'FROM Pupil JOIN Booking ON Pupil.PupilID = Booking.PupilID',
          'WHERE Booking.TripID = 7 AND Booking.Paid = FALSE AND Pupil.Form = ‘12B’',
          'ORDER BY Pupil.Name',
        ),
        ruledLines: 8,
      },
      {
        body: 'Explain why storing the cost of the trip in Booking would break third normal form.',
        answer: 'the cost depends on the trip alone',
        scheme: [
          ['B1', 'for saying that the cost depends on TripID, only a part of the key'],
          ['B1', 'for the redundancy, or for the danger that copies disagree'],
        ],
        solution:
          'The cost depends on TripID alone, not on the whole key. It would be stored once for each booking, and a change could leave copies that disagree.',
        ruledLines: 4,
      },
    ],
  }),
  task('SYSTEMS_AND_DATABASES', 'processor', 3, {
    parts: [
      {
        body: 'Describe the fetch stage of the fetch-execute cycle. Name the registers that are used.',
        answer: 'PC to MAR, memory to MDR, MDR to CIR, PC increased',
        scheme: [
          ['B1', 'for the address copied from the program counter to the memory address register'],
          ['B1', 'for the instruction read from memory into the memory data register'],
          ['B1', 'for it being copied to the current instruction register'],
          ['B1', 'for the program counter being increased'],
        ],
        solution:
          'The address in the PC is copied to the MAR. The instruction at this address is read into the MDR and copied to the CIR. The PC is increased by one.',
        ruledLines: 6,
      },
      {
        body: 'Explain how cache memory can make a processor faster.',
        answer: 'it holds instructions and data that are used often, close to the processor',
        scheme: [
          ['B1', 'for cache being faster to read than main memory'],
          ['B1', 'for holding what has been used recently or often'],
          ['B1', 'for fewer waits for main memory'],
        ],
        solution:
          'Cache is small, fast memory next to the processor. It keeps instructions and data that are likely to be needed again, so that the processor waits for main memory less often.',
        ruledLines: 4,
      },
    ],
  }),
];
