/** What the forms of connections show and do: save, remove, and try what is typed. */
import path from "node:path";
import type { RouterContextProvider } from "react-router";
import type { Call } from "~/auth/acts/acts.server";
import { authContext, requireReauthentication } from "~/auth/auth.server";
import { recordEvent } from "~/events/events.server";
import { holdsOtherFiles, whyUnusable } from "~/platform/backup/backup-directory.server";
import type { Config } from "~/platform/config/config.server";
import { bucketOf, reserve } from "~/platform/limits/limits.server";
import { pathTakenContext } from "~/platform/pages/route-table.server";
import { DAY_SECONDS } from "~/platform/time/durations";
import { done, refused } from "~/platform/web/act-result";
import { parsedUrl } from "~/platform/web/json";
import { requestContext } from "~/platform/web/request-context.server";
import {
  connectionPart,
  hiddenNames,
  isGiven,
  readConnection,
  type Tools,
  textsIn,
} from "../connection-parts.server";
import { shownOf } from "../connections/connection-values.server";
import {
  CONNECTION_PAGES,
  CONNECTIONS,
  type ConnectionName,
  type ConnectionPage,
  fieldsOfConnection,
} from "../connections/connections";
import type { Fields } from "../settings";
import { readSettings, settingsStoreContext } from "../settings.server";
import {
  partStates,
  REAUTHENTICATION_NEEDED,
  type Sent,
  savePart,
  settingsActs,
  shownAgain,
} from "./saving.server";
import { tried } from "./trials.server";

type Context = Readonly<RouterContextProvider>;

const TRIALS = { name: "settings-trials", most: 100, seconds: DAY_SECONDS };
const SHORTEST_SECRET = 4;
const NOTHING = "Nothing was tried. See what is marked below.";

/** The forms of a page. `saved`: the secrets that are stored; `locked`: which variable of the environment sets a field. */
export async function connectionForms(context: Context, page: ConnectionPage) {
  const tools = toolsOf(context);
  const { given } = tools.config;
  return Promise.all(
    CONNECTION_PAGES[page].forms.map(async (name) => {
      const parts = { [name]: connectionPart(name, tools) };
      const [state = { name, fields: {}, mark: "" }] = await partStates(context, parts);
      const secrets = fieldsOfConnection(name).filter(({ kind }) => kind === "secret");
      const locked = fieldsOfConnection(name).filter((field) => isGiven(field, tools.config));
      const withoutSecrets = Object.fromEntries(secrets.map((each) => [each.name, ""]));
      const shown = locked.length > 0 ? shownOf(name, given) : {};
      const ofLocked = locked.map((each) => [each.name, shown[each.name] ?? ""]);
      return {
        name,
        state: {
          ...state,
          fields: { ...state.fields, ...Object.fromEntries(ofLocked), ...withoutSecrets },
        },
        saved: secrets.map((each) => each.name).filter((each) => state.fields[each]),
        locked: Object.fromEntries(locked.map((each) => [each.name, each.variable ?? ""])),
        isStored: Object.values(state.fields).some(Boolean),
      };
    }),
  );
}

/** `name`: of the page in the address. */
export function connectionActs(pageOf: (request: Request) => ConnectionPage) {
  return settingsActs(["remove", "try"], async (call, part, { mark, form }) => {
    const page = pageOf(call.request);
    const forms: readonly ConnectionName[] = CONNECTION_PAGES[page].forms;
    const name = forms.find((each) => each === part);
    if (!name) return refused(400, "Invalid request");
    const hidden = hiddenNames(name);
    const typed = shownAgain(form, hidden);
    const began = { part: name, mark, stored: null };
    const reauthentication = await requireReauthentication(call.db, call.viewer);
    if (reauthentication)
      return refused(403, REAUTHENTICATION_NEEDED, { typed, conflict: began, reauthentication });
    if (form.intent === "try") return tryIt(call, name, { mark, form });
    const tools = toolsOf(call.context);
    const texts = textsIn(form);
    const beyond =
      form.intent === "remove"
        ? {}
        : { ...(await folderFaults(name, texts, tools)), ...ownStepFault(name, texts, call) };
    if (Object.keys(beyond).length > 0)
      return refused(400, "Nothing was saved. See what is marked below.", {
        typed,
        faults: { ...beyond, ...faultsIn(await readTexts(call, name, texts)) },
        conflict: began,
      });
    const back = `/admin/settings/${page}`;
    return savePart(
      call,
      { part: connectionPart(name, tools), name, back, hidden },
      { mark, form },
    );
  });
}

/** Without two-step sign-in of their own, the person who makes it required would lock themselves out of this page. */
function ownStepFault(name: ConnectionName, { twoStep }: Fields, { viewer }: Call): Fields {
  if (name !== "signIn" || twoStep !== "yes" || viewer.hasSecondFactor) return {};
  return { twoStep: "Set up your own two-step sign-in first." };
}

async function tryIt({ db, viewer, context }: Call, name: ConnectionName, { mark, form }: Sent) {
  const typed = shownAgain(form, hiddenNames(name));
  const began = { typed, conflict: { part: name, mark, stored: null } };
  const { vault } = context.get(authContext);
  const limited = await reserve(db, [bucketOf(vault.hmac, TRIALS, viewer.userId)]);
  if (limited)
    return refused(429, "You have tried settings 100 times today. Try again tomorrow.", began);
  const texts = textsIn(form);
  const read = await readTexts({ db, context }, name, texts);
  const faults = { ...(await folderFaults(name, texts, toolsOf(context))), ...faultsIn(read) };
  if ("faults" in read || faults.folder) return refused(400, NOTHING, { ...began, faults });
  const trial = { context, userId: viewer.userId, config: read.config, typed: texts };
  const outcome = await tried(name, trial, secretsOf(read.config));
  if ("faults" in outcome) return refused(400, NOTHING, { ...began, faults: outcome.faults });
  const result = "works" in outcome ? "works" : "fails";
  await recordEvent(db, {
    actor: viewer,
    verb: "settings.try",
    subject: { kind: "settings", id: CONNECTIONS[name].title, label: CONNECTIONS[name].title },
    before: null,
    after: { result },
  });
  if ("fails" in outcome) return refused(422, outcome.fails, began);
  return done({ title: outcome.works, tone: "success" }, { tried: name, typed });
}

async function readTexts(
  { db, context }: Pick<Call, "db" | "context">,
  name: ConnectionName,
  texts: Fields,
) {
  const { connections } = await readSettings(db, context.get(requestContext).log);
  return readConnection(name, texts, connections[name] ?? {}, toolsOf(context));
}

const faultsIn = (read: object | { faults: Fields }): Fields =>
  "faults" in read ? read.faults : {};

function toolsOf(context: Context): Tools {
  const { config, vault } = context.get(settingsStoreContext).base;
  return { config, vault, isTaken: context.get(pathTakenContext) };
}

/** A backup's folder is made, kept private and cleaned of old backups: nothing else may live in it. */
async function folderFaults(
  name: ConnectionName,
  form: Fields,
  { config }: Tools,
): Promise<Fields> {
  const folder = form.folder?.trim() ?? "";
  if (name !== "backups" || !path.isAbsolute(folder) || config.given.BACKUP_DIR) return {};
  const place = path.resolve(folder);
  const isIn = (parent: string) => `${place}/`.startsWith(`${parent}/`);
  const { dataDirectory } = config;
  const isProducts =
    place === dataDirectory ||
    isIn(path.join(dataDirectory, "postgres")) ||
    (isIn(path.resolve()) && !isIn(dataDirectory));
  if (isProducts) return { folder: "This folder is the product's own. Choose another one" };
  if (await holdsOtherFiles(place).catch(() => false))
    return { folder: "Something else is in this folder. Choose an empty or a new one" };
  const unusable = await whyUnusable(place);
  return unusable ? { folder: unusable } : {};
}

/** What an answer from elsewhere must not repeat. */
function secretsOf({ mail, ai, transcribe, oidc, playerTokenKey }: Config): string[] {
  const password = parsedUrl(mail?.smtpUrl ?? "")?.password ?? "";
  const secrets = [
    password,
    decodeURIComponent(password),
    ai?.apiKey,
    transcribe?.key,
    oidc?.clientSecret,
  ];
  return [...secrets, playerTokenKey].flatMap((secret = "") =>
    secret.length >= SHORTEST_SECRET ? [secret] : [],
  );
}
