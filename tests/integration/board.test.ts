import { describe, expect, test } from "vitest";
import { type Card, DAYS } from "../../app/operations/card";
import {
  type Puzzle,
  SOLUTION_HEADER,
  solvePuzzle,
  writeSolution,
} from "../../app/platform/proof-of-work/puzzle";
import { BoardClient, boardOf, columnsOf, FUNCTION, PASSWORD } from "../kit/board-client";
import { builtProduct } from "../kit/built-product";
import { LiveListener } from "../kit/live-listener";
import { startForTest, type TestProduct } from "../kit/test-product";
import { Visitor } from "../kit/visitor";

const NOBODY = "00000000-0000-4000-8000-000000000000";

async function startBoard(env: Record<string, string> = {}) {
  return startForTest({ OPERATIONS_PASSWORD: PASSWORD, ...env });
}

/** Starts the same product again, with other settings. */
async function restarted(product: TestProduct, env: Record<string, string>): Promise<Visitor> {
  await product.running.stop();
  const { start, parseConfig } = await builtProduct();
  const running = await start(parseConfig({ ...product.env, LOG_LEVEL: "silent", ...env }));
  Object.assign(product, { running, stop: () => running.stop() });
  return new Visitor(running.url);
}

describe("the board's page", () => {
  test("OPS-1 it is complete without a script, open to visitors and not for search engines", async () => {
    const product = await startBoard();
    const client = await BoardClient.loggedIn(product.visitor());
    await client.create({ title: "Check the forms", day_column: "Wednesday", tags: "web, forms" });
    await product.query("update operations_cards set updated_at = '2026-03-07T21:30:00Z'");
    const response = await product.visitor().get("/operations");
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toMatch(/<h1[^>]*>Operations Tracker<\/h1>/);
    expect(page).toContain('name="robots" content="noindex"');
    expect(page).toContain("08 Mar 2026 01:30 GMT+4");
    const places = DAYS.map((day) => page.indexOf(`id="day-${day}"`));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    for (const task of [
      "Maintain website and automations uptime",
      "Assist in 1on1 channels",
      "Assist triagers with guidance in direct messages and the triage team channel",
    ])
      expect(page).toContain(task);
    expect(page).toMatch(/Check the forms[\s\S]*Incomplete[\s\S]*web[\s\S]*forms/);
    const complete = await product.visitor().page("/operations?status=complete");
    expect(complete).not.toContain(">Check the forms<");
  });

  test("OPS-1 CFG-1 NAV-3 its address is a setting, and any other of one part is unknown", async () => {
    const product = await startBoard({ OPERATIONS_SLUG: "team-week" });
    expect((await product.visitor().get("/team-week")).status).toBe(200);
    for (const path of ["/operations", "/no-such-page", "/favicon.png", "/Team-Week"]) {
      const response = await product.visitor().get(`${path}?secret=1`);
      const page = await response.text();
      expect([path, response.status]).toEqual([path, 404]);
      expect(page).toContain("Oops! Page not found");
      expect(page).toContain('href="/"');
      const lines = product.logged.filter((line) => line.includes('"unknown path"'));
      expect(lines.filter((line) => line.includes(`"path":"${path}"`))).toHaveLength(1);
      expect((await product.visitor().form(path, { a: "b" })).status).toBe(404);
    }
    expect(product.logged.join("")).not.toContain("secret");
    expect((await product.visitor().form("/team-week", {})).status).toBe(405);
    for (const path of ["/terms", "/auth", "/sitemap.xml"])
      expect((await product.visitor().get(path)).status).toBe(200);
    // As the router asks for the data of a page, with and without a slash at its end.
    for (const [path, shown] of [
      ["/team-week.data", true],
      ["/team-week/_.data", true],
      ["/operations.data", false],
      ["/operations/_.data", false],
      ["/_.data", false],
      ["/_root.data", false],
      ["/-/_.data", false],
    ] as const)
      expect([path, (await product.visitor().page(path)).includes("board-page")]).toEqual([
        path,
        shown,
      ]);
    expect(await product.visitor().page("/_.data")).toContain("site/home-page");
    const call = { action: "log_in", password: PASSWORD };
    for (const [name, status] of [
      ["team-week-operations", 200],
      ["operations-operations", 404],
      ["nothing", 404],
    ] as const) {
      const response = await product.visitor().json(`/api/functions/${name}`, call);
      expect([response.status, response.headers.get("Content-Type")]).toEqual([
        status,
        "application/json",
      ]);
    }
  });

  test("OPS-3 where the cards cannot be read it says so, and none of why", async () => {
    const product = await startBoard();
    await product.query("alter table operations_cards rename to hidden_cards");
    const response = await product.visitor().get("/operations");
    const page = await response.text();
    expect(response.status).toBe(500);
    expect(page).toContain("Error loading cards");
    expect(page).toContain("The server could not read the cards.");
    expect(page).not.toMatch(/operations_cards|relation/);
    expect(product.logged.join("")).toContain("failed to read the board");
  });

  test("OPS-3 what is written into any field is shown as text", async () => {
    const product = await startBoard();
    const client = await BoardClient.loggedIn(product.visitor());
    const payload = `"><img src=x onerror=alert(1)><script>alert(2)</script>`;
    const link = "javascript:alert(3) http://a.example/?q=<b> data:text/html,x";
    await client.create({
      title: payload,
      day_column: "Friday",
      description: `${payload} ${link}`,
      notes: `${link} </script>${payload}`,
      tags: [payload],
    });
    const page = await product.visitor().page("/operations");
    expect(page).not.toContain("<img src=x");
    expect(page).not.toContain("<script>alert");
    const hrefs = [...page.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);
    expect(hrefs.filter((href) => /^(javascript|data):/i.test(href))).toEqual([]);
    expect(page).toContain(
      '<a href="http://a.example/?q=" target="_blank" rel="noopener noreferrer nofollow ugc"',
    );
  });
});

describe("who may edit", () => {
  test("OPS-2 every change asks for the password or a login, and a login ends", async () => {
    const product = await startBoard();
    const card = { title: "A", day_column: "Monday" };
    const ask = (password?: string, token?: string) =>
      product
        .visitor()
        .json(
          FUNCTION,
          { action: "create_card", password, data: card },
          token ? { headers: { Authorization: `Bearer ${token}` } } : {},
        );
    const refused = async (response: Response, error: string) =>
      expect([response.status, await response.json()]).toEqual([401, { error }]);
    await refused(await ask(), "Invalid password");
    await refused(await ask("wrong"), "Invalid password");
    await refused(await ask(""), "Invalid password");
    for (const inside of [" ", "\u200b"])
      await refused(await ask(PASSWORD.replace(/^./, `$&${inside}`)), "Invalid password");
    await refused(await ask("\u200b"), "Invalid password");
    await refused(await ask(undefined, "a".repeat(43)), "Your login has ended");
    await refused(await ask(undefined, PASSWORD), "Invalid password");
    expect((await ask(PASSWORD)).status).toBe(201);
    expect((await ask(`\u2060${PASSWORD}\u200b \n`)).status).toBe(201);
    const [one, other] = [
      await BoardClient.loggedIn(product.visitor()),
      await BoardClient.loggedIn(product.visitor()),
    ];
    expect((await ask(undefined, one.token)).status).toBe(201);
    await refused(await ask("wrong", one.token), "Invalid password");
    expect((await one.call({ action: "log_out" })).status).toBe(200);
    await refused(await ask(undefined, one.token), "Your login has ended");
    expect((await ask(undefined, other.token)).status).toBe(201);
    const [{ left } = { left: 0 }] = await product.query<{ left: number }>(
      "select extract(epoch from expires_at - now())::int as left from operations_logins",
    );
    expect(left).toBeGreaterThan(12 * 3_600 - 60);
    expect(left).toBeLessThanOrEqual(12 * 3_600);
    await product.query("update operations_logins set expires_at = now() - interval '1 second'");
    await refused(await ask(undefined, other.token), "Your login has ended");
    expect(await boardOf(product)).toHaveLength(4);
  });

  test("OPS-2 operations staff who are signed in need no password, others do, and the log says who changed a card", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const { visitor: trainee } = await product.signedIn();
    const create = (who: Visitor, title: string) =>
      who.json(FUNCTION, { action: "create_card", data: { title, day_column: "Monday" } });
    expect((await create(trainee, "Not theirs")).status).toBe(403);
    const response = await create(admin, "Call the host about Ben Sample");
    expect(response.status).toBe(201);
    const { card } = (await response.json()) as { card: Card };
    const change = { id: card.id, updates: { status: "complete" } };
    expect((await admin.json(FUNCTION, { action: "update_card", data: change })).status).toBe(200);
    const events = await product.query(
      "select subject_label, after from events where verb = 'board.change' order by at",
    );
    expect(events).toEqual([
      { subject_label: "Card on Monday", after: { changed: "added" } },
      { subject_label: "Card on Monday", after: { changed: "status" } },
    ]);
    expect(await admin.page("/operations")).not.toContain(">Login<");
    expect(await trainee.page("/operations")).toContain("Login");
  });

  test("OPS-2 a new password ends every login, and the database reveals neither", async () => {
    const product = await startBoard();
    const client = await BoardClient.loggedIn(product.visitor());
    const stored = JSON.stringify(await product.query("select * from operations_logins"));
    expect(stored).not.toContain(client.token);
    expect(stored).not.toContain(PASSWORD);
    expect(product.logged.join("")).not.toContain(PASSWORD);
    expect(product.logged.join("")).not.toContain(client.token);
    const again = new BoardClient(await restarted(product, {}), client.token);
    expect((await again.call(aCard)).status).toBe(201);
    const changed = await restarted(product, { OPERATIONS_PASSWORD: "quite another one" });
    const stale = new BoardClient(changed, client.token);
    expect((await stale.call(aCard)).status).toBe(401);
    const old = await changed.json(FUNCTION, { action: "log_in", password: PASSWORD });
    expect(old.status).toBe(401);
  });

  test("OPS-2 without a password in the settings, no one can edit", async () => {
    const product = await startForTest();
    for (const password of [undefined, "", "undefined", PASSWORD]) {
      const response = await product.visitor().json(FUNCTION, { ...aCard, password });
      expect(response.status).toBe(403);
    }
    expect(await boardOf(product)).toEqual([]);
  });

  test("OPS-2 S5 strangers' wrong passwords cost proof of work, and lock no one out", async () => {
    const product = await startBoard({ TRUST_PROXY: "1" });
    const client = await BoardClient.loggedIn(product.visitor());
    const { visitor: trainee } = await product.signedIn();
    const at = { headers: { "X-Forwarded-For": "10.1.1.1" } };
    const logIn = (password: string, solution = "", who = product.visitor(at)) => {
      const headers = { [SOLUTION_HEADER]: solution };
      return who.json(FUNCTION, { action: "log_in", password }, { headers });
    };
    const guesses = Array.from({ length: 32 }, (_, number) => logIn(`guess ${number}`));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
    // 300 of all strangers together, from ten addresses.
    await product.query("update rate_limits set tokens = 0 where key like 'operations %'");
    const closed = await logIn(PASSWORD);
    expect(closed.status).toBe(429);
    expect(Number(closed.headers.get("Retry-After"))).toBeGreaterThan(60);
    const { puzzle } = (await closed.json()) as { puzzle: Puzzle };
    expect(puzzle.difficulty).toBe(16);
    const solution = writeSolution(await solvePuzzle(puzzle));
    expect((await logIn("guess", solution)).status, "paid for").toBe(401);
    const again = await logIn(PASSWORD, solution);
    expect(again.status, "a solution counts once").toBe(429);
    const harder = ((await again.json()) as { puzzle: Puzzle }).puzzle;
    expect(harder.difficulty, "and the next is harder").toBe(17);
    expect((await logIn(PASSWORD, writeSolution(await solvePuzzle(harder)))).status).toBe(200);
    expect((await logIn(PASSWORD, "", trainee)).status, "signed in").toBe(200);
    expect((await client.call(aCard)).status, "logged in before").toBe(201);
  });
});

const aCard = { action: "create_card", data: { title: "A card", day_column: "Monday" } };

describe("the board's function", () => {
  test("OPS-3 OPS-4 it creates, updates and deletes, and trims what it is given", async () => {
    const product = await startBoard();
    const call = (body: object) =>
      product.visitor().json(FUNCTION, { ...body, password: PASSWORD });
    const made = await call({
      action: "create_card",
      data: {
        title: "  Check links  ",
        day_column: "Tuesday",
        tags: " a, ,b,,a , c d ",
        notes: " ",
      },
    });
    const { card } = (await made.json()) as { card: { id: string } };
    expect(made.status).toBe(201);
    expect(card).toMatchObject({
      title: "Check links",
      day_column: "Tuesday",
      status: "incomplete",
      tags: ["a", "b", "c d"],
      description: null,
      notes: null,
    });
    const updates = {
      status: "complete",
      tags: null,
      description: "Why",
      title: "Check all links",
    };
    const updated = await call({ action: "update_card", data: { id: card.id, updates } });
    expect([updated.status, await updated.json()]).toMatchObject([
      200,
      { success: true, card: { ...updates, day_column: "Tuesday" } },
    ]);
    const removed = await call({ action: "delete_card", data: { id: card.id } });
    expect([removed.status, await removed.json()]).toMatchObject([200, { success: true }]);
    expect(await boardOf(product)).toEqual([]);
    const again = await call({ action: "delete_card", data: { id: card.id } });
    expect(again.status).toBe(404);
  });

  test("OPS-3 it holds a thousand cards: one more is refused, and fits once one is deleted", async () => {
    const product = await startBoard();
    const client = await BoardClient.loggedIn(product.visitor());
    await product.query(
      `insert into operations_cards (title, day_column, position)
       select 'Card ' || n, 'Monday', n from generate_series(1, 999) n`,
    );
    const { id } = await client.create({ title: "The last one", day_column: "Monday" });
    const full = await client.call(aCard);
    expect(full.status).toBe(409);
    expect(await boardOf(product)).toHaveLength(1_000);
    await client.call({ action: "delete_card", data: { id } });
    expect((await client.call(aCard)).status).toBe(201);
  });

  test("OPS-3 OPS-4 D8 an update from an older revision of its card changes nothing, and shows the card", async () => {
    const product = await startBoard();
    const client = await BoardClient.loggedIn(product.visitor());
    const seen = await client.create({ title: "Call", day_column: "Monday" });
    const update = async (revision: number, updates: object) => {
      const data = { id: seen.id, revision, updates };
      const response = await client.call({ action: "update_card", data });
      return { status: response.status, ...((await response.json()) as { card: Card }) };
    };
    const first = await update(seen.revision, { title: "Call them" });
    expect([first.status, first.card.title]).toEqual([200, "Call them"]);
    expect(await update(seen.revision, { notes: "Before noon" })).toEqual({
      status: 409,
      error: "Someone else has changed this card",
      card: first.card,
    });
    expect(await boardOf(product)).toEqual([first.card]);
    const { status } = await update(first.card.revision, { notes: "Before noon" });
    expect(status).toBe(200);
  });

  test("OPS-4 every other body is refused with a reason, and changes nothing", async () => {
    const product = await startBoard();
    const client = await BoardClient.loggedIn(product.visitor());
    const { id } = await client.create({ title: "Stays", day_column: "Monday" });
    const before = await product.query("select * from operations_cards");
    const card = (data: object) => ({
      action: "create_card",
      data: { title: "New", day_column: "Monday", ...data },
    });
    const update = (updates: unknown, at: unknown = id) => ({
      action: "update_card",
      data: { id: at, updates },
    });
    const bodies: unknown[] = [
      null,
      [],
      "create_card",
      {},
      { action: "drop_cards", data: {} },
      { action: "create_card" },
      { action: "create_card", data: [] },
      { ...card({}), extra: 1 },
      ...["", "   ", null, 5, "\0", "x".repeat(201)].map((title) => card({ title })),
      ...["Sunday", "monday", null, 1].map((day_column) => card({ day_column })),
      ...["done", "", null].map((status) => card({ status })),
      ...[5, {}, [1], "x".repeat(61), Array.from({ length: 21 }, (_, n) => String(n))].map((tags) =>
        card({ tags }),
      ),
      ...[7, {}, "x".repeat(10_001)].map((notes) => card({ notes })),
      ...[7, [], "x".repeat(10_001)].map((description) => card({ description })),
      ...["1", null, Number.MAX_VALUE * 2].map((position) => card({ position })),
      card({ after_id: "first" }),
      card({ before_id: 7 }),
      card({ id: "1; drop table operations_cards" }),
      card({ updated_at: "2020-01-01" }),
      card({ revision: 7 }),
      card({ __proto__: null, constructor: 1 }),
      update({}),
      update(null),
      update({ id }),
      update({ title: " " }),
      update({ revision: 1 }),
      update({ updated_at: null }),
      update({ status: "Complete" }),
      update({ title: "x" }, "nobody"),
      update({ title: "x" }, null),
      { action: "update_card", data: { id, updates: { title: "x" }, title: "y" } },
      { action: "delete_card", data: {} },
      { action: "delete_card", data: { id: [id] } },
      { action: "delete_card", data: { id, all: true } },
    ];
    for (const body of bodies) {
      const response = await client.call(body);
      const { error } = (await response.json()) as { error: string };
      expect([JSON.stringify(body)?.slice(0, 80), response.status]).toEqual([
        JSON.stringify(body)?.slice(0, 80),
        400,
      ]);
      expect(error).toMatch(/\w{3}/);
    }
    expect((await client.call(card({ id }))).status).toBe(409);
    expect((await client.call(update({ title: "x" }, NOBODY))).status).toBe(404);
    const headers = { Authorization: `Bearer ${client.token}` };
    for (const [init, status] of [
      [{ method: "GET" }, 405],
      [{ method: "DELETE" }, 405],
      [{ method: "PUT", body: "{}" }, 405],
      [{ method: "POST", body: "{" }, 400],
      [{ method: "POST", body: new URLSearchParams({ action: "delete_card" }) }, 400],
      [{ method: "POST", body: `"${"x".repeat(70_000)}"` }, 400],
      [{ method: "POST", body: "x".repeat(300_000) }, 413],
    ] as const) {
      const response = await product.visitor().fetch(FUNCTION, { ...init, headers });
      expect([init, response.status]).toEqual([init, status]);
      expect(await response.json()).toEqual({ error: expect.any(String) });
    }
    expect(await product.query("select * from operations_cards")).toEqual(before);
  });

  test("OPS-4 what no database holds is left out of every text", async () => {
    const product = await startBoard();
    const client = await BoardClient.loggedIn(product.visitor());
    const card = await client.create({
      title: "Call\0 back",
      day_column: "Monday",
      tags: ["a\0", "\ud800"],
      notes: "x\0y",
      description: "\0",
    });
    expect(card).toMatchObject({ title: "Call back", tags: ["a"], notes: "xy", description: null });
  });

  test("OPS-3 a title is required, in the specification's words", async () => {
    const product = await startBoard();
    const client = await BoardClient.loggedIn(product.visitor());
    for (const title of [undefined, "", " \n "]) {
      const response = await client.call({ ...aCard, data: { title, day_column: "Monday" } });
      expect([response.status, await response.json()]).toEqual([400, { error: "Title required" }]);
    }
  });

  test("OPS-3 a deleted card comes back as it was, even after the card above it", async () => {
    const product = await startBoard();
    const client = await BoardClient.loggedIn(product.visitor());
    for (const title of ["A", "B", "C"]) await client.create({ title, day_column: "Monday" });
    const [a, b, c] = await boardOf(product);
    if (!a || !b || !c) throw new Error("three cards");
    await client.call({
      action: "update_card",
      data: { id: b.id, updates: { status: "complete" } },
    });
    for (const id of [b.id, a.id]) await client.call({ action: "delete_card", data: { id } });
    const back = (
      id: string,
      title: string,
      status: string,
      after: string | null,
      before: string,
    ) =>
      client.create({
        id,
        title,
        status,
        day_column: "Monday",
        after_id: after,
        before_id: before,
      });
    await back(b.id, "B", "complete", a.id, c.id);
    await back(a.id, "A", "incomplete", null, b.id);
    expect((await boardOf(product)).map(({ id, status }) => [id, status])).toEqual([
      [a.id, "incomplete"],
      [b.id, "complete"],
      [c.id, "incomplete"],
    ]);
  });

  test("OPS-3 a card goes where its neighbors are, however often, and a position is only a hint", async () => {
    const product = await startBoard();
    const client = await BoardClient.loggedIn(product.visitor());
    for (const title of ["A", "B", "C"]) await client.create({ title, day_column: "Monday" });
    const [a, b, c] = (await boardOf(product)).map(({ id }) => id);
    for (let each = 0; each < 70; each += 1) {
      const [last, first] = each % 2 === 0 ? [b, c] : [c, b];
      await client.move(last, { after_id: a });
      expect((await boardOf(product)).map(({ id }) => id)).toEqual([a, last, first]);
    }
    await client.move(a, { position: 1e300 });
    expect((await boardOf(product)).at(-1)?.id).toBe(a);
    await client.move(a, { position: -1e300 });
    expect((await boardOf(product)).at(0)?.id).toBe(a);
    await client.move(a, { day_column: "Friday", after_id: c });
    expect((await boardOf(product)).at(-1)).toMatchObject({ id: a, day_column: "Friday" });
    const positions = (await boardOf(product)).map(({ position }) => Math.abs(position));
    expect(Math.max(...positions)).toBeLessThan(2 ** 40);
  });
});

describe("the live board", () => {
  test("RT-1 OPS-1 a visitor hears every change, and a long card whole", async () => {
    const product = await startBoard();
    const client = await BoardClient.loggedIn(product.visitor());
    const watcher = await BoardClient.watching(product);
    const { id } = await client.create({ title: "Short", day_column: "Monday" });
    await watcher.until(() => watcher.cards().some((card) => card.title === "Short"));
    const notes = "é".repeat(5_000);
    await client.call({ action: "update_card", data: { id, updates: { notes } } });
    await watcher.until(() => watcher.heard.at(-1)?.card?.notes === notes);
    expect(watcher.heard.at(-1)).toMatchObject({ id, removed: false });
    await client.call({ action: "delete_card", data: { id } });
    await watcher.until(() => watcher.cards().length === 0);
    const other = await LiveListener.open(product.visitor(), "operations,progress");
    expect(other.status).toBe(200);
    expect(other.heard[0]).toMatchObject({ event: "refused", data: { topics: ["progress"] } });
    other.close();
    watcher.close();
  });

  test("OPS-3 RT-1 100 moves of five clients at once end in one order on all of them", async () => {
    const product = await startBoard();
    const first = await BoardClient.loggedIn(product.visitor());
    for (let each = 0; each < 20; each += 1)
      await first.create({ title: `Card ${each}`, day_column: DAYS[each % 5] ?? "Monday" });
    const clients = await Promise.all(
      Array.from({ length: 5 }, () => BoardClient.watching(product)),
    );
    const random = seeded(20_260_307);
    await Promise.all(
      clients.map(async (client) => {
        for (let each = 0; each < 20; each += 1) await client.moveAnywhere(random);
      }),
    );
    const stored = columnsOf(await boardOf(product));
    for (const client of clients)
      await client.until(
        () => JSON.stringify(columnsOf(client.cards())) === JSON.stringify(stored),
      );
    expect(Object.values(stored).flat()).toHaveLength(20);
    expect(new Set(clients.map((client) => JSON.stringify(columnsOf(client.cards()))))).toEqual(
      new Set([JSON.stringify(stored)]),
    );
    for (const client of clients) client.close();
  }, 120_000);
});

/** Numbers from 0 to 1 that are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
