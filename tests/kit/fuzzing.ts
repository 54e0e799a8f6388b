/**
 * Sends bad input to every address, one request after the other, and checks each response: never a 5xx, never an
 * internal message, and never a table change that is not on a list of intended ones.
 */
import fc from "fast-check";
import { afterAll } from "vitest";
import { ACTS, type Sent, VISITORS_ACTS } from "./acts";
import { type AddressValues, ALL_OPEN, addressValues } from "./address-values";
import { type Address, everyAddress, filled, type Method } from "./addresses";
import { startAiStub } from "./ai-stub";
import * as bad from "./bad-input";
import { internalTermIn, isMeant, shapeFault } from "./bad-responses";
import { type Change, describeChange, watchChanges } from "./change-watch";
import { INTAKE_FORMS, type Known, knownFields, QUERY_NAMES } from "./known-fields";
import { OidcStub } from "./oidc-stub";
import { allPeople, PEOPLE, type People, type PersonName } from "./people";
import { SmtpStub } from "./smtp-stub";
import { startProduct, type TestProduct } from "./test-product";

/** Settings for fuzzing a product: each request may come from another address, so limits stop little. */
const FUZZ_ENV = { ...ALL_OPEN, TRUST_PROXY: "loopback", LOG_LEVEL: "warn" };

/** `address`: the intended one, as in the route table. */
export type Tried = {
  person: PersonName;
  method: Method;
  address: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
};

export type Fuzzed = { requests: number; addresses: number; refused: number };

class Fuzzer {
  readonly #addressesTried = new Set<string>();
  #requests = 0;
  #refused = 0;

  private constructor(
    readonly product: TestProduct,
    private readonly people: People,
    private readonly values: AddressValues,
    private readonly addresses: readonly Address[],
    private readonly fields: Readonly<Record<string, Known>>,
    private readonly changes: () => Promise<Change[]>,
  ) {}

  static async start(env: Record<string, string>): Promise<Fuzzer> {
    const product = await startProduct({ ...FUZZ_ENV, ...env });
    const people = await allPeople(product);
    const values = await addressValues(product, people.trainee);
    await product.visitor().get("/.well-known/jwks.json");
    const [addresses, fields] = [await everyAddress(), await knownFields()];
    return new Fuzzer(product, people, values, addresses, fields, await watchChanges(product));
  }

  get known(): number {
    return new Set(this.addresses.map(({ method, path }) => `${method} ${path}`)).size;
  }

  get found(): Fuzzed {
    const addresses = this.#addressesTried.size;
    return { requests: this.#requests, addresses, refused: this.#refused };
  }

  /** Every address with GET: bad queries, paths, cookies and headers. */
  reads(): fc.Arbitrary<Tried> {
    const name = fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...QUERY_NAMES) },
      { weight: 1, arbitrary: bad.strangeName },
    );
    const query = fc.array(fc.tuple(name, bad.badText), { maxLength: 4 });
    return fc
      .record({
        address: fc.constantFrom(...this.addresses.filter(({ method }) => method === "GET")),
        query,
        asData: fc.boolean(),
        path: fc.option(bad.badSegment, { freq: 3 }),
        cookies: bad.badCookies,
        headers: bad.badHeaders,
        person: fc.constantFrom(...PEOPLE),
      })
      .map(({ address, query, asData, path, cookies, headers, person }) => {
        const [whole, own] = this.#filled(address.path, path).split("?");
        const searched = [own, bad.encoded(query).slice(0, 6_000)].filter(Boolean);
        // If two have one name, some parsers take the first and others the last.
        const search = (asData ? searched : searched.reverse()).join("&");
        const ending = asData && address.page ? ".data" : "";
        return {
          person,
          method: "GET" as const,
          address: address.path,
          path: `${whole === "/" && ending ? "/_" : whole}${ending}?${search}`,
          headers: { ...headers, Cookie: cookies },
        };
      });
  }

  /** Every address that takes changes: its own fields with bad values, and fields that it does not know. */
  forms(): fc.Arbitrary<Tried> {
    return this.#changing().chain(({ path, page, method }) => {
      const { fields, choices = {} } = this.fields[path] ?? fieldsOfForm(path);
      const name = fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...fields) },
        { weight: 1, arbitrary: bad.strangeName },
      );
      const pairs = fc.array(
        name.chain((field) =>
          fc.tuple(
            fc.constant(field),
            fieldValue(Object.hasOwn(choices, field) ? choices[field] : undefined),
          ),
        ),
        { maxLength: 8 },
      );
      return fc
        .record({
          pairs,
          asJson: fc.boolean(),
          segment: fc.option(bad.badSegment, { freq: 6 }),
          person: personFor(path),
        })
        .map(({ pairs, asJson, segment, person }) => ({
          person,
          method,
          address: path,
          path: this.#filled(path, segment) + (page ? ".data" : ""),
          headers: { "Content-Type": asJson ? JSON_TYPE : FORM_TYPE },
          body: asJson ? JSON.stringify(Object.fromEntries(pairs)) : bad.encoded(pairs),
        }));
    });
  }

  /** Every address that takes changes: bodies of any type that claim to be another. */
  bodies(): fc.Arbitrary<Tried> {
    return this.#changing().chain(({ path, method }) =>
      fc
        .record({ body: bad.badBody, headers: bad.badHeaders, person: personFor(path) })
        .map(({ body: { type, body }, headers, person }) => ({
          person,
          method,
          address: path,
          path: this.#filled(path, null),
          body,
          headers: { ...headers, "Content-Type": type },
        })),
    );
  }

  /** Valid acts with a text in one field that no database holds: every act, and each of its fields once. */
  async unstorable(): Promise<Tried[]> {
    let count = 0;
    return (await this.#prepared()).flatMap(({ address, sent }) =>
      Object.keys(rightOf(sent)).map((field): Tried => {
        const value = bad.UNSTORABLE_TEXTS[count++ % bad.UNSTORABLE_TEXTS.length];
        return {
          person: "administrator",
          method: "POST",
          address,
          path: filled(address, sent.values ?? this.values[address]),
          ...bodyOf(sent, { ...rightOf(sent), [field]: value }),
        };
      }),
    );
  }

  /** Valid acts except for one field, which is bad, missing or one too many. */
  async almostRight(): Promise<fc.Arbitrary<Tried>> {
    const ofFields = await this.#prepared();
    return fc.constantFrom(...ofFields).chain(({ address, sent }) => {
      const right = rightOf(sent);
      const value = "json" in sent ? bad.badValue : bad.badText;
      const missing = fc.constant<unknown>(undefined);
      const own = fc.constantFrom(...Object.keys(right));
      const spoilt = fc.oneof(
        { weight: 8, arbitrary: fc.tuple(own, value) },
        { weight: 1, arbitrary: fc.tuple(own, missing) },
        { weight: 1, arbitrary: fc.tuple(bad.strangeName, value) },
      );
      return fc
        .record({ spoilt, person: personFor(address) })
        .map(({ spoilt: [field, value], person }) => ({
          person,
          method: "POST" as const,
          address,
          path: filled(address, sent.values ?? this.values[address]),
          ...bodyOf(sent, { ...right, [field]: value }),
        }));
    });
  }

  /** Every act but those that send a file. */
  async #prepared(): Promise<{ address: string; sent: Sent }[]> {
    const asking = this.people.administrator;
    const scene = { product: this.product, owner: this.people.trainee, asking };
    const prepared: { address: string; sent: Sent }[] = [];
    // One after the other: some take what was added last.
    for (const act of [...ACTS, ...VISITORS_ACTS])
      prepared.push({ address: act.path, sent: await act.prepare(scene) });
    await this.changes();
    return prepared.filter(({ sent }) => !("file" in sent));
  }

  /** Throws if a response is not as it must be. */
  async check(tried: Tried): Promise<void> {
    const { visitor, headers: own } = this.people[tried.person];
    const cookies = [...visitor.cookies].map(([name, value]) => `${name}=${value}`);
    const { Cookie = "", ...headers } = tried.headers;
    const from = `10.${[16, 8, 0].map((shift) => (this.#requests >> shift) & 255).join(".")}`;
    this.#requests += 1;
    this.#addressesTried.add(`${tried.method} ${tried.address}`);
    const response = await fetch(this.product.url + tried.path, {
      method: tried.method,
      headers: {
        "X-Forwarded-For": from,
        ...own,
        ...headers,
        Cookie: [...cookies, Cookie].join("; "),
      },
      body: tried.body ?? null,
      redirect: "manual",
    });
    const endless =
      response.headers.get("Content-Type")?.startsWith("text/event-stream") &&
      tried.method === "GET";
    const text = endless ? "" : await response.text();
    if (endless) await response.body?.cancel();
    if (response.status >= 400) this.#refused += 1;
    const faults = [
      response.status >= 500 ? `returned ${response.status}` : null,
      internalTermIn(text),
      shapeFault(response, text),
      ...(await this.changes())
        .filter((change) => !isMeant(change, { address: tried.address, status: response.status }))
        .map(describeChange),
    ].filter((fault) => fault !== null);
    if (faults.length > 0) throw new Error(`${tried.method} ${tried.path}: ${faults.join("; ")}`);
  }

  #changing(): fc.Arbitrary<Address> {
    return fc.constantFrom(...this.addresses.filter(({ method }) => method !== "GET"));
  }

  #filled(path: string, segment: string | null): string {
    const values = this.values[path] ?? {};
    if (segment === null) return filled(path, values);
    const names = Object.keys(values).filter((name) => name !== "?");
    return filled(path, { ...values, ...Object.fromEntries(names.map((name) => [name, segment])) });
  }
}

const FORM_TYPE = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";

function fieldsOfForm(path: string): Known {
  const form = INTAKE_FORMS[path];
  if (!form) throw new Error(`tests/kit/known-fields.ts knows no fields of ${path}`);
  return {
    fields: [...form.fields.map(({ name }) => name), "stamp", "proof", "topic", "by_a_person"],
  };
}

function fieldValue(choices: readonly string[] | undefined): fc.Arbitrary<string> {
  if (!choices) return bad.badText;
  return fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...choices) },
    { weight: 1, arbitrary: bad.badText },
  );
}

/** Signing out is valid without any input, so only people without a session request it. */
function personFor(path: string): fc.Arbitrary<PersonName> {
  return path.endsWith("sign-out") ? fc.constant("visitor") : fc.constantFrom(...PEOPLE);
}

function rightOf(sent: Sent): Record<string, unknown> {
  return { ...("json" in sent ? sent.json : formOf(sent)) };
}

/** A file has no field to be almost right in. */
function formOf(sent: Sent): object {
  return "fields" in sent ? sent.fields : {};
}

function bodyOf(sent: Sent, fields: Record<string, unknown>) {
  if ("json" in sent)
    return { headers: { "Content-Type": JSON_TYPE }, body: JSON.stringify(fields) };
  const pairs = Object.entries(fields).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  return { headers: { "Content-Type": FORM_TYPE }, body: bad.encoded(pairs) };
}

/** Tries as many as requested; throws with the seed and the smallest input that got an invalid response. */
export async function fuzz(
  fuzzer: Fuzzer,
  input: fc.Arbitrary<Tried>,
  { seed, runs }: { seed: number; runs: number },
): Promise<void> {
  const property = fc.asyncProperty(input, (tried) => fuzzer.check(tried));
  const { failed, counterexample, errorInstance } = await fc.check(property, {
    seed,
    numRuns: runs,
  });
  if (!failed) return;
  const least = fc.stringify(counterexample?.[0]).slice(0, 1_500);
  throw new Error(`${(errorInstance as Error).message}\nseed ${seed}: ${least}`);
}

/** A product for fuzzing, with every possible connection set; it stops with the test's file. */
export async function startFuzzer(): Promise<Fuzzer> {
  const [mail, ai, company] = await Promise.all([
    SmtpStub.start(),
    startAiStub(),
    OidcStub.start(),
  ]);
  const fuzzer = await Fuzzer.start({ ...mail.env, ...ai.env, ...company.env });
  afterAll(async () => {
    await fuzzer.product.stop();
    await Promise.all([mail.stop(), ai.stop(), company.stop()]);
  });
  return fuzzer;
}
