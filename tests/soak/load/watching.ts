/** A trainee who watches lesson after lesson, as the product's pages do it. */
import { setTimeout as sleep } from "node:timers/promises";
import { SHIPPED_LESSONS } from "../../../app/training/copy/shipped-lessons";
import type { StreamReader } from "../../../bench/live-stream-reader";
import { SaveConnection } from "../../../bench/save-connection";
import type { Trainee } from "../../../bench/trainees";
import { openPage, refreshed, type World } from "./world";

export const SAVE_EVERY_SECONDS = 5;
/** Four minutes of a lesson, so people complete lessons and continue with others within any run. */
export const LESSON_SECONDS = 240;
const COMPLETED_SECONDS = 0.9 * LESSON_SECONDS;
const LONGEST_PAUSE_MS = 4_000;

export type Acknowledged = { progressSeconds: number; positionSeconds: number };

export class Watching {
  readonly acknowledged = new Map<number, Acknowledged>();
  #lesson = 1;
  #page: StreamReader | null = null;
  #connection: SaveConnection | null = null;
  readonly #sentAt = new Map<string, number>();
  readonly #done = new Set<number>();

  /** `position`: where in the first lesson this trainee begins, in seconds. `completed`: called immediately for each lesson. */
  constructor(
    private readonly world: World,
    readonly person: Trainee,
    private position: number,
    private readonly completed: (lessons: number, sentAt: number) => void,
  ) {}

  async watch(until: AbortSignal): Promise<void> {
    await this.#openLesson();
    let next = performance.now();
    while (!until.aborted) {
      next += SAVE_EVERY_SECONDS * 1_000;
      await sleep(Math.max(0, next - performance.now()));
      this.position += SAVE_EVERY_SECONDS;
      await this.#save();
      if (this.position >= LESSON_SECONDS) await this.#goOn();
    }
    this.#page?.close();
    this.#connection?.close();
  }

  async #save(): Promise<void> {
    const { ledger } = this.world;
    const point = { positionSeconds: this.position, progressSeconds: this.position };
    const startedAt = performance.now();
    ledger.requests += 1;
    this.#sentAt.set(`${this.#lesson} ${this.position}`, startedAt);
    if (this.position >= COMPLETED_SECONDS && !this.#done.has(this.#lesson))
      this.completed(this.#done.add(this.#lesson).size, startedAt);
    try {
      this.#connection ??= await SaveConnection.open(this.world.origin, [this.person]);
      await this.#connection.save({
        ...point,
        userId: this.person.userId,
        lessonNumber: this.#lesson,
        durationSeconds: LESSON_SECONDS,
        epoch: 0,
        ageSeconds: 0.01,
      });
      ledger.time("save", performance.now() - startedAt);
      this.acknowledged.set(this.#lesson, point);
    } catch (error) {
      ledger.fault(`save: ${error instanceof Error ? error.message : error}`);
    }
  }

  /** Through the dashboard to the next lesson. */
  async #goOn(): Promise<void> {
    await this.#open("/training", "training/dashboard-page", "progress");
    await sleep(Math.random() * LONGEST_PAUSE_MS);
    this.#lesson = (this.#lesson % SHIPPED_LESSONS.length) + 1;
    this.position = 0;
    await this.#openLesson();
  }

  #openLesson(): Promise<void> {
    return this.#open(`/training/lesson${this.#lesson}`, "training/lesson-page", "progress,videos");
  }

  async #open(path: string, route: string, topics: string): Promise<void> {
    this.#page?.close();
    const { cookie } = this.person;
    this.#page = await openPage(
      this.world,
      { path, topics, cookie },
      {
        heard: ({ data }) => {
          const saved = `${data.lessonNumber} ${data.positionSeconds}`;
          const sentAt = this.#sentAt.get(saved);
          if (sentAt === undefined) return;
          this.#sentAt.delete(saved);
          this.world.ledger.time("save to the other tab", performance.now() - sentAt);
        },
        refresh: () => refreshed(this.world, "other", { path, route, cookie }),
      },
    );
  }
}
