import { Form, useNavigation } from "react-router";
import { type ActResult, faultIn } from "~/platform/web/act-result";
import { Button, ButtonLink } from "~/ui/button";
import { TextArea } from "~/ui/fields";
import type { VideoReference } from "./video-address";
import { titleOf } from "./video-hosts";
import { nameOf, type PlannedLine } from "./video-list";

/** What a pasted list would do; `isOther`: someone has changed videos since it was shown. */
type ListPlan = { text: string; lines: readonly PlannedLine[]; plan: string; isOther: boolean };
/** `saved`: how many videos were just set. */
export type ListOutcome = ListPlan | { saved: number };

/** `list`: what was typed, which stays when this is closed and opened again; null for nothing. */
type ListFormProps = {
  result: ActResult<ListOutcome> | undefined;
  list: string | null;
  onList: (list: string) => void;
};

/** A pasted list of addresses: first what goes where, and saved only then (OWN-3). */
export function VideoListForm({ result, list, onList }: ListFormProps) {
  const outcome = result?.done ? result.value : undefined;
  const plan = outcome && "lines" in outcome ? outcome : null;
  const isChanged = plan !== null && list !== null && list.trim() !== plan.text;
  return (
    <section aria-labelledby="list" className="panel mt-6 grid gap-4 p-5">
      <h2 id="list" className="scroll-mt-6 text-xl">
        Paste a list
      </h2>
      {plan && !isChanged && <Plan {...plan} />}
      {isChanged && (
        <p role="status" className="font-medium text-warning">
          You changed the list. Preview it again to save it.
        </p>
      )}
      <ListField text={plan?.text ?? list ?? ""} fault={faultIn(result)} onChange={onList} />
    </section>
  );
}

type ListFieldProps = { text: string; fault: string | undefined; onChange: (list: string) => void };

function ListField({ text, fault, onChange }: ListFieldProps) {
  const busy = useNavigation().formMethod === "POST";
  return (
    <Form method="post" className="grid gap-4">
      <p className="max-w-prose text-quiet">
        One address or embed code a line. A line with the number or the title of a lesson goes to
        that lesson, the others go by their order. You see what goes where before it is saved.
      </p>
      <TextArea
        name="text"
        label="Addresses"
        rows={8}
        required
        defaultValue={text}
        spellCheck={false}
        autoComplete="off"
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {fault && (
        <p role="alert" className="font-medium text-danger text-sm">
          {fault}
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        <Button
          type="submit"
          name="intent"
          value="preview"
          look={text ? "outline" : "primary"}
          busy={busy}
        >
          Preview
        </Button>
        <ButtonLink to="?" look="quiet">
          Cancel
        </ButtonLink>
      </p>
    </Form>
  );
}

function Plan({ text, lines, plan, isOther }: ListPlan) {
  const busy = useNavigation().formMethod === "POST";
  const count = lines.filter(({ fault }) => fault === null).length;
  return (
    <Form method="post" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <input type="hidden" name="text" value={text} />
      <input type="hidden" name="plan" value={plan} />
      {isOther && (
        <p role="alert" className="font-medium text-warning">
          Someone changed videos in the meantime. Nothing was saved: look at what goes where now.
        </p>
      )}
      <p role="status" className="font-semibold">
        {count === 0 ? "Nothing to save" : `${counted(count)} of ${lines.length} to save`}
      </p>
      <ol className="divide-y divide-line rounded-control border border-line">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
          <li key={index} className="min-w-0 px-4 py-3 text-sm [overflow-wrap:anywhere]">
            <PlannedRow {...line} />
          </li>
        ))}
      </ol>
      {count > 0 && (
        <p>
          <Button type="submit" name="intent" value="list" busy={busy}>
            Save {counted(count)}
          </Button>
        </p>
      )}
    </Form>
  );
}

function PlannedRow({ line, lesson, video, fault, notes }: PlannedLine) {
  return (
    <>
      {fault === null && lesson && video ? (
        <p>
          <span className="font-semibold">{nameOf(lesson)}</span>
          {lesson.number !== null && `: ${lesson.title}`}
          <span className="block break-all text-quiet">Video {idOf(video)}</span>
        </p>
      ) : (
        <p className="break-all text-quiet">{line}</p>
      )}
      {fault && (
        <p className="mt-1 font-medium text-danger">{fault}. Nothing is saved for this line.</p>
      )}
      {notes.map((note) => (
        <p key={note} className="mt-1 font-medium text-warning">
          {note}.
        </p>
      ))}
    </>
  );
}

function idOf({ host, libraryId, videoId }: VideoReference): string {
  return `${videoId} (${titleOf(host) || `library ${libraryId}`})`;
}

export function counted(videos: number): string {
  return videos === 1 ? "1 video" : `${videos} videos`;
}
