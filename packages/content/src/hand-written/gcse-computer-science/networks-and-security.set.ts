import { network } from '../../drawing/computing/network.ts';
import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

const star = network({
  width: 520,
  height: 320,
  shape: 'box',
  nodes: { Switch: [260, 160], 'PC 1': [80, 60], 'PC 2': [440, 60], 'PC 3': [80, 260], Printer: [440, 260] },
  links: ['PC 1', 'PC 2', 'PC 3', 'Printer'].map((to) => ({ from: 'Switch', to })),
});

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMPUTER_SCIENCE',
  topicCode: 'NETWORKS_AND_SECURITY',
  name: 'questions',
  items: [
    item(
      1,
      'Which network covers a small area, such as one school, with equipment that the school itself owns?',
      'A local area network (LAN)',
      ['A wide area network (WAN)', 'The internet', 'A virtual private network (VPN)'],
      'A LAN is confined to a small site and its hardware usually belongs to one organisation. A WAN joins distant sites, often through lines that somebody else owns.',
    ),
    item(
      1,
      'Which device passes data packets from one network to another, for example from a home to the internet?',
      'A router',
      ['A switch', 'A network interface card', 'A wireless access point'],
      'A router joins networks and reads IP addresses to send packets on. A switch connects devices within one network.',
    ),
    item(
      1,
      'An e-mail that seems to come from a bank asks customers to “confirm” their passwords on a false web site. What is this called?',
      'Phishing',
      ['Hacking by brute force', 'A denial-of-service attack', 'Pharming by a virus'],
      'Phishing tricks people into giving away private data by pretending to be somebody they trust.',
    ),
    item(
      1,
      'Which topology is shown?',
      'Star',
      ['Mesh', 'Ring', 'Bus'],
      'Every device has its own connection to a central switch: that is a star. In a mesh the devices are connected to one another.',
      {
        image: {
          svg: star,
          alternativeText:
            'Three computers and a printer, each joined by a single line to one switch in the middle.',
        },
      },
    ),
    item(
      1,
      'Which protocol is used to send web pages in encrypted form?',
      'HTTPS',
      ['HTTP', 'FTP', 'SMTP'],
      'The S of HTTPS stands for secure: the data between the browser and the server are encrypted. FTP transfers files and SMTP sends e-mail.',
    ),
    item(
      2,
      'What does a domain name server (DNS) do?',
      'It finds the IP address that belongs to a web address',
      [
        'It stores copies of every web page',
        'It checks that a web page has no viruses',
        'It gives each network card its MAC address',
      ],
      'People use names such as a web address, but computers need IP addresses. The DNS looks the address up, as in a telephone book.',
    ),
    item(
      2,
      'In the star network of an office, the cable of one computer breaks. What happens?',
      'Only that computer loses its connection',
      [
        'The whole network stops working',
        'Two neighbouring computers lose their connection',
        'The data take another route to that computer',
      ],
      'In a star each device has its own cable to the switch, so one broken cable affects one device. Only a failure of the switch stops everything.',
    ),
    item(
      2,
      'Which statement describes a MAC address?',
      'It is given to the network hardware when it is made',
      [
        'It is given by the router whenever a device joins',
        'It shows the country in which the device is used',
        'It is the name that a user types into a browser',
      ],
      'A MAC address belongs to the network interface itself. An IP address is given to the device by the network and can change.',
    ),
    item(
      2,
      'A program tries every possible password, one after another, until one works. What is this attack, and what helps against it?',
      'A brute-force attack; locking the account after a few wrong attempts helps',
      [
        'A brute-force attack; encrypting the hard disk helps',
        'A denial-of-service attack; a longer password helps',
        'SQL injection; a firewall around the network helps',
      ],
      'Brute force depends on a great number of attempts. A limit on the attempts, and long passwords, make it hopeless.',
    ),
    item(
      2,
      'Which protocol does an e-mail program use to send a message to the mail server?',
      'SMTP',
      ['IMAP', 'POP', 'HTTP'],
      'SMTP, the simple mail transfer protocol, sends mail. POP and IMAP collect it.',
    ),
    item(
      2,
      'What is the difference between a virus and a worm?',
      'A virus attaches itself to a file; a worm spreads by itself through networks',
      [
        'A worm attaches itself to a file; a virus spreads by itself through networks',
        'A virus damages hardware; a worm damages files',
        'A virus is harmful; a worm is used only by security testers',
      ],
      'Both copy themselves. A virus needs a host file that somebody opens; a worm uses weaknesses in the network to spread without help.',
    ),
    item(
      2,
      'What is the purpose of a firewall?',
      'To check the traffic entering and leaving a network and block what breaks the rules',
      [
        'To turn data into a form that strangers cannot read',
        'To make copies of files in case they are lost',
        'To find and remove viruses that are already on a disk',
      ],
      'A firewall stands between two networks and lets through only the traffic that its rules allow. Encryption, backups and anti-malware are separate measures.',
    ),
    item(
      3,
      'A web form puts what the user types straight into a database query. Which attack does that make possible, and how is it prevented?',
      'SQL injection; validating the input and using parameters in the query',
      [
        'Phishing; training the staff to look at e-mail addresses',
        'A brute-force attack; making users change passwords often',
        'Data interception; moving the server to another room',
      ],
      'If the text becomes part of the query, an attacker can type SQL commands. Validation and parameters make sure that input is treated as data only.',
    ),
    item(
      3,
      'Why is a message divided into packets before it is sent over the internet?',
      'Packets can take different routes, and only lost packets have to be sent again',
      [
        'Packets are encrypted automatically, but whole messages cannot be',
        'Packets always arrive in the order in which they were sent',
        'Packets do not need the address of the receiver',
      ],
      'Each packet carries addresses and a sequence number, so packets can travel by different routes, be put in order on arrival and be resent one by one.',
    ),
    item(
      3,
      'Which layer of the TCP/IP model is responsible for addressing packets with IP addresses and routing them?',
      'The internet layer',
      ['The application layer', 'The transport layer', 'The link layer'],
      'The application layer holds protocols such as HTTP, the transport layer splits and checks data with TCP, the internet layer adds IP addresses and routes, and the link layer handles the hardware.',
    ),
    item(
      3,
      'A file of 24 megabytes is downloaded at 16 megabits per second. How long does it take?',
      '12 seconds',
      ['1.5 seconds', '8 seconds', '3 seconds'],
      '24 megabytes are 24 × 8 = 192 megabits, and 192 ÷ 16 = 12 seconds. Dividing 24 by 16 mixes bytes with bits.',
    ),
    item(
      4,
      'A hospital network gives every user only the access that their work needs. Which threat does this limit the most?',
      'A member of staff looking at records that are none of their business',
      [
        'A flood of requests that overloads the web server',
        'A cable being cut outside the building',
        'Somebody listening to the wireless signal in the car park',
      ],
      'User access levels control what people who are already inside may see or change. They do nothing about floods of traffic, cut cables or intercepted radio signals.',
    ),
    item(
      4,
      'How many cables does a full mesh of six computers need, where every computer is connected to every other?',
      '15',
      ['6', '30', '36'],
      'Each of the six computers has five connections, and each cable serves two computers: 6 × 5 ÷ 2 = 15.',
    ),
  ],
};
