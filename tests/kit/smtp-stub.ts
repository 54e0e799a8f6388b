/** A mail server that keeps what it is given, over real SMTP. */
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { mailParts } from "./mail-parts";

const PATIENCE = 1_600;

export type ReceivedMail = { to: string; from: string; source: string };

export class SmtpStub {
  readonly mails: ReceivedMail[] = [];
  /** The recipient of each delivery attempt, whether or not it was accepted. */
  readonly brought: string[] = [];
  /** Whether every mail is refused: for now (450), or with this response. */
  refusing: boolean | number = false;
  readonly #held = new Map<string, Promise<void>>();
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", async () => {
        const { mailFrom, rcptTo } = session.envelope;
        const to = rcptTo.map(({ address }) => address).join();
        this.brought.push(to);
        await this.#held.get(to);
        if (this.refusing) return done(refusal(this.refusing));
        const from = mailFrom ? mailFrom.address : "";
        this.mails.push({ to, from, source: Buffer.concat(parts).toString() });
        done();
      });
    },
  });

  /** `port`: of a stopped one, to come back in its place. */
  static async start(port = 0): Promise<SmtpStub> {
    const stub = new SmtpStub();
    await new Promise<void>((resolve) => stub.#server.listen(port, "127.0.0.1", () => resolve()));
    return stub;
  }

  /** As if no email had come yet, and all were welcome. */
  forget(): void {
    this.mails.length = 0;
    this.brought.length = 0;
    this.refusing = false;
  }

  /** Leaves emails to this address without a response until the returned function is called. */
  hold(to: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held.set(to, promise);
    return resolve;
  }

  get port(): number {
    return (this.#server.server.address() as AddressInfo).port;
  }

  get env(): Record<string, string> {
    return {
      SMTP_URL: `smtp://127.0.0.1:${this.port}`,
      MAIL_FROM: "Training <training@example.com>",
    };
  }

  /** The codes in all emails that contain one, oldest first. */
  get codes(): string[] {
    return this.mails.flatMap(codeIn);
  }

  /** The code in the `count`th email with one, once it has come. Notices may come between them. */
  async codeOf(count: number): Promise<string> {
    for (let tries = 0; tries < PATIENCE; tries += 1) {
      const code = this.codes[count - 1];
      if (code !== undefined) return code;
      await pause(25);
    }
    throw new Error(`${this.mails.length} mails came, not ${count} with a code`);
  }

  /** The path of the newest email's link that begins like this, once such an email has come. */
  async linkTo(start: string): Promise<string> {
    for (let tries = 0; tries < PATIENCE; tries += 1) {
      const links = this.mails.flatMap(({ source }) => linkIn(source, start));
      const newest = links.at(-1);
      if (newest !== undefined) return newest;
      await pause(25);
    }
    throw new Error(`${this.mails.length} mails came, none with a link to ${start}`);
  }

  /** Waits until this many emails have come. */
  async until(count: number): Promise<void> {
    for (let tries = 0; this.mails.length < count; tries += 1) {
      if (tries === PATIENCE) throw new Error(`${this.mails.length} of ${count} mails came`);
      await pause(25);
    }
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}

function codeIn({ source }: ReceivedMail): string[] {
  return /\b\d{6}\b/.exec(mailParts(source).text)?.slice() ?? [];
}

/** Long lines are folded in transit. */
function linkIn(source: string, start: string): string[] {
  const text = source.replaceAll("=\r\n", "");
  const at = text.indexOf(start);
  return at === -1 ? [] : (/^\S+/.exec(text.slice(at))?.slice() ?? []);
}

function refusal(status: boolean | number): Error {
  return Object.assign(new Error("No mail today"), status !== true && { responseCode: status });
}
