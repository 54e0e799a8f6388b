/** Requests over kept-alive connections, with as little client work as possible. */
import http from "node:http";
import { gunzipSync } from "node:zlib";
import type { Ledger, Timed } from "./ledger";

/** `form`: sent with POST. `reads`: the response's text is wanted. */
export type Asked = {
  what: Timed;
  path: string;
  cookie: string;
  form?: Record<string, string>;
  reads?: boolean;
};

const PATIENCE_MS = 30_000;

export class WebClient {
  readonly #agent = new http.Agent({ keepAlive: true });

  constructor(
    readonly origin: string,
    private readonly ledger: Ledger,
  ) {}

  /** The response's text, empty if it is not wanted; null if it was anything but 200, which is recorded. */
  async ask(asked: Asked): Promise<string | null> {
    const startedAt = performance.now();
    this.ledger.requests += 1;
    try {
      const text = await this.#send(asked);
      this.ledger.time(asked.what, performance.now() - startedAt);
      return text;
    } catch (error) {
      const address = asked.path.replace(/\d+|\?.*/g, "");
      this.ledger.fault(
        `${asked.what} ${address}: ${error instanceof Error ? error.message : error}`,
      );
      return null;
    }
  }

  close(): void {
    this.#agent.destroy();
  }

  async #send(asked: Asked, again = false): Promise<string> {
    try {
      return await this.#once(asked);
    } catch (error) {
      // A kept-alive connection may close just as it is reused: browsers then resend once on a new one.
      if (again || !(error instanceof ClosedBefore)) throw error;
      return this.#send(asked, true);
    }
  }

  #once({ path, cookie, form, reads }: Asked): Promise<string> {
    const body = form && new URLSearchParams(form).toString();
    const headers = {
      Accept: "*/*",
      "Accept-Encoding": "gzip",
      Cookie: cookie,
      Origin: this.origin,
      "Sec-Fetch-Site": "same-origin",
      ...(body && { "Content-Type": "application/x-www-form-urlencoded;charset=UTF-8" }),
    };
    return new Promise((resolve, reject) => {
      const options = { agent: this.#agent, headers, method: body ? "POST" : "GET" };
      const request = http.request(this.origin + path, options);
      request.setTimeout(PATIENCE_MS, () => request.destroy(new Error("no response in 30 s")));
      request.on("error", (error) => reject(request.reusedSocket ? new ClosedBefore() : error));
      request.on("response", (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => reads && parts.push(part));
        response.on("error", reject);
        response.on("end", () => {
          if (response.statusCode !== 200)
            return reject(new Error(`returned ${response.statusCode}`));
          const zipped = response.headers["content-encoding"] === "gzip";
          const bytes = Buffer.concat(parts);
          resolve((zipped && reads ? gunzipSync(bytes) : bytes).toString());
        });
      });
      request.end(body);
    });
  }
}

class ClosedBefore extends Error {}
