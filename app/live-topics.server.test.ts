import { describe, expect, test } from "vitest";
import type { Viewer } from "./auth/auth.server";
import { liveTopics } from "./live-topics.server";

const trainee: Viewer = viewer("ann", []);
const admin: Viewer = viewer("root", ["admin"]);
const coach: Viewer = viewer("carla", ["coach"]);
const operations: Viewer = viewer("olaf", ["operations"]);

describe("who may hear what (AUTH-5, RT-1)", () => {
  test.each<[Viewer | null, string, string[]]>([
    [trainee, "progress", ["progress:ann"]],
    [trainee, "progress,videos", ["progress:ann", "videos"]],
    [admin, "trainees,videos", ["trainees", "videos"]],
    [admin, "progress", ["progress:root"]],
    [trainee, "trainees", []],
    [trainee, "progress,trainees", ["progress:ann"]],
    [trainee, "sessions", ["sessions:ann"]],
    [null, "sessions", []],
    [null, "progress", []],
    [null, "videos", []],
    [null, "trainees", []],
    [null, "tracker", []],
    [trainee, "tracker", ["tracker"]],
    [null, "operations", ["operations"]],
    [trainee, "operations", ["operations"]],
    [null, "operations,progress", ["operations"]],
    [null, "", []],
    [trainee, "", []],
    [admin, "progress:ann", []],
    [admin, "everything", []],
    [admin, "constructor", []],
    [admin, "__proto__", []],
    [admin, "trainees, videos", ["trainees"]],
    [coach, "trainees,inbox,settings", ["trainees:carla"]],
    [operations, "trainees,inbox,settings", ["inbox"]],
    [trainee, "account", ["account:ann"]],
    [null, "account", []],
  ])("%o asks for %j", (who, names, topics) => {
    expect([...liveTopics(who, names.split(",")).values()]).toEqual(topics);
  });
  test("topics are known by the names that were asked for", () => {
    expect([...liveTopics(trainee, ["progress", "videos"])]).toEqual([
      ["progress", "progress:ann"],
      ["videos", "videos"],
    ]);
  });
  test("AUTH-7 a viewer who must set up a second step hears about their account only", () => {
    const names = ["account", "trainees", "operations"];
    expect([...liveTopics(admin, names, true).values()]).toEqual(["account:root"]);
  });
});

function viewer(userId: string, roles: Viewer["roles"]): Viewer {
  const names = { firstName: "Ann", lastName: "Example" };
  return { userId, sessionId: "one", roles, hasSecondFactor: false, hasNotice: false, ...names };
}
