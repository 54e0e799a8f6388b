/** The acts of a page, declared as data: name, right, fields, and the function that does it. */
import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import type { Db } from "~/platform/db/database.server";
import { type ActResult, type NotDone, refused } from "~/platform/web/act-result";
import { issueWords, oneText } from "~/platform/web/issue-words";
import { formBody } from "~/platform/web/request-body.server";
import { requestContext } from "~/platform/web/request-context.server";
import {
  authContext,
  requireAccount,
  requireReauthentication,
  requireRight,
  signedInViewer,
  type Verb,
  type Viewer,
} from "../auth.server";
import { unlessOvertaken } from "./overtaken.server";

type Context = Readonly<RouterContextProvider>;
type Params = Readonly<Record<string, string | undefined>>;
type Arguments = { request: Request; context: Context; params: Params };

/** Null: for everyone who is signed in, with what is their own. */
type Right = Verb | null;

/** Who acts, and where. */
export type Call = Arguments & { db: Db; viewer: Viewer };

/** What the act returns: its result, or a redirect. */
type Returned = ActResult | Response;

type Declared<Fields extends z.ZodType, Result extends Returned> = {
  /** Beyond the page's own. */
  right: Right;
  /** Whether an open browser is not enough (AUTH-7). */
  reauthenticates?: boolean | ((fields: z.output<Fields>) => boolean);
  /** Of the form, without its intent. */
  fields: Fields;
  /** The names of fields that a form sends any number of times: each is read as a list. */
  lists?: readonly string[];
  run: (call: Call, fields: z.output<Fields>) => Promise<Result>;
};

type Ready<Result> = { reauthenticates: boolean; run: (call: Call) => Promise<Result> };

/** `read`: what the act does with the fields of a form, or why they are not the act's. */
type PageAct<Result extends Returned = Returned> = {
  right: Right;
  fields: z.ZodType;
  read: (form: FormData) => z.ZodError | Ready<Result>;
};

export function act<Fields extends z.ZodType, Result extends Returned>({
  right,
  reauthenticates = false,
  fields,
  lists = [],
  run,
}: Declared<Fields, Result>): PageAct<Result> {
  const read = (form: FormData) => {
    const { intent: _, ...single } = Object.fromEntries(form);
    const several = Object.fromEntries(lists.map((name) => [name, form.getAll(name)]));
    const { error, data: known } = fields.safeParse(
      { ...single, ...several },
      { error: issueWords },
    );
    if (error) return error;
    const asks = typeof reauthenticates === "boolean" ? reauthenticates : reauthenticates(known);
    return { reauthenticates: asks, run: (call: Call) => run(call, known) };
  };
  return { right, fields, read };
}

type Acts = Readonly<Record<string, PageAct>>;
type Issues = z.ZodError["issues"];

type Wanted = { intent: string; right: Right };

type Options = {
  /** What those are told whom the page's right sends away. */
  notice?: string;
  /** What is told of fields that are not the act's; without issues, of a form that names no act of this page. */
  unread?: (issues: Issues) => NotDone;
  /** Why someone may not do an act, where more than its right decides; others are sent away. */
  hinders?: (call: Arguments & { viewer: Viewer }, wanted: Wanted) => NotDone | null;
  /** Whether a refusal returns what was typed, for a page that shows its form again without a script. */
  keepsTyped?: boolean;
};

type ResultOf<Of> = Of extends PageAct<infer Result> ? Exclude<Result, Response> : never;
type Sent<Result> = Promise<Response | ReturnType<typeof data<Result>>>;

/** `right` and `acts` stay on the function, where tests read who may do what with which fields. */
type PageAction<Of extends Acts> = {
  (given: Arguments): Sent<NotDone | ResultOf<Of[keyof Of]>>;
  right: Right;
  acts: Of;
};

/**
 * A page's action, which the field `intent` chooses from `acts` (the one named "" for a form without it); `right`: to
 * open the page.
 */
export function pageActs<Of extends Acts>(right: Right, acts: Of, told?: Options): PageAction<Of>;
export function pageActs(
  right: Right,
  acts: Acts,
  { notice, unread = why, hinders = noOne, keepsTyped }: Options = {},
) {
  const action = async (given: Arguments) => {
    const isHeld = right !== null && (await mustEnrolNow(given));
    const opener = isHeld ? null : await personWith(right, given, notice);
    const form = await formBody(given.request);
    const typed = keepsTyped ? textsIn(form) : undefined;
    // Not sent away: their page still has what they typed.
    if (opener === null) return answer(refused(403, ENROL_FIRST), typed);
    // A button's comes after that of its form.
    const intent = String(form.getAll("intent").at(-1) ?? "");
    const chosen = Object.hasOwn(acts, intent) ? acts[intent] : undefined;
    if (!chosen) return answer(unread([]), typed);
    const wanted = { intent, right: chosen.right };
    const asks = hinders === noOne && chosen.right !== right;
    const viewer = asks ? await personWith(chosen.right, given) : opener;
    const ready = chosen.read(form);
    if (ready instanceof z.ZodError) return answer(unread(ready.issues), typed);
    const hindrance = hinders({ ...given, viewer }, wanted);
    if (hindrance) return answer(hindrance, typed);
    return answer(await doneBy(ready, { ...given, viewer }), typed);
  };
  return Object.assign(action, { right, acts });
}

const ENROL_FIRST =
  "Nothing was saved: set up two-step sign-in on your account page first. What you typed is still here.";

/** Whether this person must set up two-step sign-in, as may be required since they opened the page. */
async function mustEnrolNow({ request, context }: Arguments): Promise<boolean> {
  const viewer = await signedInViewer(request, context);
  return viewer !== null && context.get(authContext).mustEnrol(viewer);
}

function personWith(right: Right, { request, context }: Arguments, notice?: string) {
  return right === null
    ? requireAccount(request, context, notice)
    : requireRight(request, context, right, notice);
}

const noOne = () => null;

async function doneBy(
  { reauthenticates, run }: Ready<Returned>,
  by: Arguments & { viewer: Viewer },
) {
  const { db } = by.context.get(requestContext);
  const reauthentication = reauthenticates ? await requireReauthentication(db, by.viewer) : null;
  if (reauthentication) return refused(403, null, { reauthentication });
  return unlessOvertaken(by.context, run({ ...by, db }));
}

function why(issues: Issues): NotDone {
  const faults = faultsIn(issues);
  // Not every form shows a fault at its field.
  return refused(400, oneText(Object.values(faults)) || "Invalid request", { faults });
}

/** For pages whose forms cannot be filled in wrongly. */
export function invalidRequest(): NotDone {
  return refused(400, "Invalid request");
}

/** The first fault of each field. */
export function faultsIn(issues: Issues): Record<string, string> {
  const of = Map.groupBy(issues, ({ path }) => path.join("."));
  return Object.fromEntries([...of].map(([field, [first]]) => [field, first?.message ?? ""]));
}

function textsIn(form: FormData): Record<string, string> {
  const texts = [...form].filter(
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
