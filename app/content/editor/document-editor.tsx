import { type SubmitEvent, useCallback, useMemo, useState } from "react";
import { Form, Link, useFetcher, useSearchParams } from "react-router";
import { useLeftBehind } from "~/platform/pages/left-behind";
import { SAVES_ITSELF } from "~/platform/pages/unsaved";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import type { ActResult, NotDone } from "~/platform/web/act-result";
import { BackLink } from "~/ui/back-link";
import { ConfirmDialog } from "~/ui/dialog";
import type { Kept } from "~/ui/form-outcome";
import { showToast } from "~/ui/toast";
import { useResult } from "~/ui/use-result";
import type { Dispute } from "../changes";
import type { Fields, GroupField } from "../fields";
import type { ClaimUses } from "./claims.server";
import { type Confirmation, ConfirmForm } from "./confirm-form";
import { DocumentSections, hasMap, Outline, ShownMarks } from "./document-sections";
import { EditorContext, type ItemFacts, ItemFactsContext, reveal } from "./draft-context";
import { DraftSender } from "./draft-sender";
import { DraftStore } from "./draft-store";
import { EditorBar, FaultSummary, labelsIn, NOTES, type ScheduleState } from "./editor-bar";
import { EditorOutcome } from "./editor-outcome";
import { OpenedItems } from "./opened-items";
import { PreviewPanel } from "./preview-panel";
import { type UnansweredQuestions, UnansweredSection } from "./unanswered-list";
import { keptChanges, NOTHING, type Unsent } from "./unsent";

/** The values not stored, the other editor's values, and what happens only after a yes. */
export type Obstacle = {
  unsent?: Unsent;
  disputes?: readonly Dispute[];
  asks?: Confirmation;
};

/** What a form could not do; the faults by path. */
export type Refusal = NotDone<Obstacle>;

/** What a form did. */
export type Outcome = ActResult<{ kept?: readonly Kept[]; claim?: string } | undefined, Obstacle>;

type EditedDocument = {
  key: string;
  label: string;
  pages: readonly string[];
  root: GroupField;
  fields: Fields;
  /** How many fields differ from the published version. */
  changes: number;
  schedule: ScheduleState;
  /** What was asked and nothing in it answers; null where nothing is. */
  asked: UnansweredQuestions | null;
  userId: string;
  /** What names each of its claims; null where it has none. */
  uses: ClaimUses | null;
} & ItemFacts;

type DocumentEditorProps = { document: EditedDocument; outcome: Outcome | undefined };

/** The form of a document; without a script, every button sends the whole form. */
export function DocumentEditor({ document: edited, outcome }: DocumentEditorProps) {
  const refusal = outcome?.done ? undefined : outcome;
  const { key, label, pages, root, fields, changes, schedule, userId, lastNumbers, held } = edited;
  const isWide = hasMap(key) || edited.uses !== null;
  const facts = useMemo(() => ({ lastNumbers, held }), [lastNumbers, held]);
  const refresh = useRefresh();
  const publishing = useFetcher<Outcome>();
  const [search] = useSearchParams();
  const previewing = search.has("preview");
  const [discarding, setDiscarding] = useState(false);
  const asked = publishing.data ?? refusal;
  const [declined, setDeclined] = useState<Outcome>();
  const asks = asked === declined || asked?.done ? undefined : asked?.conflict?.asks;
  const [store] = useState(
    () =>
      new DraftStore(fields, keptChanges(userId, key, root), {
        faults: refusal?.faults,
        ...refusal?.conflict,
      }),
  );
  useLeftBehind(userId);
  const [sender] = useState(() => new DraftSender(store, `/admin/content/${key}/draft`, refresh));
  const [opened] = useState(
    () => new OpenedItems(root, [...search.getAll("open"), ...placesOf(refusal)]),
  );
  const editor = useMemo(() => ({ store, opened }), [store, opened]);
  useLive(["content"], (change) => {
    if (change.event === "content" || change.key === key) refresh();
  });
  useResult(fields, (now) => {
    if (!store.load(now)) refresh();
  });
  useResult(publishing.data, (result) => {
    store.showFaults((!result.done && result.faults) || {});
    if (result.done && result.toast) showToast(result.toast);
  });
  // Everything, or one item: "publish lessons.7".
  const publish = async (act: string, note: string) => {
    const labels = labelsIn(root, store.shown());
    const listed = (paths: Iterable<string>) =>
      Array.from(paths, (path) => labels(path) ?? "An item").join(", ");
    const tell = (title: string, description: string) =>
      showToast({ title, description, tone: "danger", lasts: 10_000 });
    if (!(await sender.flush())) return tell("Not published", `${NOTES[sender.state]}.`);
    if (store.disputes().size > 0)
      return tell("Not published", `Choose one text first: ${listed(store.disputes().keys())}.`);
    const leftOut = Object.entries(store.refused());
    for (const [path, fault] of leftOut)
      tell("Left out of the publication", `${listed([path])}: ${fault}`);
    store.showFaults({});
    await publishing.submit({ do: act, note }, { method: "post", preventScrollReset: true });
  };
  const begin = useCallback(() => {
    if (location.hash) reveal(opened, location.hash.slice(1));
    return sender.attach();
  }, [opened, sender]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const sent = new FormData(event.currentTarget, submitter);
    const act = String(sent.get("do"));
    if (act.split(" ")[0] === "publish") void publish(act, String(sent.get("note")));
    else void sender.flush();
  };
  const discardNow = () => {
    store.forget();
    void publishing.submit({ do: "discard", sure: "yes" }, { method: "post" });
  };
  return (
    <EditorContext value={editor}>
      <BackLink to="/admin/content">All content</BackLink>
      <h1 className="text-4xl">{label}</h1>
      <p className="mt-2 mb-6 text-quiet">
        {pages.length > 0 && "Shown on "}
        {pages.map((page, at) => (
          <span key={page}>
            {at > 0 && ", "}
            <a href={page} className="underline underline-offset-4">
              {page === "/" ? "the front page" : page}
            </a>
          </span>
        ))}
        {pages.length > 0 && ". "}
        Your changes go live when you publish them.
      </p>
      <Form id="preview" method="get" preventScrollReset replace>
        {!previewing && <input type="hidden" name="preview" value="1" />}
      </Form>
      {outcome?.done && <EditorOutcome result={outcome} kept={outcome.value?.kept} />}
      {schedule.isStopped && (
        <p role="alert" className="mb-6 rounded-panel bg-danger-soft p-5 text-danger">
          A scheduled publication stopped and is not live.{" "}
          <Link
            to={`/admin/content/${key}/schedule`}
            className="font-semibold underline underline-offset-4"
          >
            See why and decide
          </Link>
        </p>
      )}
      {asks && (
        <ConfirmForm {...asks} form={publishing.Form} onDecline={() => setDeclined(asked)} />
      )}
      {edited.asked && <UnansweredSection name={key} questions={edited.asked} />}
      <Form method="post" noValidate onSubmit={submit} {...SAVES_ITSELF}>
        <span ref={begin} hidden />
        {/* Enter in a field saves, regardless of the first button. */}
        <button type="submit" name="do" value="save" hidden tabIndex={-1} />
        <ShownMarks root={root} fields={fields} opened={opened} />
        <EditorBar
          name={key}
          sender={sender}
          changes={changes}
          schedule={schedule}
          previewing={previewing}
          publishing={publishing.state !== "idle"}
          onDiscard={() => setDiscarding(true)}
        />
        <FaultSummary root={root} />
        <div
          className={`grid items-start gap-8 ${previewing ? "lg:grid-cols-2" : isWide ? "" : "lg:grid-cols-[13rem_minmax(0,1fr)]"}`}
        >
          {!previewing && !isWide && <Outline root={root} />}
          <ItemFactsContext value={facts}>
            <DocumentSections name={key} root={root} label={label} uses={edited.uses} />
          </ItemFactsContext>
          {previewing && <PreviewPanel name={key} pages={pages} root={root} sender={sender} />}
        </div>
      </Form>
      <ConfirmDialog
        title="Discard this draft?"
        question="This removes all unpublished changes, including other people's."
        verb="Discard draft"
        look="danger"
        open={discarding}
        onOpenChange={setDiscarding}
        onConfirm={discardNow}
      />
    </EditorContext>
  );
}

/** The subject of a refusal must be on the page. */
function placesOf(refusal: Refusal | undefined): string[] {
  if (!refusal) return [];
  const { faults = {}, conflict: { unsent = NOTHING, disputes = [] } = {} } = refusal;
  return [
    ...Object.keys(unsent.values),
    ...Object.keys(faults),
    ...disputes.map(({ path }) => path),
  ];
}
