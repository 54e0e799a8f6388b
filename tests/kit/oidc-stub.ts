/** A company's identity provider: discovery, authorize, token and keys of OpenID Connect, over real HTTP. */
import { createHash, createSign, generateKeyPairSync, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Claims = Record<string, unknown>;

type Asked = { nonce: string; challenge: string; redirectUri: string };

const CLIENT = { id: "setpoint", secret: "a secret between the two" };
const KEY_ID = "one";

export class OidcStub {
  readonly #keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
  readonly #strangersKeys = generateKeyPairSync("rsa", { modulusLength: 2048 });
  readonly #codes = new Map<string, Asked>();
  readonly #server = createServer((request, response) => void this.#respond(request, response));
  issuer = "";
  /** Who is signed in there, as the provider reports it. */
  person: Claims = { sub: "ann-at-work", email: "ann@company.example", email_verified: true };
  /** What is false in the next tokens. */
  forged: Claims = {};
  signedByStranger = false;
  /** Deviations in the discovery document; null: it is unavailable. */
  told: Claims | null = {};
  /** What the token endpoint answers instead of a token. */
  refusal: [number, Claims] | null = null;
  /** What the provider's own page sends the visitor back with instead of a code. */
  sentBack: Record<string, string> | null = null;
  tokensGiven = 0;
  readonly requestIds: string[] = [];

  static async start(): Promise<OidcStub> {
    const stub = new OidcStub();
    await new Promise<void>((resolve) => stub.#server.listen(0, "127.0.0.1", resolve));
    stub.issuer = `http://127.0.0.1:${(stub.#server.address() as AddressInfo).port}`;
    return stub;
  }

  get env(): Record<string, string> {
    return {
      OIDC_ISSUER: this.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
    };
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", this.issuer);
    if (url.pathname === "/.well-known/openid-configuration") return this.#discovery(response);
    if (url.pathname === "/keys") return json(response, 200, { keys: [this.#publicKey()] });
    if (url.pathname === "/authorize") return this.#authorize(url.searchParams, response);
    if (url.pathname === "/token")
      return json(response, ...this.#token(request, await text(request)));
    json(response, 404, {});
  }

  #discovery(response: ServerResponse): void {
    json(response, this.told === null ? 503 : 200, {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/keys`,
      id_token_signing_alg_values_supported: ["RS256"],
      ...this.told,
    });
  }

  #authorize(asked: URLSearchParams, response: ServerResponse): void {
    const redirectUri = asked.get("redirect_uri") ?? "";
    const right =
      asked.get("client_id") === CLIENT.id &&
      asked.get("response_type") === "code" &&
      asked.get("code_challenge_method") === "S256" &&
      asked.get("scope")?.split(" ").includes("openid");
    if (!right) {
      json(response, 400, {});
      return;
    }
    const code = randomUUID();
    const [nonce, challenge] = [asked.get("nonce") ?? "", asked.get("code_challenge") ?? ""];
    this.#codes.set(code, { nonce, challenge, redirectUri });
    const back = new URL(redirectUri);
    for (const [name, value] of Object.entries(this.sentBack ?? { code }))
      back.searchParams.set(name, value);
    back.searchParams.set("state", asked.get("state") ?? "");
    response.writeHead(302, { Location: back.href }).end();
  }

  #token(request: IncomingMessage, body: string): [number, Claims] {
    if (this.refusal) return this.refusal;
    const form = new URLSearchParams(body);
    const basic = Buffer.from((request.headers.authorization ?? "").slice(6), "base64").toString();
    const [id = form.get("client_id"), secret = form.get("client_secret")] = basic
      ? basic.split(":").map(decodeURIComponent)
      : [];
    const asked = this.#codes.get(form.get("code") ?? "");
    this.#codes.delete(form.get("code") ?? "");
    const verifier = createHash("sha256").update(form.get("code_verifier") ?? "");
    if (id !== CLIENT.id || secret !== CLIENT.secret) return [401, { error: "invalid_client" }];
    const right =
      asked?.redirectUri === form.get("redirect_uri") &&
      asked?.challenge === verifier.digest("base64url");
    if (!right || !asked) return [400, { error: "invalid_grant" }];
    this.tokensGiven += 1;
    this.requestIds.push(request.headers["x-request-id"]?.toString() ?? "");
    const token = { access_token: randomUUID(), token_type: "Bearer", expires_in: 300 };
    return [200, { ...token, id_token: this.#idToken(asked.nonce) }];
  }

  #idToken(nonce: string): string {
    const now = Math.floor(Date.now() / 1_000);
    const claims = { iss: this.issuer, aud: CLIENT.id, iat: now, exp: now + 300, nonce };
    const payload = { ...claims, ...this.person, ...this.forged };
    const head = { alg: "RS256", typ: "JWT", kid: KEY_ID };
    const signed = [head, payload].map(encoded).join(".");
    const { privateKey } = this.signedByStranger ? this.#strangersKeys : this.#keys;
    return `${signed}.${createSign("RSA-SHA256").update(signed).sign(privateKey, "base64url")}`;
  }

  #publicKey(): Claims {
    const key = this.#keys.publicKey.export({ format: "jwk" });
    return { ...key, kid: KEY_ID, alg: "RS256", use: "sig" };
  }
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}

function json(response: ServerResponse, status: number, body: Claims): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

async function text(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
