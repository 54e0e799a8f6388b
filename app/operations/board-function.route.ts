import type { RouterContextProvider } from "react-router";
import {
  authContext,
  can,
  requireCaller,
  signedInViewer,
  type Viewer,
  viewerOf,
} from "~/auth/auth.server";
import { readSolution, SOLUTION_HEADER } from "~/platform/proof-of-work/puzzle";
import { issueWordsOr } from "~/platform/web/issue-words";
import { jsonBody } from "~/platform/web/request-body.server";
import { requestContext } from "~/platform/web/request-context.server";
import { jsonError } from "~/platform/web/responses.server";
import type { Route } from "./+types/board-function.route";
import { type ChangeOutcome, createCard, deleteCard, updateCard } from "./board.server";
import { type BoardCall, boardCall, type CardChange } from "./board-call";
import { closeLogin, isLoggedIn, openLogin } from "./logins.server";

const LARGEST_BODY = 65_536;

/**
 * POST {action, password, data}: `update_card` {id, updates, revision?}, `create_card` {card fields}, `delete_card` {id}
 * (OPS-4). Returns {success, …} or {error} with 400, 401, 403, 404, 405, 409 or 429. A page sends the token of
 * its login as a bearer instead of the password, and staff with the right need neither; `log_in` and `log_out` begin and end that. After many wrong passwords
 * a 429 holds a puzzle, whose solution lets the next attempt in.
 */
export async function action({ request, context, params }: Route.ActionArgs) {
  requireBoardFunction(context, request, params.functionName);
  const { db, config } = context.get(requestContext);
  const call = boardCall.safeParse(await jsonBody(request, LARGEST_BODY), {
    error: issueWordsOr("The request cannot be read"),
  });
  if (!call.success) return jsonError(400, call.error.issues[0]?.message ?? "Invalid request");
  const expected = config.operationsPassword;
  const token = bearerOf(request);
  const viewer = await viewerOf(request, context);
  const staff = viewer && can(viewer, "board.change") ? viewer : null;
  if (staff && isChange(call.data) && call.data.password === undefined)
    return made(context, call.data, staff);
  if (expected === undefined) return jsonError(403, "No password is set for this board");
  if (call.data.action === "log_out") {
    if (token !== null) await closeLogin(db, token, expected);
    return Response.json({ success: true });
  }
  const given = call.data.password;
  // Staff who must set up two-step sign-in first are told that, not that they have no password.
  if (given === undefined && token === null && (await signedInViewer(request, context)))
    await requireCaller(request, context);
  const userId = viewer?.userId ?? null;
  const refused = await refusal(request, context, { expected, token, given, userId });
  if (refused) return refused;
  if (call.data.action === "log_in")
    return Response.json({ success: true, ...(await openLogin(db, expected)) });
  return made(context, call.data, staff);
}

function isChange(call: BoardCall): call is CardChange {
  return call.action !== "log_in" && call.action !== "log_out";
}

async function made(context: Context, call: CardChange, staff: Viewer | null): Promise<Response> {
  return responseOf(await change(context, call, staff), call.action === "create_card" ? 201 : 200);
}

type Context = Readonly<RouterContextProvider>;

/** Only the board's name is valid among function names that no other slice has taken. */
function requireBoardFunction(context: Context, request: Request, name: string): void {
  const { config, log } = context.get(requestContext);
  if (name === `${config.operationsSlug}-operations`) return;
  log.warn({ path: new URL(request.url).pathname }, "unknown path");
  throw jsonError(404, "There is no such function");
}

type Credentials = {
  expected: string;
  token: string | null;
  given: string | undefined;
  userId: string | null;
};

/** Null for those who may edit the board: wrong passwords are limited, a token is too long to be worth guessing. */
async function refusal(
  request: Request,
  context: Context,
  { expected, token, given, userId }: Credentials,
): Promise<Response | null> {
  const { db, clientAddress } = context.get(requestContext);
  if (given === undefined) {
    if (token !== null && (await isLoggedIn(db, token, expected))) return null;
    return jsonError(401, token === null ? "Invalid password" : "Your login has ended");
  }
  const { checkSecret } = context.get(authContext);
  const solution = readSolution(request.headers.get(SOLUTION_HEADER));
  const attempt = { given, userId, clientAddress, solution };
  const outcome = await checkSecret({ name: "operations", expected }, attempt);
  if (outcome.kind === "right") return null;
  if (outcome.kind === "wrong") return jsonError(401, "Invalid password");
  const headers = { "Retry-After": String(outcome.retryAfterSeconds) };
  const error = "Too many wrong passwords. Try again later.";
  return Response.json({ error, puzzle: outcome.puzzle }, { status: 429, headers });
}

function change(
  context: Context,
  { action, data }: CardChange,
  staff: Viewer | null,
): Promise<ChangeOutcome> {
  const { db } = context.get(requestContext);
  switch (action) {
    case "create_card":
      return createCard(db, data, staff);
    case "update_card":
      return updateCard(db, data, staff);
    case "delete_card":
      return deleteCard(db, data.id, staff);
  }
}

function responseOf(outcome: ChangeOutcome, status: number): Response {
  switch (outcome.kind) {
    case "stored":
      return Response.json({ success: true, card: outcome.card }, { status });
    case "removed":
      return Response.json({ success: true, revision: outcome.revision });
    case "changed": {
      const error = "Someone else has changed this card";
      return Response.json({ error, card: outcome.card }, { status: 409 });
    }
    case "missing":
      return jsonError(404, "This card is no longer on the board");
    case "exists":
      return Response.json(
        { error: "A card with this id already exists", card: outcome.card },
        { status: 409 },
      );
    case "full":
      return jsonError(409, "The board is full: delete cards that are done");
  }
}

function bearerOf(request: Request): string | null {
  return /^Bearer ([\w-]{43})$/.exec(request.headers.get("Authorization") ?? "")?.[1] ?? null;
}
