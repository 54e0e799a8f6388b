/** The acts of a page, declared as data: name, right, fields, and the function that does it. */
import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import type { Db } from "~/platform/db/database.server";
import { type ActResult, type NotDone, refused } from "~/platform/web/act-result";
import { formBody } from "~/platform/web/request-body.server";
import { requestContext } from "~/platform/web/request-context.server";
import { requireReauthentication, requireRight, type Verb, type Viewer } from "../auth.server";

type Context = Readonly<RouterContextProvider>;
type Params = Readonly<Record<string, string | undefined>>;
type Arguments = { request: Request; context: Context; params: Params };

/** Who acts, and where. */
export type Call = Arguments & { db: Db; viewer: Viewer };

/** What the act returns: its result, or a redirect. */
type Returned = ActResult | Response;

type Declared<Fields extends z.ZodType, Result extends Returned> = {
  /** Beyond the page's own. */
  right: Verb;
  /** Whether an open browser is not enough (AUTH-7). */
  reauthenticates?: boolean | ((fields: z.output<Fields>) => boolean);
  /** Of the form, without its intent. */
  fields: Fields;
  run: (call: Call, fields: z.output<Fields>) => Promise<Result>;
};

type Ready<Result> = { reauthenticates: boolean; run: (call: Call) => Promise<Result> };

/** `read`: what the act does with these fields, or why they are not the act's. */
export type PageAct<Result extends Returned = Returned> = {
  right: Verb;
  fields: z.ZodType;
  read: (sent: unknown) => z.ZodError | Ready<Result>;
};

export function act<Fields extends z.ZodType, Result extends Returned>({
  right,
  reauthenticates = false,
  fields,
  run,
}: Declared<Fields, Result>): PageAct<Result> {
  const read = (sent: unknown) => {
    const { error, data: known } = fields.safeParse(sent);
    if (error) return error;
    const asks = typeof reauthenticates === "boolean" ? reauthenticates : reauthenticates(known);
    return { reauthenticates: asks, run: (call: Call) => run(call, known) };
  };
  return { right, fields, read };
}

type Acts = Readonly<Record<string, PageAct>>;
type Issues = z.ZodError["issues"];

type Options = {
  /** What those are told whom the page's right sends away. */
  notice?: string;
  /** What is told of fields that are not the act's; without issues, of a form that names no act of this page. */
  unread?: (issues: Issues) => NotDone;
  /** Whether a refusal returns what was typed, for a page that shows its form again without a script. */
  keepsTyped?: boolean;
};

type ResultOf<Of> = Of extends PageAct<infer Result> ? Exclude<Result, Response> : never;
type Sent<Result> = Promise<Response | ReturnType<typeof data<Result>>>;

/** `right` and `acts` stay on the function, where tests read who may do what with which fields. */
type PageAction<Of extends Acts> = {
  (given: Arguments): Sent<NotDone | ResultOf<Of[keyof Of]>>;
  right: Verb;
  acts: Of;
};

/**
 * A page's action, which the field `intent` chooses from `acts` (the one named "" for a form without it); `right`: to
 * open the page.
 */
export function pageActs<Of extends Acts>(right: Verb, acts: Of, told?: Options): PageAction<Of>;
export function pageActs(
  right: Verb,
  acts: Acts,
  { notice, unread = why, keepsTyped }: Options = {},
) {
  const action = async (given: Arguments) => {
    const opener = await requireRight(given.request, given.context, right, notice);
    const sent = Object.fromEntries(await formBody(given.request));
    const typed = keepsTyped ? textsIn(sent) : undefined;
    const { intent = "", ...fields } = sent;
    const chosen = Object.hasOwn(acts, String(intent)) ? acts[String(intent)] : undefined;
    if (!chosen) return answer(unread([]), typed);
    const viewer =
      chosen.right === right
        ? opener
        : await requireRight(given.request, given.context, chosen.right);
    const ready = chosen.read(fields);
    if (ready instanceof z.ZodError) return answer(unread(ready.issues), typed);
    return answer(await doneBy(ready, { ...given, viewer }), typed);
  };
  return Object.assign(action, { right, acts });
}

async function doneBy(
  { reauthenticates, run }: Ready<Returned>,
  by: Arguments & { viewer: Viewer },
) {
  const { db } = by.context.get(requestContext);
  const reauthentication = reauthenticates ? await requireReauthentication(db, by.viewer) : null;
  return reauthentication ? refused(403, null, { reauthentication }) : run({ ...by, db });
}

function why(issues: Issues): NotDone {
  return refused(400, issues[0]?.message ?? "Invalid request", { faults: faultsIn(issues) });
}

/** For pages whose forms cannot be filled in wrongly. */
export function invalidRequest(): NotDone {
  return refused(400, "Invalid request");
}

/** The first fault of each field. */
export function faultsIn(issues: Issues): Record<string, string> {
  const faults = issues.map(({ path, message }) => [path.join("."), message]);
  return Object.fromEntries(faults.reverse());
}

function textsIn(sent: Readonly<Record<string, unknown>>): Record<string, string> {
  const texts = Object.entries(sent).filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  return Object.fromEntries(texts);
}

function answer(returned: Returned, typed: Record<string, string> | undefined) {
  if (returned instanceof Response) return returned;
  if (returned.done) return data(returned, { status: returned.status });
  const { status, retryAfterSeconds } = returned;
  const headers = new Headers();
  if (retryAfterSeconds !== undefined) headers.set("Retry-After", String(retryAfterSeconds));
  return data(typed ? { ...returned, typed } : returned, { status, headers });
}
