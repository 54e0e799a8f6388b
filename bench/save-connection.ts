/** A kept-alive connection that saves progress over HTTP with as little client work as possible. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { ProgressSave } from "../app/training/progress-save.ts";
import type { Trainee } from "./trainees.ts";

const STORED = "HTTP/1.1 204 ";
const END_OF_RESPONSE = "\r\n\r\n";

type Waiting = { resolve: () => void; reject: (reason: Error) => void };

export class SaveConnection {
  readonly #socket: Socket;
  readonly #heads: ReadonlyMap<string, string>;
  #waiting: Waiting | null = null;
  #response = "";

  private constructor(socket: Socket, heads: ReadonlyMap<string, string>) {
    this.#socket = socket;
    this.#heads = heads;
    socket.setNoDelay(true).setEncoding("latin1");
    socket.on("data", (text: string) => this.#take(text));
    socket.on("error", (error) => this.#waiting?.reject(error));
    socket.on("close", () => this.#waiting?.reject(new Error("The server closed a connection")));
  }

  static async open(origin: string, trainees: readonly Trainee[]): Promise<SaveConnection> {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    await once(socket, "connect");
    return new SaveConnection(socket, headsOf(origin, trainees));
  }

  /** One save, as its trainee; rejects on any response but 204. */
  save(save: ProgressSave): Promise<void> {
    const body = JSON.stringify(save);
    const head = this.#heads.get(save.userId);
    return new Promise((resolve, reject) => {
      if (this.#socket.destroyed) return reject(new Error("The connection is closed"));
      this.#waiting = { resolve, reject };
      this.#socket.write(`${head}${Buffer.byteLength(body)}\r\n\r\n${body}`);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(text: string): void {
    this.#response += text;
    if (!this.#response.endsWith(END_OF_RESPONSE) && this.#response.startsWith(STORED)) return;
    const { resolve, reject } = this.#waiting ?? {};
    const response = this.#response;
    this.#response = "";
    this.#waiting = null;
    if (response.startsWith(STORED)) resolve?.();
    else reject?.(new Error(`A save returned: ${response.slice(0, 200)}`));
  }
}

const known = new WeakMap<readonly Trainee[], Map<string, ReadonlyMap<string, string>>>();

/** Made once for all connections to a server. */
function headsOf(origin: string, trainees: readonly Trainee[]): ReadonlyMap<string, string> {
  const byOrigin = known.get(trainees) ?? new Map<string, ReadonlyMap<string, string>>();
  known.set(trainees, byOrigin);
  const heads =
    byOrigin.get(origin) ??
    new Map(trainees.map((each) => [each.userId, requestHead(origin, each.cookie)]));
  byOrigin.set(origin, heads);
  return heads;
}

/** What a browser sends, up to the length of the body. */
function requestHead(origin: string, cookie: string): string {
  return [
    "POST /training/progress HTTP/1.1",
    `Host: ${new URL(origin).host}`,
    "Connection: keep-alive",
    "Accept: */*",
    "Accept-Encoding: gzip, deflate, br, zstd",
    "Accept-Language: en-US,en;q=0.9",
    "Content-Type: application/json",
    `Cookie: ${cookie}`,
    `Origin: ${origin}`,
    `Referer: ${origin}/training/lesson1`,
    "Sec-Fetch-Dest: empty",
    "Sec-Fetch-Mode: cors",
    "Sec-Fetch-Site: same-origin",
    "User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36",
    "Content-Length: ",
  ].join("\r\n");
}
