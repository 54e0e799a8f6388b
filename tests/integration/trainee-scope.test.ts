/** What a role with some of the trainees would see: everything uses the same condition. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  EVERYONE,
  type Scope,
  type Seen,
  traineesSeenBy,
} from "../../app/auth/trainee-scope.server";
import { readAuditLog } from "../../app/office/log/audit-log.server";
import { panelCharts } from "../../app/office/panel/charts.server";
import { matrixFile, traineesFile } from "../../app/office/panel/export.server";
import { viewOf } from "../../app/office/panel/panel-view";
import { traineePage } from "../../app/office/panel/trainees.server";
import { findTrainee } from "../../app/reports/trainee-report.server";
import { findInPortal } from "../../app/search/search.server";
import { traineeName } from "../../app/training/trainee-acts.server";
import { shippedWords } from "../kit/shipped-words";
import { startForTest } from "../kit/test-product";

/** Everything a coach would need besides a row of rights. */
const coach: Scope = ({ userId }, trainee) =>
  sql`${trainee} in (select trainee_id from coached where coach_id = ${userId})`;

const ADMINISTRATOR = {
  userId: "carla",
  sessionId: "",
  firstName: "Carla",
  lastName: "Coach",
  roles: ["admin"],
  hasSecondFactor: false,
  hasNotice: false,
} as const;

const SCOPES = { admin: EVERYONE, coach };

test("AUTH-5 a role with a scope sees its own trainees in list, charts, files, report, log and acts; one without sees none", async () => {
  const product = await startForTest();
  const { db } = product.running.database;
  const [own, other] = [
    await product.signedIn(await product.createTrainee("Olga", "Own")),
    await product.signedIn(await product.createTrainee("Otto", "Other")),
  ];
  await product.query("create table coached (coach_id text, trainee_id text)");
  await product.query("insert into coached values ('carla', $1), ('chris', $2)", [
    own.userId,
    other.userId,
  ]);
  const seenAs = (...roles: string[]) => traineesSeenBy({ userId: "carla", roles }, SCOPES);

  const found = async (seen: Seen) => {
    const request = new Request(product.url);
    const listed = { view: viewOf(new URLSearchParams("q=O")), seen };
    const { total } = await panelCharts(db, [], seen);
    const wanted = { ...listed, opened: [], total, lessons: [] };
    const { trainees, found: counted } = await traineePage(db, () => null, wanted);
    const files = [traineesFile(request, db, listed, "UTC"), matrixFile(request, db, listed, [])];
    const lines = (await Promise.all(files.map((file) => file.text()))).join("\n");
    const { lines: acts } = await readAuditLog(db, { verb: "trainees.create", page: 1 }, seen);
    const people = [own, other];
    const named = async (person: typeof own) => traineeName(db, person.userId, seen);
    const searched = async (text: string) => {
      const search = {
        db,
        viewer: ADMINISTRATOR,
        seen,
        reader: { userId: "", seesAll: false },
        board: "",
        content: shippedWords,
        documents: [],
        fill: (message: string) => message,
      };
      const groups = await findInPortal(text, search);
      return groups.flatMap(({ name, found }) =>
        name === "Trainees" ? found.map((each) => each.name) : [],
      );
    };
    const reported = async (person: typeof own) => findTrainee(db, person.userId, [], seen);
    return {
      counts: [total, counted],
      list: trainees.map(({ firstName }) => firstName).sort(),
      files: ["Olga Own", "Otto Other"].map((name) => lines.split(name).length - 1),
      log: acts.flatMap((act) => (act.kind === "act" ? [act.thing.words] : [])).sort(),
      search: (await Promise.all(["Olga", "Otto"].map(searched))).flat(),
      acts: await Promise.all(people.map(named)),
      reports: (await Promise.all(people.map(reported))).map((each) => each?.firstName ?? null),
    };
  };

  expect(await found(seenAs("coach"))).toEqual({
    counts: [1, 1],
    list: ["Olga"],
    files: [2, 0],
    log: ["Olga Own"],
    search: ["Olga Own"],
    acts: ["Olga Own", null],
    reports: ["Olga", null],
  });
  const all = {
    counts: [2, 2],
    list: ["Olga", "Otto"],
    files: [2, 2],
    log: ["Olga Own", "Otto Other"],
    search: ["Olga Own", "Otto Other"],
    acts: ["Olga Own", "Otto Other"],
    reports: ["Olga", "Otto"],
  };
  expect(await found(seenAs("coach", "admin"))).toEqual(all);
  expect(await found(traineesSeenBy({ userId: "any", roles: ["admin"] }))).toEqual(all);
  const none = {
    counts: [0, 0],
    list: [],
    files: [0, 0],
    log: [],
    search: [],
    acts: [null, null],
    reports: [null, null],
  };
  expect(await found(seenAs())).toEqual(none);
  expect(await found(traineesSeenBy({ userId: "carla", roles: ["coach"] }))).toEqual(none);
});

test("AUTH-5 RT-1 the stream of every trainee's changes is for roles that see all of them", () => {
  const sees = (...roles: string[]) => traineesSeenBy({ userId: "carla", roles }, SCOPES).all;
  expect([sees(), sees("coach"), sees("admin"), sees("coach", "admin")]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
