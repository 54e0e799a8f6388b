/** Every address and method, requested by each kind of person: authorization-rules.ts says who is admitted. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { ACTS, type Act, type Sent } from "../kit/acts";
import { type AddressValues, ALL_OPEN, addressValues } from "../kit/address-values";
import { type Address, CHANGES, everyAddress, filled, type Method } from "../kit/addresses";
import { type Change, describeChange, watchChanges } from "../kit/change-watch";
import { type DeclaredAct, declaredActs } from "../kit/declared-acts";
import { isExpected } from "../kit/expected-rights";
import { OidcStub } from "../kit/oidc-stub";
import { allPeople, PEOPLE, type People, type PersonName } from "../kit/people";
import { SmtpStub } from "../kit/smtp-stub";
import { startProduct, type TestProduct } from "../kit/test-product";
import {
  ADDRESS_RULES,
  NARROWER_ACTS,
  RULES,
  type RuleName,
  UNDECLARED,
} from "./authorization-rules";

/** A refusal says no more than that. */
const LONGEST_REFUSAL = 400;

let mail: SmtpStub;
let company: OidcStub;
let product: TestProduct;
let people: People;
let values: AddressValues;
let addresses: Address[];
let changes: () => Promise<Change[]>;

beforeAll(async () => {
  mail = await SmtpStub.start();
  company = await OidcStub.start();
  product = await startProduct({ ...ALL_OPEN, ...mail.env, ...company.env });
  people = await allPeople(product);
  values = await addressValues(product, people.trainee);
  addresses = await everyAddress();
  // The first request creates the signing key.
  await people.visitor.visitor.get("/.well-known/jwks.json");
  changes = await watchChanges(product);
});
afterAll(async () => {
  await product.stop();
  await mail.stop();
  await company.stop();
});

type Seen = { status: number; location: string; text: string };

async function asked(name: PersonName, path: string, init: RequestInit = {}): Promise<Seen> {
  const { visitor } = people[name];
  const response = await visitor.fetch(path, init);
  const location = response.headers.get("Location") ?? "";
  const streams = response.headers.get("Content-Type")?.startsWith("text/event-stream");
  if (streams) await response.body?.cancel();
  return { status: response.status, location, text: streams ? "" : await response.text() };
}

/** Sent to sign in or back to the training, or refused in a few words. */
/** Someone who may not open a page is sent to what they may. */
const WORK = ["/training", "/training/adminpanel", "/admin/inbox"];

function isRefused({ status, location, text }: Seen): boolean {
  if (text.length > LONGEST_REFUSAL) return false;
  if (status === 302) return location.startsWith("/auth?redirect=") || WORK.includes(location);
  if (status === 202)
    return (
      /SingleFetchRedirect|"redirect"/.test(text) &&
      /"\/(auth\?redirect=|training|admin\/inbox")/.test(text)
    );
  return status === 401 || status === 403;
}

/** What someone should not have got, or should have got and did not. */
function faultOf(rule: RuleName, name: PersonName, response: Seen): string | null {
  const told = `${name} got ${response.status} ${response.location}`;
  const admitted = (RULES[rule] as readonly PersonName[]).includes(name);
  if (!admitted) return isRefused(response) ? null : `${told}, and is not one of: ${rule}`;
  if (rule === "everyone") {
    const closed =
      [401, 403].includes(response.status) || response.location.startsWith("/auth?redirect=");
    return closed || response.status >= 500 ? `${told}, and this is open to everyone` : null;
  }
  return response.status === 200 ? null : `${told}, and is one of: ${rule}`;
}

/** The document, and the page's data alone, which a script may request without its layouts. */
function waysToRead({ path, route, page }: Address): string[] {
  const whole = filled(path, values[path]);
  if (route === null || !page || ADDRESS_RULES[path]?.read === "everyone") return [whole];
  const [before = "", query] = whole.split("?");
  const search = new URLSearchParams(query);
  search.set("_routes", route);
  return [whole, `${before === "/" ? "/_" : before}.data?${search}`];
}

describe("who may do what (AUTH-3, AUTH-5)", () => {
  test("AUTH-5 every address has a rule in authorization-rules.ts, and every rule an address", () => {
    const existing = new Set(addresses.map(({ path, method }) => `${kindOf(method)} ${path}`));
    const ruled = Object.entries(ADDRESS_RULES).flatMap(([path, rule]) =>
      Object.keys(rule).map((kind) => `${kind} ${path}`),
    );
    expect(
      [...existing].filter((each) => !ruled.includes(each)),
      "without a rule",
    ).toEqual([]);
    expect(
      ruled.filter((each) => !existing.has(each)),
      "without an address",
    ).toEqual([]);
  });

  test("AUTH-5 what is guarded and changes something is tried with an act that is right", () => {
    const guarded = Object.entries(ADDRESS_RULES)
      .filter(([, { change = "everyone" }]) => change !== "everyone")
      .map(([path]) => path);
    const tried = new Set(ACTS.map(({ path }) => path));
    expect(
      guarded.filter((path) => !tried.has(path)),
      "kit/acts.ts has no act for",
    ).toEqual([]);
    const named = ACTS.map(nameOf);
    expect(Object.keys(NARROWER_ACTS).filter((each) => !named.includes(each))).toEqual([]);
  });

  test("AUTH-5 every guarded page that changes something declares its acts, or stands on a list with the reason", async () => {
    const declared = new Set((await declaredActs()).map(({ path }) => path));
    const guarded = addresses.filter(
      ({ path, page, method }) =>
        page && method === "POST" && ADDRESS_RULES[path]?.change !== "everyone",
    );
    const others = guarded.map(({ path }) => path).filter((path) => !declared.has(path));
    expect(others.sort()).toEqual(Object.keys(UNDECLARED).sort());
  });

  test("AUTH-5 what asks for no more than to read only searches, or shows an access code", async () => {
    const acts = (await declaredActs()).filter(({ right }) => right?.endsWith(".read"));
    expect(acts.map(({ path, intent }) => `${path} ${intent}`).sort()).toEqual([
      "/admin/batches/:id codes",
      "/admin/inbox/:kind/:id code",
      "/training/adminpanel code",
      "/training/adminpanel find",
    ]);
  });

  test("AUTH-5 every declared act refuses people without its right, and lets everyone else get as far as its fields", async () => {
    const acts = await declaredActs();
    expect(acts.length).toBeGreaterThan(90);
    const faults: string[] = [];
    for (const act of acts) {
      const found = await Promise.all(PEOPLE.map((name) => faultOfDeclared(act, name)));
      faults.push(...found.filter((fault) => fault !== ""));
    }
    expect(faults).toEqual([]);
    expect((await changes()).map(describeChange)).toEqual([]);
  });

  test("S1 HEAD opens no stream, on any address that is not a page", async () => {
    const made = vi.fn<(place: string) => void>();
    const StreamOfNode = globalThis.ReadableStream;
    vi.stubGlobal(
      "ReadableStream",
      new Proxy(StreamOfNode, {
        construct(target, given, asked) {
          // This trap's stack frame comes before its caller's.
          const [, , caller = ""] = (new Error().stack ?? "").split("\n");
          if (caller.includes("build/server")) made(caller);
          return Reflect.construct(target, given, asked);
        },
      }),
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    const { visitor } = people.administrator;
    const functions = addresses.filter(
      ({ method, page, path }) => method === "GET" && !page && !path.endsWith("/preview"),
    );
    await Promise.all(
      functions.map(({ path }) => visitor.fetch(filled(path, values[path]), { method: "HEAD" })),
    );
    expect(made).not.toHaveBeenCalled();
    await (await visitor.get("/live?topics=operations")).body?.cancel();
    expect(made).toHaveBeenCalled();
  });

  test("AUTH-3 AUTH-5 reading is only for those the rule admits, for pages and data requests, and changes nothing", async () => {
    const faults: string[] = [];
    for (const address of addresses.filter(({ method }) => method === "GET")) {
      const rule = ADDRESS_RULES[address.path]?.read ?? "everyone";
      for (const path of waysToRead(address)) {
        const found = await Promise.all(
          PEOPLE.map(async (name) => faultOf(rule, name, await asked(name, path))),
        );
        faults.push(...found.flatMap((fault) => (fault === null ? [] : [`GET ${path}: ${fault}`])));
      }
      const changed = (await changes()).map(describeChange);
      faults.push(...changed.map((change) => `GET ${address.path} changed ${change}`));
    }
    expect(faults).toEqual([]);
  });

  test.each(ACTS.map((act) => [nameOf(act), act] as const))(
    "AUTH-5 %s: those who may not are refused by every method, and nothing changes; those who may, do it",
    async (name, act) => {
      const rule = NARROWER_ACTS[name] ?? ADDRESS_RULES[act.path]?.change ?? "everyone";
      const admitted = PEOPLE.filter((each) =>
        (RULES[rule] as readonly PersonName[]).includes(each),
      );
      const refused = PEOPLE.filter((each) => !admitted.includes(each));
      let forAll: Sent | null = null;
      await putOffJobs();
      for (const person of refused) {
        const sent: Sent = forAll ?? (await prepared(act, person));
        if (!act.personal) forAll = sent;
        const responses = await Promise.all(
          CHANGES.map((method) => send(act, sent, person, method)),
        );
        const faults = responses.map(faultOfRefused).filter(Boolean);
        expect([person, faults, (await changes()).map(describeChange)]).toEqual([person, [], []]);
      }
      for (const person of admitted) {
        const { status, location } = await send(act, await prepared(act, person), person, "POST");
        expect(status, `${person} ${location}`).toBeLessThan(400);
        expect(location, person).not.toMatch(/^\/auth/);
        expect(await changes(), `${person} changed nothing`).not.toEqual([]);
      }
    },
  );

  test("AUTH-5 what accepts no change allows no other method", async () => {
    const faults: string[] = [];
    const reads = addresses.filter(({ path, route }) => route && !ADDRESS_RULES[path]?.change);
    for (const { path } of reads) {
      for (const method of ["POST", "DELETE"]) {
        const { status } = await asked("administrator", filled(path, values[path]), { method });
        if (status !== 405) faults.push(`${method} ${path}: ${status}`);
      }
    }
    expect(faults).toEqual([]);
    expect(await changes()).toEqual([]);
  });

  // The last one: signing out ends the sessions of those who ask.
  test("AUTH-5 changes open to everyone refuse no one, and an empty one changes nothing", async () => {
    const open = addresses.filter(
      ({ path, method }) => method !== "GET" && ADDRESS_RULES[path]?.change === "everyone",
    );
    await putOffJobs();
    const faults: string[] = [];
    for (const { path, method, page } of open.sort(signOutLast)) {
      const whole = filled(path, values[path]) + (page ? ".data" : "");
      for (const name of PEOPLE) {
        const { status, location } = await asked(name, whole, { method, body: "" });
        if (status === 403 || status >= 500 || location.startsWith("/auth?redirect="))
          faults.push(`${method} ${path}: ${name} got ${status} ${location}`);
      }
      const changed = path.endsWith("sign-out") ? [] : (await changes()).map(describeChange);
      faults.push(...changed.map((change) => `${method} ${path} changed ${change}`));
    }
    expect(faults).toEqual([]);
  });
});

function kindOf(method: Method): "read" | "change" {
  return method === "GET" ? "read" : "change";
}

function nameOf({ path, name }: Act): string {
  return `${path} ${name}`;
}

/** The act's body and its rows, whose creation does not count as a change. */
/** What earlier acts have planned is done later by itself, and not by the requests of this one. */
async function putOffJobs(): Promise<void> {
  await product.query("update jobs set run_at = now() + interval '1 day' where done_at is null");
  await changes();
}

async function prepared(act: Act, name: PersonName): Promise<Sent> {
  const sent = await act.prepare({ product, owner: people.trainee, asking: people[name] });
  await changes();
  return sent;
}

function send({ path }: Act, sent: Sent, name: PersonName, method: Method): Promise<Seen> {
  return asked(name, filled(path, sent.values ?? values[path]), { method, ...bodyOf(sent) });
}

function bodyOf(sent: Sent): Pick<RequestInit, "body" | "headers"> {
  if ("json" in sent)
    return { body: JSON.stringify(sent.json), headers: { "Content-Type": "application/json" } };
  if ("fields" in sent) return { body: new URLSearchParams(sent.fields) };
  const body = new FormData();
  body.set("file", new Blob([sent.file]), "picture.png");
  return { body };
}

/** Sent with a field that no act has, so what is admitted does nothing either. */
async function faultOfDeclared(act: DeclaredAct, name: PersonName): Promise<string> {
  const [page, query] = filled(act.path, values[act.path]).split("?");
  const isAdmitted = isExpected(name, act.pageRight) && isExpected(name, act.right);
  // One's own account reads the form first: a valid one has to show that the right is missing.
  const isWhole = act.pageRight === null && act.takesNothing && !isAdmitted;
  const body = new URLSearchParams(isWhole ? {} : { "not a field": "x" });
  if (act.intent !== "") body.set("intent", act.intent);
  const path = `${page}.data${query ? `?${query}` : ""}`;
  const seen = await asked(name, path, { method: "POST", body });
  const isRead = act.pageRight === null && isExpected(name, null) && !isWhole;
  const isAsExpected = isAdmitted || isRead ? seen.status === 400 : faultOfRefused(seen) === "";
  const told = `${act.path} ${act.intent}: ${name}, who ${isAdmitted ? "may" : "may not"}`;
  return isAsExpected ? "" : `${told}, got ${seen.status} ${seen.location}`;
}

function faultOfRefused(response: Seen): string {
  const { status, location } = response;
  return isRefused(response) || [401, 403, 405, 409].includes(status)
    ? ""
    : `got ${status} ${location}`;
}

function signOutLast(one: Address, other: Address): number {
  const last = ({ path }: Address) => Number(path.endsWith("sign-out"));
  return last(one) - last(other);
}
