/** A network between the product and its database, which a test can cut. */
import { connect, createServer, type Server, type Socket } from "node:net";

export class TcpProxy {
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  port = 0;
  /** How many connections were opened through it. */
  opened = 0;
  /** What each of them began with: the driver names there what it wants of the session. */
  readonly begun: string[] = [];

  constructor(private readonly target: { host: string; port: number }) {}

  /** `silent`: new connections are accepted, and nothing comes of them. */
  async open(how: "silent" | "passing" = "passing"): Promise<void> {
    const server = createServer((incoming) => {
      this.opened += 1;
      incoming.once("data", (first) => this.begun.push(first.toString("latin1")));
      const outgoing = connect(this.target);
      for (const socket of [incoming, outgoing]) {
        this.#sockets.add(socket);
        socket.on("error", () => undefined);
        socket.once("close", () => this.#sockets.delete(socket));
      }
      if (how === "passing") incoming.pipe(outgoing).pipe(incoming);
    });
    await new Promise<void>((resolve) => server.listen(this.port, "127.0.0.1", resolve));
    const address = server.address();
    this.port = typeof address === "object" && address ? address.port : 0;
    this.#server = server;
  }

  /** Passes nothing on over the current connections, and ends none: new ones work. */
  freeze(): void {
    for (const socket of this.#sockets) socket.unpipe().pause();
  }

  /** Ends every connection and refuses new ones until opened again on the same port. */
  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server?.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}
