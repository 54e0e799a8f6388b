// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources of the product are quoted here
import { inFile, type Mutation } from "./mutation.ts";

export const training: Mutation[] = [
  ...inFile("app/training/progress.server.ts", { tests: ["integration/training"] }, [
    [
      "progress falls to what was saved last",
      "progress_seconds = greatest(stored.progress_seconds, excluded.progress_seconds)",
      "progress_seconds = excluded.progress_seconds",
    ],
    [
      "a save from before a reset or of an earlier video counts",
      "and progress_epoch + coalesce((select epoch from video), 0) = ${save.epoch}",
      "",
    ],
    [
      "completion is not sticky",
      "completed = stored.completed or excluded.completed",
      "completed = excluded.completed",
    ],
    [
      "the resume point follows the oldest save",
      "excluded.last_watched_at >= stored.last_watched_at",
      "excluded.last_watched_at < stored.last_watched_at",
    ],
    [
      "an unknown duration forgets a known one",
      "coalesce(excluded.duration_seconds, stored.duration_seconds)",
      "excluded.duration_seconds",
    ],
  ]),
  ...inFile("app/training/save-progress.route.ts", { tests: ["integration/training"] }, [
    [
      "progress is saved for another person (IDOR)",
      "save.data.userId !== viewer.userId || !can(",
      "!can(",
    ],
  ]),
  ...inFile("app/training/lesson.ts", { on: "unit", tests: ["app/training"] }, [
    [
      "exactly 90 percent does not complete",
      "seconds >= durationSeconds * COMPLETION_PART",
      "seconds > durationSeconds * COMPLETION_PART",
    ],
    [
      "a lesson is more than 100 percent",
      "Math.min(100, (progress.progressSeconds / progress.durationSeconds) * 100)",
      "(progress.progressSeconds / progress.durationSeconds) * 100",
    ],
    [
      "a video resumes at exactly 5 s",
      "progress.positionSeconds <= RESUME_AFTER_SECONDS",
      "progress.positionSeconds < RESUME_AFTER_SECONDS",
    ],
  ]),
  ...inFile("app/training/player-connection.ts", { on: "unit", tests: ["app/training"] }, [
    ["messages of another window count", " || event.source !== frame.contentWindow", ""],
    ["messages of another origin count", "event.origin !== origin || ", ""],
  ]),
  ...inFile("app/training/unsent-progress.ts", { on: "unit", tests: ["app/training"] }, [
    [
      "a point from before a reset replaces a newer one",
      "if (earlier.epoch > point.epoch) return earlier;",
      "",
    ],
  ]),
  ...inFile(
    "app/platform/web/outbox.ts",
    { on: "unit", tests: ["app/platform/web", "app/training"] },
    [
      [
        "what is newer is deleted with what was sent",
        "if (text !== null && this.#kept.text(key) === text) this.#kept.remove(key);",
        "this.#kept.remove(key);",
      ],
    ],
  ),
  ...inFile("app/training/progress-outbox.ts", { on: "journeys", tests: ["lesson"] }, [
    ["saves are not paced", "const THROTTLE_MS = 5_000;", "const THROTTLE_MS = 0;"],
  ]),
  ...inFile(
    "db/functions/refresh_trainee_overview.sql",
    { tests: ["integration/panel.test", "integration/training"] },
    [
      [
        "the panel counts more than 100 percent of a lesson",
        "total := total + least(100, lesson.progress_seconds / lesson.duration_seconds * 100);",
        "total := total + lesson.progress_seconds / lesson.duration_seconds * 100;",
      ],
    ],
  ),
  ...inFile("db/functions/follow_lesson_count.sql", { tests: ["integration/lesson-catalog"] }, [
    [
      "with other lessons nobody is counted again",
      "TG_OP = 'UPDATE' OR length(heat) <> cardinality(NEW.numbers)",
      "false",
    ],
  ]),
];
