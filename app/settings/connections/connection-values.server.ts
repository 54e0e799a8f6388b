/** What the values of a connection mean: the environment variables that they stand for, and what is wrong with them. */
import { isIP } from "node:net";
import path from "node:path";
import { z } from "zod";
import type { Config } from "~/platform/config/config.server";
import { parsedUrl } from "~/platform/web/json";
import type { ConnectionName } from "./connections";

/** By field, or by variable. */
export type Values = Readonly<Record<string, string>>;

type Rules = {
  faults?: (values: Values) => Values;
  variables: (values: Values, config: Config) => Values;
};

const SHORTEST_PASSWORD = 8;
const TOO_SHORT = `At least ${SHORTEST_PASSWORD} characters`;

const RULES: Readonly<Record<ConnectionName, Rules>> = {
  mail: { faults: mailFaults, variables: mailVariables },
  ai: {
    faults: (values) => alone(values, ["baseUrl", "model", "key"]),
    variables: ({ baseUrl = "", model = "", key = "" }) =>
      given({ AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: key }),
  },
  transcribe: {
    faults: ({ transcribeKey = "", ...needed }) =>
      transcribeKey && !needed.transcribeUrl
        ? { transcribeUrl: "Enter the address that the key is for" }
        : alone(needed, ["transcribeUrl", "transcribeModel"]),
    variables: ({ transcribeUrl = "", transcribeModel = "", transcribeKey = "" }) =>
      given({
        TRANSCRIBE_URL: transcribeUrl,
        TRANSCRIBE_MODEL: transcribeModel,
        TRANSCRIBE_KEY: transcribeKey,
      }),
  },
  board: {
    faults: ({ boardPassword = "" }) => tooShort({ boardPassword }),
    variables: ({ boardPassword = "", slug = "" }) =>
      given({ OPERATIONS_PASSWORD: boardPassword, OPERATIONS_SLUG: slug }),
  },
  tracker: {
    faults: ({ trackerCode = "" }) => tooShort({ trackerCode }),
    variables: ({ trackerCode = "" }) => given({ TRACKER_ADMIN_CODE: trackerCode }),
  },
  signOn: {
    faults: (values) => alone(values, ["issuer", "clientId", "clientSecret"]),
    variables: ({ issuer = "", clientId = "", clientSecret = "" }) =>
      given({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret }),
  },
  signIn: {
    variables: ({ twoStep, codeLength = "" }) =>
      given({
        REQUIRE_ADMIN_TOTP: twoStep === "yes" ? "true" : "",
        ACCESS_CODE_LENGTH: codeLength,
      }),
  },
  videos: {
    variables: ({ playerOrigins = "", tokenKey = "" }) =>
      given({ PLAYER_ORIGINS: listed(playerOrigins), PLAYER_TOKEN_KEY: tokenKey }),
  },
  uploads: { variables: ({ quotaGb = "" }) => given({ MEDIA_QUOTA_GB: quotaGb }) },
  webhooks: {
    variables: ({ webhookOrigins = "" }) => given({ WEBHOOK_ORIGINS: listed(webhookOrigins) }),
  },
  zoom: { variables: ({ zoomSecret = "" }) => given({ ZOOM_SECRET_TOKEN: zoomSecret }) },
  backups: { faults: backupFaults, variables: backupVariables },
};

export function variablesOf(name: ConnectionName, values: Values, config: Config): Values {
  return RULES[name].variables(values, config);
}

/** What is wrong beyond what the environment's own rules say, by field. */
export function faultsOf(name: ConnectionName, values: Values): Values {
  return RULES[name].faults?.(values) ?? {};
}

type WithAddress = { values: Values; replaced: boolean; fault?: string };

/** `replaced`: a pasted address says everything, also that there is no password. */
export function withSmtpAddress(form: Values, pasted: string): WithAddress {
  if (pasted.trim() === "") return { values: form, replaced: false };
  const read = readSmtpAddress(pasted.trim());
  if (read) return { values: { ...form, ...read }, replaced: true };
  const fault = "This is not an SMTP address. Example: smtps://user:password@smtp.example.com:465";
  return { values: form, replaced: false, fault };
}

/** What a pasted SMTP address says in the fields of the form; null if it is not one. */
function readSmtpAddress(pasted: string): Values | null {
  const url = parsedUrl(pasted);
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname) return null;
  if (url.search || url.hash || !/^\/?$/.test(url.pathname)) return null;
  const read = (part: string) => decoded(part) ?? part;
  return {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: url.port,
    security: url.protocol === "smtps:" ? "tls" : "none",
    user: read(url.username),
    password: read(url.password),
  };
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

const address = z.email().max(254);
const NO_ADDRESS = "This is not an email address";

function mailFaults(values: Values): Values {
  const { host = "", port = "", user = "", password = "" } = values;
  const { sender = "", senderName = "", replyTo = "" } = values;
  const isWrong = (text: string) => text !== "" && !address.safeParse(text).success;
  const faults: Record<string, string> = {};
  if (isWrong(replyTo)) faults.replyTo = NO_ADDRESS;
  if (/[<>"\\]/.test(senderName)) faults.senderName = 'A name has none of these signs: < > " \\';
  if (isWrong(sender)) faults.sender = NO_ADDRESS;
  if (host !== "" && sender === "") faults.sender = "Enter the address that mail comes from";
  if (user === "" && password !== "") faults.user = "Enter the user that the password belongs to";
  if (port !== "" && !isPort(port)) faults.port = "A port is a whole number from 1 to 65535";
  if (host !== "" && !isHost(host))
    faults.host = "This is not a host name. Example: smtp.example.com";
  if (host === "" && [port, user, password, sender, senderName].some(Boolean))
    faults.host = "Enter the mail server's host name";
  return faults;
}

function isHost(host: string): boolean {
  return isIP(host) !== 0 || (host.length <= 253 && /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host));
}

function isPort(port: string): boolean {
  return /^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535;
}

const USUAL_PORTS: Readonly<Record<string, string>> = { tls: "465", starttls: "587" };

function mailVariables(values: Values): Values {
  const { host = "", port = "", user = "", password = "" } = values;
  const { sender = "", senderName = "", replyTo = "" } = values;
  if (host === "") return given({ MAIL_REPLY_TO: replyTo });
  const security = values.security || "tls";
  const [name, secret] = [user, password].map(encodeURIComponent);
  const signIn = user && `${name}${password && `:${secret}`}@`;
  const place = `${isIP(host) === 6 ? `[${host}]` : host}:${port || USUAL_PORTS[security] || "25"}`;
  const demand = security === "starttls" ? "/?requireTLS=true" : "";
  return given({
    SMTP_URL: `${security === "tls" ? "smtps" : "smtp"}://${signIn}${place}${demand}`,
    MAIL_FROM: senderName ? `"${senderName}" <${sender}>` : sender,
    MAIL_REPLY_TO: replyTo,
  });
}

function backupFaults({ scheduled, folder = "", ...kept }: Values): Values {
  const numbers = ["keepNewest", "keepDays", "keepWeeks"].filter(
    (name) => kept[name] && !/^\d{1,4}$/.test(kept[name]),
  );
  const faults = Object.fromEntries(numbers.map((name) => [name, "A whole number up to 9,999"]));
  if (kept.keepNewest && Number(kept.keepNewest) === 0) faults.keepNewest = "At least 1";
  if (folder !== "" && (!scheduled || scheduled === "off"))
    faults.folder = 'Choose "On" for a folder of your own';
  else if (folder !== "" && !path.isAbsolute(folder))
    faults.folder = "A whole path, such as /var/backups/company";
  return faults;
}

function backupVariables(values: Values, config: Config): Values {
  const { scheduled, folder, hours = "", keepNewest, keepDays, keepWeeks } = values;
  const beside = path.join(config.dataDirectory, "backups");
  const isOwn = keepNewest || keepDays || keepWeeks;
  return given({
    BACKUP_DIR: scheduled === "on" ? folder || beside : scheduled === "off" ? "off" : "",
    BACKUP_HOURS: hours,
    BACKUP_KEEP: isOwn ? `${keepNewest || 24},${keepDays || 7},${keepWeeks || 4}` : "",
  });
}

/** All of these or none: what is missing next to the others. */
function alone(values: Values, names: readonly string[]): Values {
  const missing = names.filter((name) => !values[name]);
  if (missing.length === names.length) return {};
  return Object.fromEntries(missing.map((name) => [name, "Enter this too, or remove the others"]));
}

function tooShort(secrets: Values): Values {
  const short = Object.entries(secrets).filter(
    ([, secret]) => secret !== "" && secret.length < SHORTEST_PASSWORD,
  );
  return Object.fromEntries(short.map(([name]) => [name, TOO_SHORT]));
}

function listed(text: string): string {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .join(",");
}

function given(variables: Values): Values {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
}

/** What the environment sets, in the fields of the form; secrets are not among it. */
export function shownOf(
  name: ConnectionName,
  env: Readonly<Record<string, string | undefined>>,
): Values {
  const text = (variable: string) => env[variable] ?? "";
  const lines = (variable: string) => text(variable).split(",").join("\n");
  const [keepNewest = "", keepDays = "", keepWeeks = ""] = text("BACKUP_KEEP").split(",");
  const all: Readonly<Record<ConnectionName, Values>> = {
    mail: {
      ...shownServer(text("SMTP_URL")),
      ...shownSender(text("MAIL_FROM")),
      replyTo: text("MAIL_REPLY_TO"),
    },
    ai: { baseUrl: text("AI_BASE_URL"), model: text("AI_MODEL") },
    transcribe: {
      transcribeUrl: text("TRANSCRIBE_URL"),
      transcribeModel: text("TRANSCRIBE_MODEL"),
    },
    board: { slug: text("OPERATIONS_SLUG") },
    tracker: {},
    signOn: { issuer: text("OIDC_ISSUER"), clientId: text("OIDC_CLIENT_ID") },
    signIn: {
      twoStep: text("REQUIRE_ADMIN_TOTP") === "true" ? "yes" : "no",
      codeLength: text("ACCESS_CODE_LENGTH"),
    },
    videos: { playerOrigins: lines("PLAYER_ORIGINS") },
    uploads: { quotaGb: text("MEDIA_QUOTA_GB") },
    webhooks: { webhookOrigins: lines("WEBHOOK_ORIGINS") },
    zoom: {},
    backups: {
      scheduled: text("BACKUP_DIR") === "off" ? "off" : "on",
      folder: text("BACKUP_DIR").replace(/^off$/, ""),
      hours: text("BACKUP_HOURS"),
      keepNewest,
      keepDays,
      keepWeeks,
    },
  };
  return all[name];
}

function shownServer(address: string): Values {
  const { password: _, ...server } = readSmtpAddress(address) ?? {};
  return server;
}

function shownSender(from: string): Values {
  const at = from.lastIndexOf("<");
  if (at < 0) return { sender: from };
  const senderName = from.slice(0, at).replaceAll('"', "").trim();
  return {
    senderName,
    sender: from
      .slice(at + 1)
      .replaceAll(">", "")
      .trim(),
  };
}
