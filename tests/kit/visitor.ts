import { SESSION_COOKIES } from "./sessions";

/** A browser without a screen: keeps cookies, sends forms and JSON, follows nothing by itself. */
export type VisitorOptions = { headers?: Record<string, string> };

export class Visitor {
  readonly #cookies = new Map<string, string>();

  constructor(
    private readonly base: string,
    private readonly options: VisitorOptions = {},
  ) {}

  get origin(): string {
    return new URL(this.base).origin;
  }

  get cookies(): ReadonlyMap<string, string> {
    return this.#cookies;
  }

  /** Takes the cookies of another visitor, as a copied browser profile would. */
  take(other: Visitor): this {
    for (const [name, value] of other.cookies) this.#cookies.set(name, value);
    return this;
  }

  /** Takes a session, as if its person had signed in here. */
  enter(session: string): this {
    for (const name of SESSION_COOKIES) this.#cookies.set(name, session);
    return this;
  }

  async get(path: string, init: RequestInit = {}): Promise<Response> {
    return this.fetch(path, init);
  }

  async page(path: string): Promise<string> {
    return (await this.get(path)).text();
  }

  async form(
    path: string,
    fields: Record<string, string>,
    init: RequestInit = {},
  ): Promise<Response> {
    return this.fetch(path, { ...init, method: "POST", body: new URLSearchParams(fields) });
  }

  async json(path: string, body: unknown, init: RequestInit = {}): Promise<Response> {
    const headers = { "Content-Type": "application/json", ...init.headers };
    return this.fetch(path, { ...init, method: "POST", headers, body: JSON.stringify(body) });
  }

  /** Signs in with a code; the response is the page's, 302 on success. */
  async signIn(accessCode: string, init: RequestInit = {}): Promise<Response> {
    return this.form("/auth", { accessCode }, init);
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    // Compressing each response and decompressing it again took a fifteenth of the integration tests' processor time.
    const headers = new Headers({ "Accept-Encoding": "identity", ...this.options.headers });
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    if (cookie) headers.set("Cookie", cookie);
    const response = await fetch(new URL(path, this.base), {
      ...init,
      headers,
      redirect: "manual",
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  #keep(line: string): void {
    const [pair = "", ...attributes] = line.split("; ");
    const at = pair.indexOf("=");
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (attributes.includes("Max-Age=0")) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}
