import { useState } from "react";
import { useFetcher } from "react-router";
import { useCan } from "~/auth/auth";
import { type ActResult, faultIn } from "~/platform/web/act-result";
import { Button } from "~/ui/button";
import { SelectField, TextArea, TextField } from "~/ui/fields";
import { LocalTime } from "~/ui/local-time";
import { showToast } from "~/ui/toast";
import { useResult } from "~/ui/use-result";
import { type InboxItem, itemWords } from "./inbox-item";
import type { Reply } from "./reply.server";

type RepliesProps = {
  item: InboxItem;
  replies: readonly Reply[];
  /** For the next reply. */
  nextId: string;
  start: string;
  templates: readonly { name: string; subject: string; text: string }[];
  canMail: boolean;
};

/** What was answered by mail, and the next answer (OWN-6). */
export function ItemReplies({ item, replies, nextId, start, templates, canMail }: RepliesProps) {
  const writes = useCan()("inbox.change") && canMail && item.mail !== "";
  if (replies.length === 0 && !writes) return null;
  return (
    <section aria-labelledby="replies" className="panel min-w-0 p-5 sm:p-6">
      <h2 id="replies" className="text-xl">
        Reply
      </h2>
      <ul className="mt-3 grid gap-4 empty:hidden">
        {replies.map(({ id, subject, body, by, at }) => (
          <li key={id} className="border-line border-l-2 pl-4">
            <p className="font-semibold [overflow-wrap:anywhere]">{subject}</p>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{body}</p>
            <p className="text-quiet text-sm">
              {by && `${by}, `}
              <LocalTime at={at} never="" exact="minutes" />
            </p>
          </li>
        ))}
      </ul>
      {writes && (
        <ReplyForm
          key={replies.length}
          item={item}
          nextId={nextId}
          start={start}
          templates={templates}
        />
      )}
    </section>
  );
}

type ReplyFormProps = Pick<RepliesProps, "item" | "nextId" | "start" | "templates">;

function ReplyForm({ item, nextId, start, templates }: ReplyFormProps) {
  const [chosen, setChosen] = useState("");
  const template = templates.find(({ name }) => name === chosen);
  const fetcher = useFetcher<ActResult>();
  const [id] = useState(nextId);
  useResult(fetcher.data, ({ done, toast }) => done && toast && showToast(toast));
  const fault = faultIn(fetcher.data);
  return (
    <fetcher.Form method="post" className="mt-4 grid gap-4">
      <input type="hidden" name="intent" value="reply" />
      <input type="hidden" name="id" value={id} />
      {templates.length > 0 && (
        <SelectField
          name="template"
          label="Template"
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">None</option>
          {templates.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        key={`subject ${chosen}`}
        name="subject"
        label="Subject"
        maxLength={200}
        required
        defaultValue={template?.subject ?? `Re: ${itemWords(item)}`}
      />
      <TextArea
        key={`body ${chosen}`}
        name="body"
        label="Text"
        rows={6}
        maxLength={4_000}
        required
        defaultValue={template?.text ?? start}
      />
      {fault && (
        <p role="alert" className="font-medium text-danger text-sm">
          {fault}
        </p>
      )}
      <p>
        <Button
          type="submit"
          busy={fetcher.state !== "idle"}
          className="whitespace-normal [overflow-wrap:anywhere]"
        >
          Send by email to {item.mail}
        </Button>
      </p>
    </fetcher.Form>
  );
}

type AssigneeProps = { item: InboxItem; staff: readonly { id: string; name: string }[] };

/** Who of the staff answers it. */
export function ItemAssignee({ item, staff }: AssigneeProps) {
  const fetcher = useFetcher<ActResult>();
  useResult(fetcher.data, ({ toast }) => toast && showToast(toast));
  if (!useCan()("inbox.change")) return null;
  return (
    <section aria-label="Assignment" className="panel p-5">
      <fetcher.Form method="post" className="grid gap-3">
        <input type="hidden" name="intent" value="assign" />
        <SelectField name="assigneeId" label="Assigned to" defaultValue={item.assigneeId ?? ""}>
          <option value="">Nobody</option>
          {staff.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" look="outline" busy={fetcher.state !== "idle"}>
          Assign
        </Button>
      </fetcher.Form>
    </section>
  );
}
