/** The product that a worker's journeys visit: the built one, on its own database and port. */
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Writable } from "node:stream";
import { type Calendar, shippedCalendar } from "../../app/settings/calendars";
import type { CalendarName } from "../../app/settings/kinds/kinds";
import type { RunningProduct } from "../../main";
import { type BuiltProduct, builtProduct } from "../kit/built-product";
import { createDatabase, TEST_SECRET, type Templates } from "../kit/databases";
import { EMPTY } from "../kit/emptying";
import { freePort } from "../kit/free-port";
import { upload } from "../kit/media";
import { OidcStub } from "../kit/oidc-stub";
import { beginSession } from "../kit/sessions";
import { SmtpStub } from "../kit/smtp-stub";
import { Visitor } from "../kit/visitor";

/** The templates of the databases, as JSON: workers are processes. */
export const TEMPLATES_VARIABLE = "JOURNEY_TEMPLATES";
export const ADMIN_CODE = "ADMINISTRATOR2345";
export const TRACKER_CODE = "open sesame for closers";

export const BOARD_PASSWORD = "a password for journeys";

export type Trainee = {
  userId: string;
  firstName: string;
  lastName: string;
  name: string;
  accessCode: string;
};

export type StoredProgress = {
  furthest: number;
  position: number;
  completed: boolean;
  watched: string | null;
};

const { now } = Date;

type SettingsColumn = "calendars" | "links" | "pixel" | "slots";

type Seed = { seconds: number; position?: number; duration?: number | null };

/** Players of other hosts that lessons take; a journey stands in for them itself. */
const KNOWN_HOSTS = [
  "https://www.youtube-nocookie.com",
  "https://player.vimeo.com",
  "https://fast.wistia.net",
];

export class JourneyProduct {
  private constructor(
    private readonly built: BuiltProduct,
    private readonly env: Record<string, string>,
    private readonly dropDatabase: () => Promise<void>,
    readonly mail: SmtpStub,
    readonly provider: OidcStub,
    private running: RunningProduct,
    /** Lines that the product has logged as faults since the last `empty`. */
    readonly faults: string[],
  ) {
    this.#admin = new Visitor(running.url);
  }

  /** Where pages may send the lesson webhook. */
  get webhookOrigin(): URL {
    return new URL(this.env.WEBHOOK_ORIGINS ?? "");
  }

  readonly #admin: Visitor;
  /** The people of the current journey, by their access codes. */
  readonly #people = new Map<string, string>();
  #ahead = 0;

  /** `bare`: without anything that an owner sets in the browser, on a database that has just been made. */
  static async start(playerOrigin: string, { bare = false } = {}): Promise<JourneyProduct> {
    const templates: Templates = JSON.parse(process.env[TEMPLATES_VARIABLE] ?? "{}");
    const database = await createDatabase(templates);
    const built = await builtProduct();
    const faults: string[] = [];
    const mediaDirectory = await mkdtemp(path.join(os.tmpdir(), "setpoint-media-"));
    const [mail, provider] = await Promise.all([SmtpStub.start(), OidcStub.start()]);
    const env = {
      ...database.nearEnv,
      PORT: String(await freePort()),
      HOST: "127.0.0.1",
      AUTH_SECRET: TEST_SECRET,
      ADMIN_ACCESS_CODE: ADMIN_CODE,
      PLAYER_ORIGINS: [playerOrigin, ...KNOWN_HOSTS].join(","),
      LOG_LEVEL: "error",
      MEDIA_DIR: mediaDirectory,
      ...(!bare && {
        WEBHOOK_ORIGINS: `http://127.0.0.1:${await freePort()}`,
        TRACKER_ADMIN_CODE: TRACKER_CODE,
        OPERATIONS_PASSWORD: BOARD_PASSWORD,
        ...mail.env,
        ...provider.env,
      }),
    };
    const running = await built.start(built.parseConfig(env), collecting(faults));
    return new JourneyProduct(built, env, database.drop, mail, provider, running, faults);
  }

  /**
   * Stops the product and restarts it on the same data, as an update does; optionally with other settings once.
   * `meanwhile` runs before it starts.
   */
  async restart(env: Record<string, string> = {}, meanwhile = async () => {}): Promise<void> {
    await this.running.stop();
    await meanwhile();
    this.running = await this.built.start(
      this.built.parseConfig({ ...this.env, ...env }),
      collecting(this.faults),
    );
  }

  get url(): string {
    return this.running.url;
  }

  /** Open event streams of one person. */
  streamsOf(userId: string): number {
    return this.running.hub.streamsOf(userId);
  }

  get content(): RunningProduct["content"] {
    return this.running.content;
  }

  /** Leaves nothing but the first administrator, so no journey depends on an earlier one. */
  async empty(): Promise<void> {
    this.#ahead = 0;
    Date.now = now;
    await this.query(EMPTY);
    await this.running.content.readAgain();
    this.#people.clear();
    const [admin] = await this.query<{ user_id: string }>("select user_id from user_roles");
    this.#people.set(ADMIN_CODE, admin?.user_id ?? "");
    this.#admin.enter((await this.beginSession(ADMIN_CODE)) ?? "");
    this.mail.mails.length = 0;
    this.faults.length = 0;
  }

  async createTrainee(firstName = "Tess", lastName = "Trainee"): Promise<Trainee> {
    const response = await this.#admin.json("/api/functions/create-training-user", {
      firstName,
      lastName,
    });
    const { accessCode, email } = (await response.json()) as { accessCode: string; email: string };
    const [row] = await this.query<{ user_id: string }>(
      "select user_id from training_credentials where email = $1",
      [email],
    );
    const name = `${firstName} ${lastName}`;
    this.#people.set(accessCode, row?.user_id ?? "");
    return { userId: row?.user_id ?? "", firstName, lastName, name, accessCode };
  }

  /** A session for the person with this code, as the value of its cookie; null if the journey made the code itself. */
  async beginSession(accessCode: string): Promise<string | null> {
    const userId = this.#people.get(accessCode);
    if (userId === undefined) return null;
    return beginSession((text, values) => this.query(text, values), TEST_SECRET, userId);
  }

  /** The person with this code, without a browser. */
  async visitor(accessCode: string): Promise<Visitor> {
    return new Visitor(this.url).enter((await this.beginSession(accessCode)) ?? "");
  }

  /** A link that signs this trainee in, as an administrator copies it. */
  async signInLink({ userId }: Trainee): Promise<string> {
    const response = await this.#admin.form("/training/adminpanel.data", {
      intent: "link",
      userId,
    });
    const [path = ""] = /\/auth\/link#[\w-]{43}/.exec(await response.text()) ?? [];
    return this.url + path;
  }

  async addProspect(trainee: Trainee, changes: Record<string, string> = {}): Promise<void> {
    const visitor = await this.visitor(trainee.accessCode);
    const response = await visitor.form("/tracker", {
      intent: "add",
      firstName: "Paula",
      lastName: "Prospect",
      annualIncome: "$65,000",
      score: "720",
      ...changes,
    });
    if (response.status !== 200) throw new Error(`A prospect was refused with ${response.status}`);
  }

  async setVideo(lesson: number, video: string): Promise<void> {
    await this.query(
      `insert into lesson_videos (lesson_number, library_id, video_id, embed_code) values ($1, '100', $2, $3)
       on conflict (lesson_number) do update set video_id = excluded.video_id, embed_code = excluded.embed_code`,
      [lesson, video, `${this.env.PLAYER_ORIGINS?.split(",")[0]}/embed/100/${video}`],
    );
  }

  /** Uploads a file and makes it a lesson's video; returns its id. */
  /** The sample clip, of 30 seconds. */
  async setOwnVideo(lesson: number, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
    const id = await upload(this.#admin, bytes, { filetype: "video/webm", duration: "30" });
    await this.query(
      `insert into lesson_videos (lesson_number, host, library_id, video_id, embed_code) values ($1, 'own', '', $2, $3)`,
      [lesson, id, `/media/${id}/video`],
    );
    return id;
  }

  /** The same as an administrator does it, so another video starts the lesson over. */
  async useUpload(lesson: number, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
    const media = await upload(this.#admin, bytes, { filetype: "video/webm", duration: "30" });
    const fields = { intent: "use-upload", lesson: `${lesson}`, media };
    const { status } = await this.#admin.form("/admin/upload-videos", fields);
    if (status !== 200) throw new Error(`A video was refused with ${status}`);
    return media;
  }

  async deleteUpload(id: string): Promise<void> {
    const { status } = await this.#admin.form("/admin/media", { intent: "remove", id });
    if (status !== 200) throw new Error(`A deletion was refused with ${status}`);
  }

  async setProgress(userId: string, lesson: number, seed: Seed): Promise<void> {
    const { seconds, position = seconds, duration = 40 } = seed;
    const completed = duration !== null && seconds >= duration * 0.9;
    await this.query(
      `insert into lesson_progress (user_id, lesson_number, progress_seconds, position_seconds,
         duration_seconds, completed, completed_at, last_watched_at)
       values ($1, $2, $3, $4, $5, $6, case when $6 then now() end, now())`,
      [userId, lesson, seconds, position, duration, completed],
    );
  }

  async progressOf(userId: string, lesson = 1): Promise<StoredProgress | null> {
    const [row] = await this.query<StoredProgress>(
      `select progress_seconds as furthest, position_seconds as position, completed, watched
       from lesson_progress where user_id = $1 and lesson_number = $2`,
      [userId, lesson],
    );
    return row ?? null;
  }

  setCalendar(name: CalendarName, changes: Partial<Calendar>): Promise<void> {
    return this.setSettings({ calendars: { [name]: { ...shippedCalendar(name), ...changes } } });
  }

  /** Stores only these parts of the settings; they apply on every page when it returns. */
  async setSettings(parts: Partial<Record<SettingsColumn, object>>): Promise<void> {
    await this.query("delete from settings");
    await this.query(
      `insert into settings (${Object.keys(parts)}) values (${Object.keys(parts).map((_, index) => `$${index + 1}`)})`,
      Object.values(parts).map((part) => JSON.stringify(part)),
    );
    await this.running.settings.readAgain();
  }

  /** Moves the product's clock forward, until `empty` resets it; the database keeps its own. */
  advanceClock(milliseconds: number): void {
    this.#ahead += milliseconds;
    Date.now = () => now() + this.#ahead;
  }

  /** Puts a card on the operations board. */
  async addCard(
    title: string,
    day: string,
    { position = 1, tags = [] }: { position?: number; tags?: string[] } = {},
  ): Promise<void> {
    await this.query(
      "insert into operations_cards (title, day_column, position, tags) values ($1, $2, $3, $4)",
      [title, day, position, tags],
    );
  }

  async columns(): Promise<Record<string, string[]>> {
    const rows = await this.query<{ title: string; day: string }>(
      "select title, day_column as day from operations_cards order by position, id",
    );
    const days = Map.groupBy(rows, ({ day }) => day);
    return Object.fromEntries([...days].map(([day, cards]) => [day, cards.map((c) => c.title)]));
  }

  async query<Row extends Record<string, unknown>>(
    text: string,
    values: unknown[] = [],
  ): Promise<Row[]> {
    return (await this.running.database.pool.query(text, values)).rows;
  }

  async stop(): Promise<void> {
    await this.running.stop();
    await Promise.all([this.mail.stop(), this.provider.stop()]);
    await rm(this.env.MEDIA_DIR ?? "", { recursive: true, force: true });
    await this.dropDatabase();
  }
}

function collecting(lines: string[]): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
}
