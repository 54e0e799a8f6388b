import { expect, onTestFinished, test } from "vitest";
import { ALL_OPEN, addressValues } from "../kit/address-values";
import { everyAddress, filled } from "../kit/addresses";
import { startAiStub } from "../kit/ai-stub";
import { shapeFault } from "../kit/bad-responses";
import { formTokenFor } from "../kit/form-tokens";
import { startForTest } from "../kit/test-product";

const JSON_TYPE = { "Content-Type": "application/json" };
const BODIES: readonly RequestInit[] = [
  { body: new URLSearchParams({ no: "such field" }) },
  { body: "{}", headers: JSON_TYPE },
  { body: '{"no":"such field"}', headers: JSON_TYPE },
  { body: "[", headers: JSON_TYPE },
];

const ENTRIES = {
  name: "Ann Lee",
  mail: "ann@example.com",
  role: "setter",
  need: "access",
  details: "",
};

test("13.1 every error in JSON of every address has one shape and a request id", async () => {
  const product = await startForTest(ALL_OPEN);
  const trainee = await product.signedIn();
  const values = await addressValues(product, trainee);
  // Pages report their errors in HTML.
  const functions = (await everyAddress()).filter(({ page }) => !page);
  const paths = new Set(functions.map(({ path }) => path));
  const faults: string[] = [];
  const told = new Set<string>();
  const tries: RequestInit[] = [
    {},
    ...BODIES.map((body) => ({ ...body, method: "POST" })),
    { ...BODIES[0], method: "PUT" },
  ];
  for (const path of [...paths, "/api/auth/sign-up/email"])
    for (const init of tries)
      for (const visitor of [product.visitor(), trainee.visitor]) {
        if (path.endsWith("sign-out") && visitor === trainee.visitor) continue;
        const response = await visitor.fetch(filled(path, values[path]), init);
        const isStream = response.headers.get("Content-Type")?.startsWith("text/event-stream");
        const text = isStream ? "" : await response.text();
        if (isStream) await response.body?.cancel();
        const fault = shapeFault(response, text);
        if (fault) faults.push(`${init.method} ${path}: ${response.status} ${fault}`);
        const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
        if (response.status >= 400 && isJson) told.add(path);
      }
  expect(faults).toEqual([]);
  for (const path of [
    "/schedule/:calendar/bookings",
    "/api/auth/sign-in/access-code",
    "/api/functions/:functionName",
    "/account/token",
    "/training/progress",
  ])
    expect([...told]).toContain(path);
});

test("13.1 forms and bookings over their limit say when there is room again", async () => {
  const product = await startForTest();
  const visitor = product.visitor();
  const send = async () => {
    const formToken = await formTokenFor("crm", { withoutWork: true });
    return visitor.form("/crm-request", { ...ENTRIES, ...formToken });
  };
  for (let sent = 0; sent < 6; sent += 1) expect((await send()).status).toBe(302);
  const form = await send();
  // Six an hour: room for the next one comes within ten minutes.
  expect(form.status).toBe(429);
  expect(Number(form.headers.get("Retry-After"))).toBeGreaterThan(60);
  expect(Number(form.headers.get("Retry-After"))).toBeLessThanOrEqual(600);
  expect(await form.text()).toContain("Please try again in 10 minutes");

  const { times } = (await (await visitor.get("/schedule/discovery/times")).json()) as {
    times: { at: string }[];
  };
  const guest = { name: "Ann", mail: "ann@example.com", zone: "Europe/Berlin" };
  const days = new Map(times.map(({ at }) => [at.slice(0, 10), at]));
  const book = async (at: string, path = "/bookings") => {
    const formToken = await formTokenFor("booking-discovery", { withoutWork: true });
    return visitor.form(`/schedule/discovery${path}`, { ...guest, at, ...formToken });
  };
  const [one, other, ...rest] = days.values();
  for (const at of rest.slice(0, 10)) expect((await book(at)).status).toBe(201);
  for (const refused of [await book(one ?? ""), await book(other ?? "", "")]) {
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(60);
    expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(360);
  }
});

test("13.1 the AI endpoint's own time to come back is passed on", async () => {
  const ai = await startAiStub();
  onTestFinished(() => ai.stop());
  const product = await startForTest(ai.env);
  const ask = () =>
    product.visitor().json("/api/functions/generate-setter-response", {
      prospectResponse: "Is this MLM?",
      currentContext: "",
      currentNodeMessage: "",
    });
  for (const [retryAfter, told] of [
    ["17", "17"],
    ["soon", "60"],
  ] as const) {
    ai.behave({ refuses: 429, retryAfter });
    const response = await ask();
    expect([response.status, response.headers.get("Retry-After")]).toEqual([429, told]);
  }
});
