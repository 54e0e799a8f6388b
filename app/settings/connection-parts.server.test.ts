// cspell:ignore Aword
import { describe, expect, test } from "vitest";
import { createCodeVault } from "~/auth/auth.server";
import { parseConfig } from "~/platform/config/config.server";
import { calendarFields } from "./calendar-form";
import { calendarIn, SHIPPED_CALENDARS } from "./calendars";
import { connectionPart, readConnection } from "./connection-parts.server";
import {
  CONNECTION_NAMES,
  type ConnectionName,
  fieldsOfConnection,
} from "./connections/connections";
import { effectiveConfig, type StoredConnection } from "./connections/stored-connections.server";
import { calendarPart, SECTIONS } from "./parts.server";
import { SECTION_FORMS, SECTION_NAMES } from "./section-fields";
import { settingsFrom } from "./stored-settings.server";

const vault = createCodeVault("a secret for tests, never for anything else");
const tools = {
  config: parseConfig({ BASE_URL: "https://company.example" }),
  vault,
  isTaken: (path: string) => path === "/training",
};
const NOTHING = settingsFrom(undefined).settings;

type Form = Record<string, string>;

/** Each can be saved as it is. */
const GOOD: Record<ConnectionName, Form> = {
  mail: {
    host: "smtp.company.example",
    port: "2525",
    security: "starttls",
    user: "us@company.example",
    password: "p:/@ss word",
    sender: "hello@company.example",
    senderName: "Our Company",
    replyTo: "office@company.example",
  },
  ai: { baseUrl: "https://ai.example/v1", model: "small", key: "a-key" },
  transcribe: {
    transcribeUrl: "https://ai.example/v1/audio/transcriptions",
    transcribeModel: "whisper-1",
    transcribeKey: "a-transcribe-key",
  },
  board: { boardPassword: "board password", slug: "week" },
  tracker: { trackerCode: "tracker code" },
  zoom: { zoomSecret: "a-zoom-secret-token" },
  signOn: { issuer: "https://id.example", clientId: "us", clientSecret: "a-client-secret" },
  signIn: { twoStep: "yes", codeLength: "9" },
  videos: { playerOrigins: "https://a.example\r\nhttps://b.example", tokenKey: "a-token-key" },
  uploads: { quotaGb: "250" },
  webhooks: { webhookOrigins: "https://hooks.example" },
  backups: {
    scheduled: "on",
    folder: "/var/backups/company",
    hours: "6",
    keepNewest: "3",
    keepDays: "0",
    keepWeeks: "1",
  },
};

/** With a password, and for many hosts. */
const NO_PLAIN = [
  "https://user:pw@a.example",
  "https://user@a.example",
  "https://*.a.example",
  "https://*",
];

/** What no field of a kind takes; where any text is right, one that is too long or has an invisible sign. */
const WRONG: Record<string, readonly string[]> = {
  smtpAddress: ["smtp.example.com", "http://a.example", "smtp://a.example/?tls=no", "smtp://"],
  host: ["a b", "http://a.example", "-", "a_b", "localhost:25", "x\u0000"],
  port: ["0", "65536", "-1", "1.5", "smtp"],
  security: ["ssl3"],
  sender: ["nobody", "a@", "a b@c.example", "a@b.example\nBcc: c@d.example"],
  senderName: ['A"<x@y.example>', "A\nB"],
  replyTo: ["nobody", "a@b.example, c@d.example"],
  transcribeUrl: ["ai.example/v1", "ftp://ai.example", ...NO_PLAIN],
  baseUrl: ["ai.example/v1", "ftp://ai.example", ...NO_PLAIN],
  boardPassword: ["short"],
  slug: ["Week", "a b", "training", "../a", "1"],
  trackerCode: ["1234"],
  issuer: ["id.example", "javascript:alert(1)", ...NO_PLAIN],
  twoStep: ["maybe"],
  codeLength: ["5", "13", "eight", "-8"],
  playerOrigins: ["a.example", "https://a.example/path", "https://a.example nonsense", ...NO_PLAIN],
  quotaGb: ["0", "-1", "1.5", "many", "1000001"],
  webhookOrigins: ["hooks.example", "https://a.example/x", ...NO_PLAIN],
  scheduled: ["sometimes"],
  folder: ["backups", "./backups"],
  hours: ["0", "169", "often"],
  keepNewest: ["0", "x", "-1"],
  keepDays: ["x", "99999"],
  keepWeeks: ["x", "1.5"],
};
const BESIDE_ADDRESS = ["sender", "senderName", "replyTo"];
const UNFIT = ["x".repeat(2_001), "a\u0007b"];

const stored = (name: ConnectionName, form: Form, before: StoredConnection = {}) => {
  const read = readConnection(name, form, before, tools);
  if ("faults" in read) throw new Error(JSON.stringify(read.faults));
  return read.content;
};

describe("connections", () => {
  test.each(CONNECTION_NAMES)(
    "OWN-2 %s counts once it is saved, with its secrets sealed",
    (name) => {
      const content = stored(name, GOOD[name]);
      const secrets = fieldsOfConnection(name).filter(({ kind }) => kind === "secret");
      for (const { name: field } of secrets)
        expect(JSON.stringify(content)).not.toContain(GOOD[name][field]);
      const log = { error: expect.fail } as never;
      const config = effectiveConfig(tools.config, { [name]: content }, { vault, log });
      expect(config).not.toEqual(tools.config);
    },
  );

  const fields = CONNECTION_NAMES.flatMap((name) =>
    fieldsOfConnection(name)
      .filter(({ kind, variable }) => variable !== undefined || kind === "secret")
      .map((field) => [name, field] as const),
  );
  const cases = fields.flatMap(([name, field]) =>
    (WRONG[field.name] ?? UNFIT).map((value) => [name, field.name, value] as const),
  );
  test.each(cases)("OWN-2 %s: %s is not %j, and nothing is stored", (name, field, value) => {
    const read = readConnection(name, { ...GOOD[name], [field]: value }, {}, tools);
    expect(read).toEqual({ faults: { [field]: expect.stringMatching(/^[A-Z].{8,}/) } });
  });

  const pairs = cases.flatMap(([name, one, value], at) =>
    cases
      .slice(at + 1)
      .filter(([other, field]) => other === name && field !== one)
      .map(([, field, text]) => [name, { [one]: value, [field]: text }] as const),
  );
  test("OWN-2 of two wrong fields both are named at once", () => {
    for (const [name, wrong] of pairs) {
      const read = readConnection(name, { ...GOOD[name], ...wrong }, {}, tools);
      const named = Object.keys("faults" in read ? read.faults : {}).sort();
      // A pasted address counts instead of the other fields of the mail server.
      const judged = "smtpAddress" in wrong ? ["smtpAddress", ...BESIDE_ADDRESS] : null;
      const expected = Object.keys(wrong).filter((field) => judged?.includes(field) ?? true);
      expect(named, JSON.stringify({ name, wrong })).toEqual(expected.sort());
    }
  });

  test.each<[ConnectionName, Form, string[]]>([
    ["mail", { sender: "a@b.example" }, ["host"]],
    ["mail", { host: "a.example" }, ["sender"]],
    ["mail", { host: "a.example", sender: "a@b.example", password: "x" }, ["user"]],
    ["ai", { baseUrl: "https://ai.example" }, ["key", "model"]],
    ["transcribe", { transcribeUrl: "https://ai.example/t" }, ["transcribeModel"]],
    ["transcribe", { transcribeKey: "x" }, ["transcribeUrl"]],
    ["signOn", { clientId: "us" }, ["clientSecret", "issuer"]],
    ["backups", { folder: "/var/backups" }, ["folder"]],
  ])("OWN-2 %s says what else it needs: %j", (name, form, missing) => {
    const read = readConnection(name, form, {}, tools);
    expect("faults" in read && Object.keys(read.faults).sort()).toEqual(missing);
  });

  test("OWN-2 a secret that is left empty stays, is replaced by a new one, and goes with its user", () => {
    const first = stored("mail", GOOD.mail);
    const kept = stored("mail", { ...GOOD.mail, password: "", port: "25" }, first);
    expect(kept.password).toBe(first.password);
    expect(stored("mail", { ...GOOD.mail, password: "another" }, first).password).not.toEqual(
      first.password,
    );
    const without = stored("mail", { ...GOOD.mail, user: "", password: "" }, first);
    expect(without.password).toBeUndefined();
  });

  test("OWN-2 one pasted address says all of the mail server, also that there is no password", () => {
    const smtpAddress = "smtps://us%40a.example:s%3Aword@[::1]:4650";
    const sender = { sender: "a@b.example", security: "tls" };
    const read = readConnection("mail", { ...sender, smtpAddress }, {}, tools);
    expect(read).toMatchObject({
      config: { mail: { smtpUrl: "smtps://us%40a.example:s%3Aword@[::1]:4650" } },
    });
    const first = stored("mail", GOOD.mail);
    const pasted = stored("mail", { ...GOOD.mail, smtpAddress: "smtp://open.example" }, first);
    expect(pasted).toEqual({
      host: "open.example",
      security: "none",
      sender: "hello@company.example",
      senderName: "Our Company",
      replyTo: "office@company.example",
    });
  });

  test("OWN-2 the environment overrides what is stored, and no form changes it", () => {
    const env = { SMTP_URL: "smtp://given.example", MAIL_FROM: "given@a.example" };
    const given = { ...tools, config: parseConfig(env) };
    const before = stored("mail", GOOD.mail);
    const read = readConnection("mail", { ...GOOD.mail, host: "other.example" }, before, given);
    expect(read).toMatchObject({
      content: before,
      config: { mail: { smtpUrl: "smtp://given.example", from: "given@a.example" } },
    });
  });

  test("OWN-2 what another secret sealed does not count, and is logged by name alone", () => {
    const told: unknown[] = [];
    const log = { error: (what: unknown) => told.push(what) } as never;
    const other = createCodeVault("another secret, with which nothing opens");
    const connections = { ai: stored("ai", GOOD.ai), signIn: stored("signIn", GOOD.signIn) };
    const config = effectiveConfig(tools.config, connections, { vault: other, log });
    expect(config).toMatchObject({ ai: undefined, accessCodeLength: 9 });
    expect(told).toEqual([{ connection: "ai" }]);
    const read = readConnection("ai", { ...GOOD.ai, key: "" }, connections.ai, {
      ...tools,
      vault: other,
    });
    expect(read).toEqual({ faults: { key: expect.any(String) } });
  });

  test("OWN-2 the log gets a changed secret as set, never itself", () => {
    const part = connectionPart("tracker", tools);
    const next = part.next(GOOD.tracker, NOTHING);
    if ("faults" in next) throw new Error("not saved");
    const { settings } = settingsFrom({ connections: next.content });
    expect(part.secret).toEqual(["trackerCode"]);
    expect(part.fieldsOf(settings).trackerCode).toMatch(/^saved [\w-]{6}$/);
    expect(part.fieldsOf(NOTHING)).toEqual({ trackerCode: "" });
  });
});

describe("every other setting", () => {
  const cases = SECTION_NAMES.flatMap((name) =>
    SECTION_FORMS[name].fields.map((field) => [name, field.name] as const),
  );
  test.each(SECTION_NAMES)("OWN-2 %s: what is stored has a field in the form", (name) => {
    const shown = SECTION_FORMS[name].fields.map((field) => field.name);
    // What the field of the color stands for beside its hue.
    const ofHue = name === "brand" ? ["asked", "exact"] : [];
    const stored = Object.keys(SECTIONS[name].fieldsOf(NOTHING));
    expect(stored.toSorted()).toEqual([...shown, ...ofHue].toSorted());
  });

  test.each(cases)("OWN-2 %s: a wrong %s is refused at its field", (name, field) => {
    const stored: Readonly<Record<string, string>> = SECTIONS[name].fieldsOf(NOTHING);
    const names = SECTION_FORMS[name].fields.map((each) => each.name);
    const good = Object.fromEntries(names.map((each) => [each, stored[each] ?? ""]));
    const next = SECTIONS[name].next(
      { ...good, [field]: "\u0007 <nonsense> ".repeat(200) },
      NOTHING,
    );
    expect(next).toEqual({ faults: { [field]: expect.stringMatching(/^[A-Z].{3,}/) } });
  });

  test.each(SECTION_NAMES)("OWN-2 %s: every wrong field is named at once", (name) => {
    const fields = SECTION_FORMS[name].fields.map((each) => each.name);
    const wrong = fields.map((field) => [field, "\u0007 <nonsense> ".repeat(200)]);
    const next = SECTIONS[name].next(Object.fromEntries(wrong), NOTHING);
    expect(Object.keys("faults" in next ? next.faults : {}).sort()).toEqual(fields.sort());
  });

  test("OWN-2 what two fields say together is judged next to a wrong one", () => {
    const tracker = SECTIONS.tracker.next({ conversations: "90", replies: "many" }, NOTHING);
    expect(tracker).toEqual({
      faults: { conversations: expect.any(String), replies: expect.any(String) },
    });
    const parts = { lessons: "no", questions: "no", drill: "no", practice: "no", agreement: "no" };
    const practice = SECTIONS.practice.next({
      ...parts,
      watchedPercent: "all",
      questionsRequired: "no",
      signOff: "no",
    });
    expect(practice).toEqual({
      faults: { lessons: expect.any(String), watchedPercent: expect.any(String) },
    });
    const calendar = {
      ...calendarFields(calendarIn(SHIPPED_CALENDARS, "discovery")),
      lengthMinutes: "never",
      monday: "morning",
      place: "video",
      placeText: "here",
      hosts: "",
      question1Text: "Why?",
      question1Kind: "choice",
      question1Options: "one",
      reminderHours: "often",
    };
    const next = calendarPart("discovery", SHIPPED_CALENDARS).next(calendar, NOTHING);
    expect(Object.keys("faults" in next ? next.faults : {}).sort()).toEqual([
      "lengthMinutes",
      "monday",
      "placeText",
      "question1Options",
      "reminderHours",
    ]);
  });
});
