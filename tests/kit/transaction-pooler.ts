/** A pooler in transaction mode, like PgBouncer: each transaction may run on another of a few sessions. */
import { createServer, type Server, type Socket } from "node:net";
import pg from "pg";

/** What PgBouncer lets a client set when it connects. */
const KNOWN_PARAMETERS = [
  "user",
  "database",
  "client_encoding",
  "application_name",
  "DateStyle",
  "TimeZone",
];
const READY = "Z".charCodeAt(0);
const TERMINATE = "X".charCodeAt(0);
const IDLE = "I".charCodeAt(0);

type Session = { client: pg.Client; stream: Socket };

export class TransactionPooler {
  readonly #idle: Session[] = [];
  readonly #waiting: ((session: Session) => void)[] = [];
  readonly #clients = new Set<Socket>();
  #server: Server | null = null;
  #opening: Promise<void> | null = null;
  /** Settings that clients requested at the start and were refused. */
  readonly refused: string[] = [];

  constructor(
    private readonly target: string,
    private readonly sessions = 3,
  ) {}

  /** Returns the address to connect to. */
  async open(): Promise<string> {
    const server = createServer((client) => this.#admit(client));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    this.#server = server;
    const address = server.address();
    const url = new URL(this.target);
    url.port = String(typeof address === "object" ? address?.port : "");
    return url.href;
  }

  async close(): Promise<void> {
    for (const client of this.#clients) client.destroy();
    await new Promise((resolve) => this.#server?.close(resolve));
    await this.#opening;
    for (const { stream } of this.#idle) stream.destroy();
  }

  #admit(client: Socket): void {
    this.#clients.add(client);
    client.on("error", () => undefined);
    client.once("close", () => this.#clients.delete(client));
    client.once("data", (startup) => {
      const words = startup.subarray(8).toString().split("\0");
      const unknown = words.filter((_, index) => index % 2 === 0).filter(Boolean);
      const refused = unknown.filter((name) => !KNOWN_PARAMETERS.includes(name));
      this.refused.push(...refused);
      if (refused.length > 0) return client.end(message("E", "SFATAL\0C08P01\0Munsupported\0\0"));
      const zone = words[words.indexOf("TimeZone") + 1] || "America/New_York";
      this.#opening ??= this.#openSessions(zone);
      client.write(Buffer.concat([message("R", "\0\0\0\0"), message("Z", "I")]));
      this.#serve(client);
    });
  }

  /** The first client's settings apply to all, as all here request the same. */
  async #openSessions(zone: string): Promise<void> {
    for (let index = 0; index < this.sessions; index += 1)
      this.#giveBack(await session(this.target, zone));
  }

  /** Lends a session from the first word of a transaction to its end; the one idle longest comes first. */
  #serve(client: Socket): void {
    let lent: Session | null = null;
    let asked: Buffer[] = [];
    const take = (taken: Session) => {
      lent = taken;
      taken.stream.on("data", response);
      for (const words of asked) taken.stream.write(words);
      asked = [];
    };
    const frames = framesOf();
    const response = (chunk: Buffer) => {
      client.write(chunk);
      const last = frames(chunk).findLast(({ type }) => type === READY);
      if (last?.status !== IDLE || lent === null) return;
      lent.stream.off("data", response);
      this.#giveBack(lent);
      lent = null;
    };
    client.on("data", (words) => {
      if (lent) lent.stream.write(words);
      else if (words[0] === TERMINATE) client.end();
      else if (asked.push(words) === 1) this.#lend(take);
    });
  }

  #lend(take: (session: Session) => void): void {
    const rested = this.#idle.shift();
    if (rested) take(rested);
    else this.#waiting.push(take);
  }

  #giveBack(session: Session): void {
    const next = this.#waiting.shift();
    if (next) next(session);
    else this.#idle.push(session);
  }
}

/** A session on the server, signed in by the driver, whose bytes we then control. */
async function session(url: string, zone: string): Promise<Session> {
  const client = new pg.Client({ connectionString: url, options: `-c TimeZone=${zone}` });
  client.on("error", () => undefined);
  await client.connect();
  // The driver's types omit the socket it uses.
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.removeAllListeners("data");
  return { client, stream };
}

/** Reads a server's messages out of pieces: their type, and their first byte. */
function framesOf(): (chunk: Buffer) => { type: number; status: number }[] {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    const found: { type: number; status: number }[] = [];
    while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
      found.push({ type: rest.readUInt8(0), status: rest[5] ?? 0 });
      rest = rest.subarray(1 + rest.readUInt32BE(1));
    }
    return found;
  };
}

function message(type: string, content: string): Buffer {
  const body = Buffer.from(content, "latin1");
  const head = Buffer.alloc(5);
  head.write(type, "latin1");
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
