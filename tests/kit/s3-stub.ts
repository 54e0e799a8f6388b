/** An S3-compatible store at the network's edge, which checks that requests are signed as such stores do. */
import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { AwsV4Signer } from "aws4fetch";

const LEAST_PART = 5 * 1024 * 1024;
const KEYS = { accessKeyId: "test-key", secretAccessKey: "test-secret" };

export class S3Stub {
  readonly objects = new Map<string, Buffer>();
  /** Refuses to remove anything. */
  keepsAll = false;
  /** What it says of such keys instead of everything else. */
  refusal: { keys: RegExp; status: number } | null = null;
  /** So many of the next objects change on their way here. */
  spoils = 0;
  /** Responds with the whole object whatever the range. */
  ignoresRanges = false;
  /** Takes requests, and does not respond. */
  isSilent = false;
  unanswered = 0;
  /** Requests that wait for the end of a `hold`. */
  waiting = 0;
  #held = { keys: /^$/, until: Promise.resolve() };
  #begun = 0;
  /** Begun, and neither done nor ended: such a store keeps them for ever, and in no list of objects. */
  readonly joins = new Map<string, Map<number, Buffer>>();
  /** What each of them is to be, and since when. */
  readonly joinsOf = new Map<string, { key: string; at: number }>();
  readonly #server = createServer((request, response) => {
    this.#respond(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });

  static async start(): Promise<S3Stub> {
    const stub = new S3Stub();
    await new Promise<void>((resolve) => stub.#server.listen(0, "127.0.0.1", resolve));
    return stub;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get env(): Record<string, string> {
    return {
      MEDIA_S3_ADDRESS: `${this.origin}/videos`,
      MEDIA_S3_REGION: "test-1",
      MEDIA_S3_KEY_ID: KEYS.accessKeyId,
      MEDIA_S3_SECRET: KEYS.secretAccessKey,
    };
  }

  /** Writes none of these, by default puts nothing together, until the returned function is called. */
  hold(keys = /^content\//): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held = { keys, until: promise };
    return resolve;
  }

  async #untilWritten(key: string): Promise<void> {
    if (!this.#held.keys.test(key)) return;
    this.waiting += 1;
    await this.#held.until;
    this.waiting -= 1;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "", this.origin);
    let body = await buffer(request);
    if (!(await this.#isSigned(request, url))) return void response.writeHead(403).end("unsigned");
    if (this.isSilent) {
      this.unanswered += 1;
      return;
    }
    const [, bucket, ...rest] = url.pathname.split("/");
    if (bucket !== "videos") return void response.writeHead(404).end("<Code>NoSuchBucket</Code>");
    const key = rest.join("/");
    if (this.refusal?.keys.test(key)) return void response.writeHead(this.refusal.status).end();
    const isJoining = url.searchParams.has("uploads") || url.searchParams.has("uploadId");
    if (isJoining || request.method === "PUT") await this.#untilWritten(key);
    if (isJoining) return this.#multipart(request, response, { url, key });
    switch (request.method) {
      case "PUT":
        if (this.spoils > 0) body = this.#spoiled(body);
        if (!isAsSigned(request, body)) return void response.writeHead(400).end("SHA256Mismatch");
        this.objects.set(key, body);
        return void response.writeHead(200).end();
      case "DELETE":
        if (this.keepsAll) return void response.writeHead(403).end("AccessDenied");
        this.objects.delete(key);
        return void response.writeHead(204).end();
      default:
        return this.#get(request, response, key);
    }
  }

  #spoiled(body: Buffer): Buffer<ArrayBuffer> {
    this.spoils -= 1;
    return Buffer.concat([body.subarray(0, -1), Buffer.of((body.at(-1) ?? 0) ^ 1)]);
  }

  #get({ method, headers }: IncomingMessage, response: ServerResponse, key: string): void {
    const object = this.objects.get(key);
    if (!object) return void response.writeHead(404).end();
    const [, first, last] = this.ignoresRanges
      ? []
      : (/^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? []);
    const part = first ? object.subarray(Number(first), Number(last) + 1) : object;
    response.writeHead(first ? 206 : 200, { "Content-Length": part.length });
    response.end(method === "HEAD" ? undefined : part);
  }

  #multipart(
    { method, headers }: IncomingMessage,
    response: ServerResponse,
    { url, key }: { url: URL; key: string },
  ): void {
    const id = url.searchParams.get("uploadId");
    if (method === "GET") return void response.end(this.#begunJoins(url));
    if (id === null) {
      const made = `join-${this.#begun++}`;
      this.joinsOf.set(made, { key, at: Date.now() });
      this.joins.set(made, new Map());
      return void response.end(`<R><UploadId>${made}</UploadId></R>`);
    }
    const parts = this.joins.get(id);
    if (!parts) return void response.writeHead(404).end("<Code>NoSuchUpload</Code>");
    if (method === "DELETE") {
      this.joins.delete(id);
      return void response.writeHead(204).end();
    }
    if (method === "PUT") {
      const from = String(headers["x-amz-copy-source"]).replace(/^\/videos\//, "");
      const object = this.objects.get(from);
      if (!object) return void response.writeHead(404).end();
      parts.set(Number(url.searchParams.get("partNumber")), object);
      return void response.end(
        `<R><ETag>"${createHash("md5").update(object).digest("hex")}"</ETag></R>`,
      );
    }
    const all = [...parts].sort(([one], [other]) => one - other).map(([, part]) => part);
    if (all.slice(0, -1).some(({ length }) => length < LEAST_PART))
      return void response.writeHead(400).end("EntityTooSmall");
    this.joins.delete(id);
    this.objects.set(key, Buffer.concat(all));
    response.end('<R><ETag>"joined"</ETag></R>');
  }

  #begunJoins({ searchParams }: URL): string {
    const listed = [...this.joins.keys()].flatMap((id) => {
      const { key, at } = this.joinsOf.get(id) ?? { key: "", at: 0 };
      if (!key.startsWith(searchParams.get("prefix") ?? "")) return [];
      const begun = new Date(at).toISOString();
      return `<Upload>\n<Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${begun}</Initiated></Upload>`;
    });
    return `<ListMultipartUploadsResult>${listed.join("\n")}</ListMultipartUploadsResult>`;
  }

  /** Whether the same request, signed here, has the same signature. */
  async #isSigned({ method, headers }: IncomingMessage, url: URL): Promise<boolean> {
    const given = headers.authorization ?? "";
    const named = /SignedHeaders=([^,]+)/.exec(given)?.[1]?.split(";") ?? [];
    const signed = named.filter((name) => name !== "host");
    const signer = new AwsV4Signer({
      ...KEYS,
      method: method ?? "GET",
      url: url.href,
      service: "s3",
      region: "test-1",
      datetime: String(headers["x-amz-date"]),
      headers: Object.fromEntries(signed.map((name) => [name, String(headers[name])])),
    });
    return (await signer.sign()).headers.get("Authorization") === given;
  }
}

function isAsSigned({ headers }: IncomingMessage, body: Buffer): boolean {
  const sum = headers["x-amz-content-sha256"];
  return sum === "UNSIGNED-PAYLOAD" || sum === createHash("sha256").update(body).digest("hex");
}
