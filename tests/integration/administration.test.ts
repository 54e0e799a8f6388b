import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { aSave, PLAYER_ORIGIN, startForTest } from "../kit/test-product";

const FUNCTION = "/api/functions/create-training-user";

describe("accounts", () => {
  test("FN-1 creating a user returns its code and address, and the code signs in to that account", async () => {
    const product = await startForTest();
    const response = await (await product.admin()).json(FUNCTION, {
      firstName: " Ana ",
      lastName: "Ortiz",
    });
    expect(response.status).toBe(201);
    const { accessCode, email, ...rest } = (await response.json()) as Record<string, string>;
    expect(rest).toEqual({});
    expect(accessCode).toMatch(/^\d{6}$/);
    const visitor = product.visitor();
    await visitor.signIn(accessCode ?? "");
    const page = await visitor.page("/training");
    expect(page).toContain("Ana");
    expect(page).toContain("Ortiz");
    const [row] = await product.query(
      "select email, first_name from training_credentials where email = $1",
      [email],
    );
    expect(row).toEqual({ email, first_name: "Ana" });
  });

  test("FN-1 AUTH-5 bad bodies get 400, visitors 401, trainees 403, other methods 405, and nothing is made", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const { visitor } = await product.signedIn();
    const person = { firstName: "Bo", lastName: "Berg" };
    expect((await product.visitor().json(FUNCTION, person)).status).toBe(401);
    expect((await visitor.json(FUNCTION, person)).status).toBe(403);
    expect((await admin.get(FUNCTION)).status).toBe(405);
    const bad: unknown[] = [
      {},
      null,
      [],
      "x",
      { firstName: "Bo" },
      { firstName: "", lastName: "Berg" },
      { firstName: "  ", lastName: "Berg" },
      { firstName: "Bo", lastName: 7 },
      { ...person, roles: ["admin"] },
      { firstName: "x".repeat(101), lastName: "Berg" },
    ];
    for (const body of bad) {
      const response = await admin.json(FUNCTION, body);
      expect(response.status, JSON.stringify(body)).toBe(400);
      expect(Object.keys((await response.json()) as object)).toEqual(["error"]);
    }
    const missing = await admin.json(FUNCTION, { firstName: "Bo", lastName: "" });
    expect(await missing.json()).toEqual({ error: "Please enter both first and last name" });
    expect(
      (await admin.json(FUNCTION, { firstName: "x".repeat(1_000_000), lastName: "y" })).status,
    ).toBe(413);
    const made = await product.query(
      "select 1 from training_credentials where first_name like 'Bo%' or length(first_name) > 99",
    );
    expect(made).toEqual([]);
  });

  test("ADM-3 codes grow with the number of trainees, as the arithmetic says", async () => {
    const product = await startForTest();
    const lengths: number[] = [];
    for (let number = 1; number <= 14; number += 1) {
      lengths.push((await product.createTrainee(`T${number}`)).accessCode.length);
    }
    expect(lengths).toEqual([...Array(12).fill(6), 7, 7]);
    expect(await (await product.admin()).page("/training/adminpanel")).toContain(
      "New access codes have 7 digits",
    );
  });

  test("ADM-3 ACCESS_CODE_LENGTH overrides the arithmetic", async () => {
    const product = await startForTest({ ACCESS_CODE_LENGTH: "9" });
    expect((await product.createTrainee()).accessCode).toMatch(/^\d{9}$/);
  });

  test("AUTH-3 AUTH-5 a trainee gets Access Denied on admin pages, and none of their actions has any effect", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    for (const path of ["/training/adminpanel", "/admin/upload-videos"]) {
      const response = await visitor.get(path);
      expect(response.headers.get("Location")).toBe("/training");
      const page = await visitor.page("/training");
      expect(page).toContain("Access Denied");
      expect(page).toContain("You do not have admin privileges");
    }
    const before = await product.query("select * from training_credentials order by id");
    for (const intent of ["reset", "activate", "deactivate", "delete", "link"]) {
      for (const person of [visitor, product.visitor()]) {
        const response = await person.form("/training/adminpanel", { intent, userId });
        expect(response.status).toBe(302);
      }
    }
    await visitor.form("/admin/upload-videos", {
      lessonNumber: "1",
      embedCode: `${PLAYER_ORIGIN}/embed/1/a`,
    });
    expect(await product.query("select * from training_credentials order by id")).toEqual(before);
    expect(await product.query("select * from lesson_videos")).toEqual([]);
  });

  test("ADM-1 the panel's other address leads to it", async () => {
    const admin = await (await startForTest()).admin();
    expect((await admin.get("/training/admin")).headers.get("Location")).toBe(
      "/training/adminpanel",
    );
  });

  test("ADM-2 the table is empty at first, then lists trainees newest first with their columns", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const empty = (await admin.page("/training/adminpanel")).replaceAll("&quot;", '"');
    expect(empty).toContain('No users created yet. Click "Create User" to get started.');
    const older = await product.createTrainee("Older", "One");
    const newer = await product.createTrainee("Newer", "Two");
    await product.signedIn(older);
    const page = await admin.page("/training/adminpanel");
    for (const column of [
      "Name",
      "Access Code",
      "Progress",
      "Account Status",
      "Active",
      "Last Login",
      "Created",
      "Actions",
    ]) {
      expect(page).toContain(`>${column}<`);
    }
    expect(page.indexOf(newer.accessCode)).toBeLessThan(page.indexOf(older.accessCode));
    expect(page).toContain("Pending Setup");
    expect(page).toContain("Setup Complete");
  });

  test("ADM-4 an opened row shows 26 lessons in an administrator's words", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    await visitor.json(
      "/training/progress",
      aSave(userId, { lessonNumber: 1, positionSeconds: 95, progressSeconds: 95 }),
    );
    await visitor.json(
      "/training/progress",
      aSave(userId, {
        lessonNumber: 2,
        positionSeconds: 65,
        progressSeconds: 65,
        durationSeconds: 600,
      }),
    );
    const page = await (await product.admin()).page(`/training/adminpanel?open=${userId}`);
    const details = page.slice(page.indexOf("Lesson Progress Details"));
    const states = [...details.matchAll(/>(Completed|In Progress|Not Started)<\/span>/g)].map(
      ([, state]) => state,
    );
    expect(states).toEqual(["Completed", "In Progress", ...Array(24).fill("Not Started")]);
    expect(details).toContain("1:35 of 1:40");
    expect(details).toContain("1:05 of 10:00");
  });

  test("ADM-5 deleting takes everything of a trainee, and never an administrator", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    await visitor.json("/training/progress", aSave(userId));
    const admin = await product.admin();
    const response = await admin.form("/training/adminpanel.data", { intent: "delete", userId });
    expect(await response.text()).toContain("Tess Trainee has been deleted");
    for (const table of [
      "users",
      "sessions",
      "training_credentials",
      "lesson_progress",
      "known_devices",
    ]) {
      const column = table === "users" ? "id" : "user_id";
      expect(
        await product.query(`select 1 from ${table} where ${column} = $1`, [userId]),
        table,
      ).toEqual([]);
    }
    // The notice of it needs a moment.
    await expect.poll(async () => (await visitor.get("/training")).status).toBe(302);
    const [boss] = await product.query<{ user_id: string }>("select user_id from user_roles");
    for (const intent of ["delete", "deactivate"]) {
      expect(
        (await admin.form("/training/adminpanel", { intent, userId: boss?.user_id ?? "" })).status,
      ).toBe(409);
    }
    expect((await admin.get("/training/adminpanel")).status).toBe(200);
  });
});

describe("videos", () => {
  test("UPL-1 a pasted code is stored as its ids, and anything else is refused with the words and changes nothing", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const save = async (lessonNumber: string, embedCode: string) =>
      (await admin.form("/admin/upload-videos.data", { lessonNumber, embedCode })).text();
    expect(
      await save("3", `<iframe src="${PLAYER_ORIGIN}/embed/77/9f-AB" loading="lazy"></iframe>`),
    ).toContain("Lesson 3 video configured successfully!");
    expect(await save("4", "   ")).toContain("Please paste the embed code");
    for (const hostile of [
      "hello",
      `<iframe src="https://evil.example/embed/1/a"></iframe>`,
      `<iframe src="${PLAYER_ORIGIN}.evil.example/embed/1/a"></iframe>`,
      `<iframe src="${PLAYER_ORIGIN}/play/1/a"></iframe>`,
      `<iframe src="${PLAYER_ORIGIN}/embed/x/a"></iframe>`,
      `<iframe src="javascript:alert(1)//embed/1/a"></iframe>`,
    ]) {
      expect(await save("4", hostile)).toContain(
        "Could not extract video ID from embed code. Please make sure it's a valid iframe embed.",
      );
    }
    for (const lesson of ["0", "27", "x", "1.5"])
      expect(await save(lesson, `${PLAYER_ORIGIN}/embed/1/a`)).toContain("Save failed");
    const rows = await product.query(
      "select lesson_number, library_id, video_id, embed_code from lesson_videos",
    );
    expect(rows).toEqual([
      {
        lesson_number: 3,
        library_id: "77",
        video_id: "9f-AB",
        embed_code: `${PLAYER_ORIGIN}/embed/77/9f-AB`,
      },
    ]);
    const page = await admin.page("/admin/upload-videos");
    expect(page.replaceAll("<!-- -->", "")).toContain("1 of 26 videos configured");
    expect(page.replaceAll("<!-- -->", "")).toContain("Missing Videos (25 remaining)");
  });

  test("UPL-1 a video is removed once, with its row in the log; unknown fields are refused", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const post = async (fields: Record<string, string>) =>
      (await admin.form("/admin/upload-videos", fields)).status;
    expect(await post({ lessonNumber: "3", embedCode: `${PLAYER_ORIGIN}/embed/7/abc` })).toBe(200);
    const { visitor } = await product.signedIn();
    await visitor.form("/admin/upload-videos", { intent: "remove", lessonNumber: "3" });
    expect(await product.query("select 1 from lesson_videos")).toHaveLength(1);
    expect(await post({ intent: "remove", lessonNumber: "27" })).toBe(400);
    expect(await post({ intent: "remove", lessonNumber: "3", all: "1" })).toBe(400);
    expect(await post({ intent: "remove", lessonNumber: "3" })).toBe(200);
    expect(await post({ intent: "remove", lessonNumber: "3" })).toBe(409);
    expect(await product.query("select 1 from lesson_videos")).toEqual([]);
    const rows = await product.query(
      "select verb, before, after from events where verb = 'videos.remove'",
    );
    expect(rows).toEqual([{ verb: "videos.remove", before: { videoId: "abc" }, after: null }]);
  });

  test("UPL-1 with the host's key every player address is signed, and the key never leaves the server", async () => {
    const key = "4742a81b-bf15-42fe-8b1c-8fcb9024c550";
    const product = await startForTest({ PLAYER_TOKEN_KEY: key });
    const admin = await product.admin();
    await admin.form("/admin/upload-videos", {
      lessonNumber: "1",
      embedCode: `${PLAYER_ORIGIN}/embed/7/abc-1`,
    });
    const { visitor } = await product.signedIn();
    const inFourHours = (at: number) => at / 1_000 + 4 * 3_600;
    const before = inFourHours(Date.now());
    const lesson = await visitor.page("/training/lesson1");
    const after = inFourHours(Date.now());
    const [, token = "", expires = ""] =
      /src="[^"]*token=([0-9a-f]{64})&amp;expires=(\d+)/.exec(lesson) ?? [];
    expect(token).toBe(createHash("sha256").update(`${key}abc-1${expires}`).digest("hex"));
    expect(Number(expires)).toBeGreaterThanOrEqual(Math.floor(before));
    expect(Number(expires)).toBeLessThanOrEqual(Math.ceil(after));
    expect(await admin.page("/admin/upload-videos")).toMatch(/token=[0-9a-f]{64}/);
    expect(lesson + (await admin.page("/admin/upload-videos"))).not.toContain(key);
  });

  test("UPL-1 hostile embed codes give no script and no foreign frame, on the card and in the lesson", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const { visitor } = await product.signedIn();
    for (const embedCode of [
      `<script>alert(1)</script><iframe src="${PLAYER_ORIGIN}/embed/1/a"></iframe>`,
      `<iframe src="${PLAYER_ORIGIN}/embed/1/a" onload="alert(1)" srcdoc="<script>alert(1)</script>"></iframe>`,
      `<iframe src="${PLAYER_ORIGIN}/embed/1/a?x=&quot;><script>alert(1)</script>"></iframe><iframe src="https://evil.example"></iframe>`,
      `<iframe src="https://evil.example/embed/1/a"></iframe>`,
      `javascript:alert(1)//${PLAYER_ORIGIN}/embed/1/a`,
    ]) {
      await admin.form("/admin/upload-videos", { lessonNumber: "1", embedCode });
      const pages =
        (await admin.page("/admin/upload-videos")) + (await visitor.page("/training/lesson1"));
      expect(pages).not.toContain("alert(1)");
      expect(pages).not.toContain("evil.example");
      for (const [, source = ""] of pages.matchAll(/<iframe[^>]* src="([^"]*)"/g))
        expect(source).toMatch(/^https:\/\/player\.example\/embed\/1\/a\?playerId=/);
    }
  });

  test("UPL-1 without a session the page says that an admin must be logged in", async () => {
    const product = await startForTest();
    const visitor = product.visitor();
    await visitor.get("/admin/upload-videos");
    expect(await visitor.page("/auth")).toContain("You must be logged in as an admin");
  });
});
