import { createHttpClient } from '../http-client.ts';
import { serve } from '../processes.ts';
import type { Row } from '../benchmark-report.ts';
import { compare, repeating } from '../rounds.ts';
import type { Bank } from '../benchmark-environment.ts';

const connections = 16;
const repeated = repeating(700, connections);

/** The cost of Express, the headers, the parsing of the reply and the log for a call that does nothing. */
export async function stackRow(bank: Bank, rounds: number): Promise<Row> {
  const bare = await serve('ops/bench/bare-http-server.ts', '/api/health');
  const clients = [
    createHttpClient(bank.api.url, connections),
    createHttpClient(bare.url, connections),
  ] as const;
  const variant = (name: string, client: (typeof clients)[number]) =>
    repeated(name, () => client.get('/api/health'));
  try {
    const { ratio, spread, rates } = await compare(
      variant('API', clients[0]),
      variant('bare', clients[1]),
      rounds,
    );
    return {
      what: "The API's stack: `GET /api/health`",
      against: 'bare `node:http`',
      ratio,
      spread,
      aim: '≥ 0.5',
      isMet: ratio >= 0.5,
      detail: `${Math.round(rates['API'] ?? 0)}/s against ${Math.round(rates['bare'] ?? 0)}/s; one client process drives both`,
    };
  } finally {
    for (const client of clients) client.close();
    await bare.stop();
  }
}
