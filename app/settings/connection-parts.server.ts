/** Connections as parts of the settings: what a form sends becomes stored values, with its secrets sealed. */
import { createHash } from "node:crypto";
import { type Config, ConfigError, configWith } from "~/platform/config/config.server";
import type { NextContent, SettingsPart } from "./change-settings.server";
import {
  faultsOf,
  type Values,
  variablesOf,
  withSmtpAddress,
} from "./connections/connection-values.server";
import {
  CONNECTIONS,
  type ConnectionField,
  type ConnectionName,
  fieldsOfConnection,
  SMTP,
} from "./connections/connections";
import {
  openedValues,
  type StoredConnection,
  sealedFor,
  type Vault,
} from "./connections/stored-connections.server";
import type { Fields } from "./settings";

/** `config`: the environment's own; `isTaken`: whether a page has this address. */
export type Tools = { config: Config; vault: Vault; isTaken: (path: string) => boolean };

/** A form that can be used: `content` is what to store, `config` what would count with it. */
export type Candidate = { content: StoredConnection; config: Config };

const LONGEST = 500;
const LONGEST_LIST = 2_000;

export function connectionPart(name: ConnectionName, tools: Tools): SettingsPart {
  const fields = fieldsOfConnection(name).filter(({ passing }) => !passing);
  return {
    label: CONNECTIONS[name].title,
    column: "connections",
    secret: namesOf(fields, "secret"),
    fieldsOf: ({ connections }) => {
      const stored = connections[name] ?? {};
      return Object.fromEntries(fields.map((field) => [field.name, shownText(stored[field.name])]));
    },
    next(form, { connections }): NextContent {
      const { [name]: stored = {}, ...others } = connections;
      const typed = textsIn(form);
      if (typed.intent === "remove") return { content: others };
      const read = readConnection(name, typed, stored, tools);
      if ("faults" in read) return read;
      const isEmpty = Object.keys(read.content).length === 0;
      return { content: isEmpty ? others : { ...others, [name]: read.content } };
    },
  };
}

/** Fields that are neither stored nor sent back: a secret, or an address that contains one. */
export function hiddenNames(name: ConnectionName): string[] {
  return [...namesOf(fieldsOfConnection(name), "secret"), "smtpAddress"];
}

/** What the form would become: a secret that is left empty stays the stored one, and what the environment sets is left alone. */
export function readConnection(
  name: ConnectionName,
  form: Fields,
  stored: StoredConnection,
  { config, vault, isTaken }: Tools,
): Candidate | { faults: Fields } {
  const fields = fieldsOfConnection(name).filter(({ passing }) => !passing);
  const isLocked = (field: ConnectionField) => isGiven(field, config);
  const typed = withSmtpAddress(form, fields.some(isLocked) ? "" : (form.smtpAddress ?? ""));
  const kept = openedValues(name, stored, vault) ?? {};
  const takenFrom = (field: ConnectionField) => {
    if (isLocked(field)) return kept[field.name] ?? "";
    const text = textOf(field, typed.values[field.name] ?? "");
    return field.kind === "secret" && !text && !typed.replaced ? (kept[field.name] ?? "") : text;
  };
  const all: Values = Object.fromEntries(fields.map((field) => [field.name, takenFrom(field)]));
  const values = all.user === "" && !typed.values.password ? { ...all, password: "" } : all;
  const own = { ...faultsOf(name, values), ...Object.fromEntries(fields.flatMap(shapeFault)) };
  const open = fields.filter((field) => !isLocked(field));
  const isOfAddress = ({ variable }: ConnectionField) =>
    typed.fault !== undefined && variable === SMTP;
  const faulty = open.filter((field) => own[field.name] && !isOfAddress(field));
  const faults: Record<string, string> = Object.fromEntries(
    faulty.map(({ name: field }) => [field, own[field] ?? ""]),
  );
  if (typed.fault !== undefined) faults.smtpAddress = typed.fault;
  const whole = wholeConfig(name, values, config);
  // A variable says nothing more where one of the fields that it is made of is named already.
  const named = [...faulty.map(({ variable }) => variable), ...(typed.fault ? [SMTP] : [])];
  const others = "faults" in whole ? whole.faults : [];
  for (const [field, fault] of others)
    if (named.length === 0 || (field && !named.includes(field.variable)))
      faults[field?.name ?? "form"] ??= fault;
  if (values.slug && isTaken(`/${values.slug}`)) faults.slug ??= "A page has this address";
  if ("faults" in whole || Object.keys(faults).length > 0) return { faults };
  return { content: sealed(name, { fields: open, values, stored, vault }), config: whole.config };

  function shapeFault(field: ConnectionField): [string, string][] {
    const text = values[field.name] ?? "";
    const most = field.kind === "list" ? LONGEST_LIST : LONGEST;
    if (text.length > most)
      return [[field.name, `At most ${most.toLocaleString("en-US")} characters`]];
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these end a line in a mail or a request
    if (field.kind !== "list" && /[\u0000-\u001f\u007f]/.test(text))
      return [[field.name, "Invisible signs are not allowed here"]];
    if (text && field.options?.every(([value]) => value !== text))
      return [[field.name, "Choose one of these"]];
    return [];
  }
}

/** A choice's first option is what counts without any, so it is not stored. */
function textOf({ options }: ConnectionField, typed: string): string {
  const text = typed.trim().replaceAll("\r\n", "\n");
  return text === options?.[0]?.[0] ? "" : text;
}

/** Whether the environment decides this field. */
export function isGiven({ variable }: ConnectionField, { given }: Config): boolean {
  return variable !== undefined && given[variable] !== undefined;
}

export function textsIn(form: unknown): Record<string, string> {
  const entries = Object.entries(typeof form === "object" && form ? form : {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

type OwnFault = [field: ConnectionField | undefined, fault: string];

/** The environment's rules judge what the values stand for; a fault names the variable, and here its field. */
function wholeConfig(
  name: ConnectionName,
  values: Values,
  config: Config,
): { config: Config } | { faults: OwnFault[] } {
  try {
    return { config: configWith(config, variablesOf(name, values, config)) };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const faults = error.message.split("\n").map((line): OwnFault => {
      const [variable = "", message = ""] = line.split(/: (.*)/s);
      const field = fieldsOfConnection(name).find(
        (each) => each.variable === variable && !each.passing,
      );
      return [field, `It ${message}`];
    });
    return { faults };
  }
}

type Sealing = {
  fields: readonly ConnectionField[];
  values: Values;
  stored: StoredConnection;
  vault: Vault;
};

/** What is as stored stays as it is, so the log names only what changed. */
function sealed(
  name: ConnectionName,
  { fields, values, stored, vault }: Sealing,
): StoredConnection {
  const kept = openedValues(name, stored, vault) ?? {};
  const next: Record<string, StoredConnection[string]> = { ...stored };
  for (const field of fields) {
    const value = values[field.name] ?? "";
    const before = stored[field.name];
    delete next[field.name];
    if (value === "") continue;
    if (before !== undefined && kept[field.name] === value) next[field.name] = before;
    else if (field.kind === "secret")
      next[field.name] = { sealed: vault.seal(value, sealedFor(name, field.name)) };
    else next[field.name] = value;
  }
  return next;
}

function namesOf(fields: readonly ConnectionField[], kind: ConnectionField["kind"]): string[] {
  return fields.filter((field) => field.kind === kind).map(({ name }) => name);
}

/** A secret shows as saved, and as another one when it was replaced. */
function shownText(value: StoredConnection[string] | undefined): string {
  if (value === undefined || typeof value === "string") return value ?? "";
  return `saved ${createHash("sha256").update(value.sealed).digest("base64url").slice(0, 6)}`;
}
