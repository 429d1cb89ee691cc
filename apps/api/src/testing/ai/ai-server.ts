import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sampleAnswer, type AiRequest } from './sample-answers.ts';

/** How the server answers a call. */
export type AiReply =
  | { answers: unknown }
  | { answersText: string }
  | { failsWith: number }
  /** Sends nothing until the client disconnects. */
  | 'hangs'
  /** Drops the connection in the middle of the answer. */
  | 'drops the connection'
  /** Ends early with the finish reason `length`. */
  | 'is cut off';

/** A received call. */
interface AiCall {
  request: AiRequest;
  key: string | undefined;
  /** Resolves when the client has the whole answer or has disconnected. */
  end: Promise<'answered' | 'disconnected'>;
}

interface AiServerOptions {
  /** Milliseconds before an answer begins. */
  pauseMs?: number;
  /** A call with this text fails. */
  failsAt?: string;
  /** A call with this text is never answered: it ends when the client disconnects. */
  hangsAt?: string;
}

/**
 * A small server for the part of OpenAI's chat completions that we use: streamed answers with a given schema.
 * It gives the planned replies one after the other, and a valid answer to every other call.
 */
export async function startAiServer({ pauseMs = 0, failsAt, hangsAt }: AiServerOptions = {}) {
  const calls: AiCall[] = [];
  const planned: AiReply[] = [];
  const server = createServer((request, response) => {
    void handle(request, response);
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    if (request.url !== '/v1/chat/completions') {
      response.writeHead(404).end();
      return;
    }
    const end = once(response, 'close').then(() => (response.writableFinished ? 'answered' : 'disconnected'));
    const call = JSON.parse(body) as AiRequest;
    calls.push({ request: call, key: request.headers.authorization?.replace('Bearer ', ''), end });
    const reply = planned.shift() ?? defaultReply(call);
    // Gives a test time to check what the page shows while the answer is being generated.
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    send(response, reply);
  }

  function defaultReply(request: AiRequest): AiReply {
    const has = (text: string | undefined) =>
      text !== undefined && request.messages.some(({ content }) => content.includes(text));
    if (has(hangsAt)) return 'hangs';
    return has(failsAt) ? { failsWith: 500 } : { answers: sampleAnswer(request) };
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    /** Sets the replies to the next calls. */
    plan: (...replies: AiReply[]) => {
      planned.splice(0, planned.length, ...replies);
      calls.length = 0;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  return text;
}

function send(response: ServerResponse, reply: AiReply): void {
  if (reply === 'hangs') return;
  if (typeof reply === 'object' && 'failsWith' in reply) {
    const error = { message: `The server says ${reply.failsWith}`, type: 'test', code: null, param: null };
    response
      .writeHead(reply.failsWith, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (reply === 'drops the connection') {
    response.write(chunk('{"title": "Half a'));
    setTimeout(() => response.destroy(), 20);
  } else if (reply === 'is cut off') {
    response.end(`${chunk('{"title": "Half a')}${chunk('', 'length')}data: [DONE]\n\n`);
  } else {
    const text =
      'answers' in reply ? JSON.stringify(reply.answers) : 'answersText' in reply ? reply.answersText : '';
    const middle = Math.floor(text.length / 2);
    const parts = [text.slice(0, middle), text.slice(middle)].map((part) => chunk(part));
    response.end(`${parts.join('')}${chunk('', 'stop')}data: [DONE]\n\n`);
  }
}

function chunk(content: string, ending: 'stop' | 'length' | null = null): string {
  const choice = { index: 0, delta: ending === null ? { content } : {}, finish_reason: ending };
  const event = { id: 'test', object: 'chat.completion.chunk', created: 0, model: 'test', choices: [choice] };
  return `data: ${JSON.stringify(event)}\n\n`;
}
