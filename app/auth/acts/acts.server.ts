/** The acts of a page, declared as data: name, right, fields, and the function that does it. */
import { data, type RouterContextProvider } from "react-router";
import type { z } from "zod";
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

type Declared<Fields extends z.ZodType> = {
  /** Beyond the page's own. */
  right: Verb;
  /** Whether an open browser is not enough (AUTH-7). */
  reauthenticates?: boolean;
  /** Of the form, without its intent. */
  fields: Fields;
  run: (call: Call, fields: z.output<Fields>) => Promise<Returned>;
};

/** `read`: what the act does with these fields, or why they are not the act's. */
export type PageAct = Omit<Declared<z.ZodType>, "run"> & {
  read: (sent: unknown) => NotDone | ((call: Call) => Promise<Returned>);
};

export function act<Fields extends z.ZodType>({ run, ...declared }: Declared<Fields>): PageAct {
  const read = (sent: unknown) => {
    const fields = declared.fields.safeParse(sent);
    return fields.success ? (call: Call) => run(call, fields.data) : unread(fields.error);
  };
  return { ...declared, read };
}

type Acts = Readonly<Record<string, PageAct>>;

/**
 * A page's action, which the field `intent` chooses from `acts`; `right`: to open the page. The declarations stay on the
 * function, where tests read who may do what with which fields.
 */
export function pageActs(right: Verb, acts: Acts) {
  const action = async ({ request, context, params }: Arguments) => {
    const opener = await requireRight(request, context, right);
    const { intent, ...fields } = Object.fromEntries(await formBody(request));
    const chosen = Object.hasOwn(acts, String(intent)) ? acts[String(intent)] : undefined;
    if (!chosen) return answer(refused(400, "Invalid request"));
    const viewer =
      chosen.right === right ? opener : await requireRight(request, context, chosen.right);
    const run = chosen.read(fields);
    if (typeof run === "object") return answer(run);
    const { db } = context.get(requestContext);
    const reauthentication = chosen.reauthenticates
      ? await requireReauthentication(db, viewer)
      : null;
    if (reauthentication)
      return answer({ done: false, status: 200, toast: null, reauthentication });
    return answer(await run({ request, context, params, db, viewer }));
  };
  return Object.assign(action, { right, acts });
}

function unread({ issues }: z.ZodError): NotDone {
  const faults = Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
  return refused(400, issues[0]?.message ?? "Invalid request", { faults });
}

function answer(returned: Returned) {
  if (returned instanceof Response) return returned;
  const retryAfter = returned.done ? undefined : returned.retryAfterSeconds;
  return data(returned, {
    status: returned.status,
    ...(retryAfter !== undefined && { headers: { "Retry-After": String(retryAfter) } }),
  });
}
