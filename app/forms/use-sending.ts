import { type FormEvent, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useSubmit } from "react-router";
import { type Puzzle, type Solution, solvePuzzle } from "~/platform/proof-of-work/puzzle";
import { HOUR_MS } from "~/platform/time/durations";
import { fetchWithin, jsonOf } from "~/platform/web/json";
import { type RefusalKind, refusalOf } from "~/platform/web/refusal";
import { safeAction } from "~/ui/safe-action";
import { useResult } from "~/ui/use-result";
import { enteredValues, forgetDraft, saveDraft } from "./drafts";
import { HIDDEN_FIELDS, type IntakeForm, type IntakeResponse, type IntakeValues } from "./form";
import { lastSent, markOf, rememberSent } from "./last-sent";
import { sendWhenBack } from "./send-when-back";

const EARLIEST_MS = 2_100;
const GIVE_UP_MS = 30_000;
const LATEST_MS = 23 * HOUR_MS;

const OUT_OF_REACH =
  "We could not send this yet. Your answers are saved here and go out as soon as the connection is back. If you close this page, open it again and send them.";

const AWAY: ReadonlySet<RefusalKind> = new Set(["unreachable", "fault", "foreign"]);

/** What a form shows if it was not received: it is sent again by itself unless the server refused it. */
function unsent(entered: FormData, { kind, words } = refusalOf(null)): IntakeResponse {
  const values = Object.fromEntries([...entered].map(([name, value]) => [name, String(value)]));
  return AWAY.has(kind)
    ? { state: "faults", status: 0, faults: {}, values, message: OUT_OF_REACH }
    : { state: "faults", status: 400, faults: {}, values, message: words };
}

/** Sending a form in the browser: checked first, then with its token; an invalid token is replaced once. */
export function useSending(form: IntakeForm, path: string, response: IntakeResponse | undefined) {
  const submit = useSubmit();
  const token = useMemo(() => formToken(form.name), [form.name]);
  const element = useRef<HTMLFormElement>(null);
  const hasRenewed = useRef(false);
  const isSending = useRef(false);
  const [own, setOwn] = useState<IntakeResponse | null>(null);
  const [busy, setBusy] = useState(false);

  async function send(target: HTMLFormElement) {
    if (isSending.current) return;
    isSending.current = true;
    const data = new FormData(target);
    setBusy(true);
    const mark = markOf(enteredValues(form, target));
    const solution = lastSent(path, mark) ?? (await token.take());
    if (solution === null) {
      setOwn(unsent(data));
      void sendWhenBack(target, () => void send(target));
    } else {
      data.set(HIDDEN_FIELDS.token, solution.token);
      data.set(HIDDEN_FIELDS.proof, solution.proof);
      rememberSent(path, { ...solution, mark });
      await submit(data, { method: "post", preventScrollReset: true });
    }
    isSending.current = false;
    setBusy(false);
  }

  useResult(response, (came) => {
    setOwn(null);
    const target = element.current;
    if (target === null) return;
    if (came.state === "confirm") {
      if (came.changed) target.querySelector<HTMLElement>("[data-summary]")?.focus();
      return;
    }
    if (came.status === 0) return void sendWhenBack(target, () => void send(target));
    if (!came.stale) return focusFirst(target, came.faults);
    token.renew();
    rememberSent(path, null);
    if (hasRenewed.current) return;
    hasRenewed.current = true;
    void send(target);
  });

  return {
    element,
    busy,
    shown: own ?? response,
    prepare() {
      token.prepare();
      void loadCheck();
    },
    async onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (busy) return;
      const target = event.currentTarget;
      const values = enteredValues(form, target);
      saveDraft(path, values);
      const faults = await faultsIn(form, values);
      if (faults === null) {
        hasRenewed.current = false;
        void send(target);
        return;
      }
      flushSync(() => setOwn({ state: "faults", status: 400, faults, values }));
      focusFirst(target, faults);
    },
  };
}

let loading: Promise<typeof import("./check-form") | null> | undefined;

function loadCheck() {
  loading ??= import("./check-form").catch(() => null);
  return loading;
}

/** Without its code nothing is wrong here, and the server checks the same. */
async function faultsIn(form: IntakeForm, values: IntakeValues) {
  const check = await loadCheck();
  return check?.checkForm(form, values).faults ?? null;
}

function focusFirst(form: HTMLFormElement, faults: Readonly<Record<string, string>>): void {
  const faulty = [...form.elements].find(
    (field) => "name" in field && String(field.name) in faults,
  );
  if (faulty instanceof HTMLElement) faulty.focus();
}

export type FormToken = ReturnType<typeof formToken>;

type Prepared = Solution & { since: number };

/**
 * A form's token in the browser. `prepare` at the first touch: it is fetched and its proof of work is found while the
 * visitor types; `take` when sending: null if the server cannot be reached; `renew` if the server did not accept it.
 * The same token is used until then, so sending again sends the same.
 */
export function formToken(form: string) {
  let preparing: Promise<Prepared | null> | null = null;
  const prepare = () => {
    preparing ??= preparedToken(form).catch(() => {
      preparing = null;
      return null;
    });
    return preparing;
  };
  return {
    prepare: () => void prepare(),
    renew: () => {
      preparing = null;
    },
    async take(): Promise<Solution | null> {
      const known = await prepare();
      if (known && performance.now() - known.since > LATEST_MS) preparing = null;
      const prepared = await prepare();
      if (prepared === null) return null;
      const early = prepared.since + EARLIEST_MS - performance.now();
      if (early > 0) await pause(early);
      return { token: prepared.token, proof: prepared.proof };
    },
  };
}

async function preparedToken(form: string): Promise<Prepared> {
  const response = await fetchWithin(GIVE_UP_MS, `/forms/${form}/stamp`);
  const puzzle = await jsonOf<Puzzle>(response);
  if (!puzzle || !response?.ok) throw new Error("No token");
  const since = performance.now();
  return { ...(await solvePuzzle(puzzle)), since };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/**
 * Sends a form from the browser. If the server cannot be reached, it says so next to the form; once received, its draft
 * is removed and `received` is called before the page continues.
 */
export async function sendForm(
  { request, serverAction }: { request: Request; serverAction: () => Promise<IntakeResponse> },
  received?: () => void,
) {
  try {
    return await safeAction<IntakeResponse>(request, serverAction, unsent);
  } catch (thrown) {
    if (thrown instanceof Response) {
      forgetDraft(new URL(request.url).pathname);
      received?.();
    }
    throw thrown;
  }
}
