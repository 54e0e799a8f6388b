import { describe, expect, test } from "vitest";
import type { Viewer } from "./auth/auth.server";
import { liveTopics } from "./live-topics.server";

const trainee: Viewer = viewer("ann", false);
const admin: Viewer = viewer("root", true);

describe("who may hear what (AUTH-5, RT-1)", () => {
  test.each<[Viewer | null, string, string[] | null]>([
    [trainee, "progress", ["progress:ann"]],
    [trainee, "progress,videos", ["progress:ann", "videos"]],
    [admin, "trainees,videos", ["trainees", "videos"]],
    [admin, "progress", ["progress:root"]],
    [trainee, "trainees", null],
    [trainee, "progress,trainees", null],
    [null, "progress", null],
    [null, "videos", null],
    [null, "trainees", null],
    [null, "tracker", null],
    [trainee, "tracker", ["tracker"]],
    [null, "operations", ["operations"]],
    [trainee, "operations", ["operations"]],
    [null, "operations,progress", null],
    [null, "", null],
    [trainee, "", null],
    [admin, "progress:ann", null],
    [admin, "everything", null],
    [admin, "constructor", null],
    [admin, "__proto__", null],
    [admin, "trainees, videos", null],
    [trainee, "account", ["account:ann"]],
    [null, "account", null],
  ])("%o asks for %j", (who, names, topics) => {
    expect(liveTopics(who, names)).toEqual(topics);
  });
  test("AUTH-7 whoever must set up a second step hears of their account only", () => {
    expect(liveTopics(admin, "account", true)).toEqual(["account:root"]);
    expect(liveTopics(admin, "account,trainees", true)).toBeNull();
    expect(liveTopics(admin, "videos", true)).toBeNull();
  });
  test("a long list costs no more than twenty names", () => {
    const names = Array.from({ length: 1_000 }, () => "videos").join();
    expect(liveTopics(trainee, names)).toHaveLength(20);
  });
});

function viewer(userId: string, isAdmin: boolean): Viewer {
  const names = { firstName: "Ann", lastName: "Example" };
  return { userId, sessionId: "one", isAdmin, hasSecondFactor: false, hasNotice: false, ...names };
}
