import type { TopicFacts } from '../facts.ts';
import { terms } from '../computing-terms.ts';

export const facts: TopicFacts = {
  topic: 'GCSE_COMPUTER_SCIENCE/NETWORKS_AND_SECURITY',
  groups: {
    'network-terms': terms({ levels: [1, 10], seconds: 15 }, [
      ['A network on a single site', 'LAN'],
      ['A network over a large area', 'WAN'],
      ['It passes packets between networks', 'Router'],
      ['It joins the devices of one network', 'Switch'],
      ['A set of rules for communication', 'Protocol'],
      ['Networking by radio waves', 'Wi-Fi'],
      ['The arrangement of a network', 'Topology'],
      ['A computer that serves the others', 'Server'],
      ['A computer that asks for a service', 'Client'],
      ['A small unit of data that is sent', 'Packet'],
      ['The data that can be sent per second', 'Bandwidth'],
      ['It translates web names to addresses', 'DNS'],
      ['Every device is joined to the others', 'Mesh'],
      ['Each device is joined to the middle', 'Star'],
      ['Equal computers without a server', 'Peer-to-peer'],
    ]),
    'security-terms': terms({ levels: [1, 10], seconds: 15 }, [
      ['A copy kept in case data is lost', 'Backup'],
      ['Malware that hides in a host file', 'Virus'],
      ['Malware that spreads by itself', 'Worm'],
      ['Harmful software in disguise', 'Trojan'],
      ['False e-mails that ask for passwords', 'Phishing'],
      ['It filters the traffic of a network', 'Firewall'],
      ['Scrambling data with a key', 'Encryption'],
      ['Software that records what users do', 'Spyware'],
      ['Trying all possible passwords', 'Brute force'],
      ['Flooding a server with requests', 'Denial of service'],
      ['An attack through a query', 'SQL injection'],
      ['Testing a system by attacking it', 'Penetration test'],
      ['Identification by the body', 'Biometrics'],
      ['Watching somebody enter a PIN', 'Shouldering'],
      ['Sending users to a false web site', 'Pharming'],
    ]),
  },
};
