/** An OpenAI-compatible endpoint over real HTTP that responds as a test says. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate } from "node:timers/promises";

export type AiAsked = {
  authorization: string | undefined;
  requestId: string | undefined;
  model: string;
  stream: boolean;
  /** Everything in messages with this role. */
  system: string;
  user: string;
};

/**
 * How the endpoint behaves; `paced`: each further piece waits for `more`, `refuses` with a status, `garbles`: sends
 * that as an event, `hangs` before or after the first piece.
 */
export type AiBehavior =
  | { says: readonly string[]; paced?: boolean }
  | { refuses: number; message?: string; retryAfter?: string }
  | { garbles: string }
  | { hangs: "before" | "after"; says?: readonly string[] }
  | { cuts: readonly string[]; how: "end" | "reset" };

export type AiStub = {
  url: string;
  env: Record<string, string>;
  asked: AiAsked[];
  behave: (behavior: AiBehavior) => void;
  /** Releases the next piece of a paced response. */
  more: () => void;
  /** Calls whose caller left before the response was complete. */
  abandoned: () => number;
  /** As if nothing had been asked yet. */
  forget: () => void;
  stop: () => Promise<void>;
};

const KEY = "key-of-the-tests";
const MODEL = "small-model";

export async function startAiStub(): Promise<AiStub> {
  const asked: AiAsked[] = [];
  let behavior: AiBehavior = { says: ["Hello there."] };
  let abandoned = 0;
  let pace = createPace();
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    if (request.url !== "/v1/chat/completions") return response.writeHead(404).end();
    asked.push(readAsked(text, request.headers));
    response.on("close", () => {
      if (!response.writableFinished) abandoned += 1;
    });
    await answer(response, behavior, pace.turn);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return {
    url,
    env: { AI_BASE_URL: url, AI_API_KEY: KEY, AI_MODEL: MODEL },
    asked,
    behave: (next) => {
      behavior = next;
      pace = createPace();
    },
    more: () => pace.more(),
    abandoned: () => abandoned,
    forget: () => {
      asked.length = 0;
      abandoned = 0;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function readAsked(text: string, headers: IncomingHttpHeaders): AiAsked {
  type Message = { role: string; content: string | { text: string }[] };
  const body = JSON.parse(text) as { model: string; stream?: boolean; messages: Message[] };
  const of = (role: string) =>
    body.messages
      .filter((message) => message.role === role)
      .map(({ content }) =>
        typeof content === "string" ? content : content.map((part) => part.text).join(""),
      )
      .join("\n");
  const { model, stream = false } = body;
  const { authorization } = headers;
  const requestId = headers["x-request-id"]?.toString();
  return { authorization, requestId, model, stream, system: of("system"), user: of("user") };
}

async function answer(
  response: ServerResponse,
  behavior: AiBehavior,
  turn: () => Promise<void>,
): Promise<void> {
  if ("refuses" in behavior) {
    const { refuses, message = "refused", retryAfter } = behavior;
    response.writeHead(refuses, {
      "Content-Type": "application/json",
      ...(retryAfter && { "Retry-After": retryAfter }),
    });
    response.end(JSON.stringify({ error: { message, type: "error", code: refuses } }));
    return;
  }
  if ("hangs" in behavior && behavior.hangs === "before") return;
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  if ("garbles" in behavior) {
    response.end(`data: ${behavior.garbles}\n\n`);
    return;
  }
  const pieces = "cuts" in behavior ? behavior.cuts : (behavior.says ?? ["Well"]);
  for (const [index, piece] of pieces.entries()) {
    if (index > 0 && "paced" in behavior && behavior.paced) await turn();
    send(response, { delta: { role: "assistant", content: piece }, finish_reason: null });
    await setImmediate();
  }
  if ("hangs" in behavior) return;
  if ("cuts" in behavior) {
    if (behavior.how === "end") response.end();
    else setTimeout(() => response.destroy(), 30);
    return;
  }
  send(response, { delta: {}, finish_reason: "stop" });
  response.end("data: [DONE]\n\n");
}

function send(response: ServerResponse, choice: Record<string, unknown>): void {
  const chunk = {
    id: "answer-1",
    object: "chat.completion.chunk",
    created: 1,
    model: MODEL,
    choices: [{ index: 0, ...choice }],
  };
  response.write(`data: ${JSON.stringify(chunk)}\n\n`);
}

/** `turn` resolves once for each call of `more`, whichever comes first. */
function createPace() {
  const waiting: (() => void)[] = [];
  let allowed = 0;
  return {
    more() {
      const next = waiting.shift();
      if (next) next();
      else allowed += 1;
    },
    async turn() {
      if (allowed > 0) allowed -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
}
