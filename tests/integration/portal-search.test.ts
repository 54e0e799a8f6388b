// cspell:ignore qwertz quull
import { expect, test } from "vitest";
import { added } from "../kit/prospects";
import { startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

/** The links of the page's content for a search, without the frame around it. */
async function found(person: Visitor, text: string): Promise<string> {
  const page = await person.page(`/portal/search?${new URLSearchParams({ q: text })}`);
  return /<main[\s\S]*<\/main>/.exec(page)?.[0].replaceAll("<!-- -->", "") ?? "";
}

async function people(product: TestProduct) {
  const signedIn = await product.signedIn();
  await added(product, signedIn.visitor, { firstName: "Zoë", lastName: "Quill" });
  await product.query(
    "update training_credentials set first_name = 'Zoé', last_name = 'Trainee' where user_id = $1",
    [signedIn.userId],
  );
  return { trainee: signedIn.visitor, userId: signedIn.userId, admin: await product.admin() };
}

test("PORT-2 a trainee finds pages, lessons and prospects, and no trainee and nothing of the administration", async () => {
  const { trainee } = await people(await startForTest());
  const zoe = await found(trainee, "zoe");
  expect(zoe).toMatch(/href="\/tracker\/[\da-f-]{36}"/);
  expect(zoe).not.toContain("Trainees");
  expect(await found(trainee, "lesson 24")).toContain('href="/training/lesson24"');
  expect(await found(trainee, "PERSUASION")).toContain('href="/training/lesson4"');
  expect(await found(trainee, "quull"), "a slip").toContain("Zoë Quill");
  const pages = await found(trainee, "");
  for (const path of ["/training", "/script", "/tracker", "/operations", "/account"])
    expect(pages).toContain(`href="${path}"`);
  expect(pages).not.toContain("/admin");
});

test("PORT-2 an administrator also finds trainees and every part of the administration", async () => {
  const { admin, userId } = await people(await startForTest());
  const zoe = await found(admin, "zoe");
  expect(zoe).toContain(`href="/training/adminpanel?person=${userId}"`);
  expect(zoe).toMatch(/href="\/tracker\/[\da-f-]{36}"/);
  expect(await found(admin, "audit")).toContain('href="/admin/log"');
  expect(await found(admin, "qwertz")).toContain("Nothing found for “qwertz”");
});

test("PORT-2 a single letter asks for no names, and signs of the database's patterns are letters", async () => {
  const { admin } = await people(await startForTest());
  expect(await found(admin, "z")).not.toContain("Quill");
  expect(await found(admin, "%%")).toContain("Nothing found");
});

test("PORT-2 what could be an access code does not stay in the address", async () => {
  const { admin } = await people(await startForTest());
  for (const q of ["12345678", "1234 5678", "１２３４５６"]) {
    const response = await admin.get(`/portal/search?${new URLSearchParams({ q })}`);
    expect([response.status, response.headers.get("location")]).toEqual([302, "/portal/search"]);
  }
});

/** What only the signed in have in a header, administrators the last. */
const SHELL = ["/operations", "/portal/search", "/account", "/auth/sign-out"];

function shellOf(page: string): string[] {
  const header = /<header[\s\S]*?<\/header>/.exec(page)?.[0] ?? "";
  return [...SHELL, "/admin"].filter((to) => header.includes(`="${to}"`));
}

test("WEEK-4 everything found opens, for each role", async () => {
  const product = await startForTest();
  const roles = {
    trainee: (await product.signedIn()).visitor,
    admin: await product.admin(),
  };
  for (const [role, person] of Object.entries(roles)) {
    const searches = [
      "export",
      "logo",
      "add trainee",
      "my statement",
      "day off",
      "who is late",
      "",
    ];
    const pages = await Promise.all(searches.map((text) => found(person, text)));
    const links = new Set(
      pages.flatMap((page) =>
        [...page.matchAll(/href="(\/[^"#]*)/g)].map(([, to = ""]) => to.replaceAll("&amp;", "&")),
      ),
    );
    expect(links.size, role).toBeGreaterThan(15);
    const answers = await Promise.all(
      [...links].map(async (to) => `${(await person.get(to)).status} ${to}`),
    );
    expect(answers.filter((answer) => !answer.startsWith("200"))).toEqual([]);
  }
});

test("WEEK-4 Script and Board have the portal's header for who is signed in, and not for visitors", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  for (const path of ["/script", "/operations"]) {
    const page = await admin.page(path);
    expect(shellOf(page), path).toEqual([...SHELL, "/admin"]);
    expect(shellOf(await product.visitor().page(path)), path).toEqual([]);
  }
  const trainee = await (await product.signedIn()).visitor.page("/script");
  expect(shellOf(trainee)).toEqual(SHELL);
});

test("PORT-1 the navigation is by role and marks the current place", async () => {
  const { trainee, admin } = await people(await startForTest());
  const places = async (person: Visitor, path: string, name: string) => {
    const page = await person.page(path);
    const nav = new RegExp(`<nav aria-label="${name}"[\\s\\S]*?</nav>`).exec(page)?.[0] ?? "";
    const links = [...nav.matchAll(/<a[^>]*>/g)].map(([link]) => ({
      to: /href="([^"]*)"/.exec(link)?.[1],
      current: link.includes('aria-current="page"'),
    }));
    return {
      all: [...new Set(links.map(({ to }) => to))],
      current: links.find((each) => each.current)?.to,
    };
  };
  const everyone = ["/training", "/training/practice", "/script", "/tracker", "/operations"];
  expect(await places(trainee, "/training/lesson3", "Portal")).toEqual({
    all: everyone,
    current: "/training",
  });
  expect(await places(trainee, "/operations", "Portal")).toEqual({
    all: everyone,
    current: "/operations",
  });
  expect(await places(admin, "/admin/content/landing", "Portal")).toEqual({
    all: [...everyone, "/admin"],
    current: "/admin",
  });
  expect((await places(admin, "/admin/content/landing", "Admin")).current).toBe("/admin/content");
  expect((await places(admin, "/training", "Admin")).all).toEqual([]);
  const parts = (await places(admin, "/admin/jobs", "Admin")).all;
  for (const part of ["/training/adminpanel", "/admin/inbox", "/admin/content", "/admin/log"])
    expect(parts).toContain(part);
});

test("WEEK-7 each card of the tracker counts the team's prospects and the viewer's own", async () => {
  const product = await startForTest();
  const [one, other] = [await product.signedIn(), await product.signedIn()];
  await added(product, one.visitor, { firstName: "Ann", lastName: "One" });
  await added(product, one.visitor, { firstName: "Bea", lastName: "Two" });
  await added(product, other.visitor, { firstName: "Cid", lastName: "Three" });
  const counts = async ({ visitor }: typeof one) => {
    const page = (await visitor.page("/tracker")).replaceAll("<!-- -->", "");
    return [...page.matchAll(/>of (\d+) added</g)].map(([, count]) => Number(count));
  };
  expect(await counts(one)).toEqual([3, 2]);
  expect(await counts(other)).toEqual([3, 1]);
});

test("WEEK-1 WEEK-4 a prospect is found by handle in the list and in the search, only by who may see it, and every place links the profile", async () => {
  const product = await startForTest();
  const { visitor } = await product.signedIn();
  const { visitor: other } = await product.signedIn(await product.createTrainee("Anna"));
  const admin = await product.admin();
  const lena = { firstName: "Lena", lastName: "Ortiz", callDate: "2026-03-08" };
  const contact = { handle: "@quokka.lena", platform: "Instagram" };
  const first = await added(product, visitor, { ...lena, ...contact });
  const link = 'href="https://www.instagram.com/quokka.lena/"';
  for (const typed of ["@quokka.lena", "quokka", "https://instagram.com/quokka.lena"])
    for (const [person, finds] of [
      [visitor, true],
      [admin, true],
      [other, false],
    ] as const) {
      const list = await person.page(`/tracker?${new URLSearchParams({ q: typed })}`);
      expect([typed, list.includes(`/tracker/${first.id}`)]).toEqual([typed, finds]);
      expect([typed, (await found(person, typed)).includes("Lena Ortiz")]).toEqual([typed, finds]);
    }
  const second = await added(product, visitor, { ...lena, ...contact });
  for (const path of [
    "/tracker",
    `/tracker/${first.id}`,
    `/tracker/${first.id}/merge?with=${second.id}`,
    "/tracker/outcomes-missing",
  ])
    expect([path, (await visitor.page(path)).includes(link)]).toEqual([path, true]);
  await visitor.form("/tracker", { intent: "remove", id: second.id, version: "1" });
  expect(await visitor.page("/tracker/removed")).toContain(link);
  expect(await admin.page("/tracker/outcomes-missing")).not.toContain("quokka");
});
