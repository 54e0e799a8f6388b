import { Search } from "lucide";
import { Form, Link, useFetcher } from "react-router";
import { useCan } from "~/auth/auth";
import type { ActResult } from "~/platform/web/act-result";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/fields";
import { Icon } from "~/ui/icon";
import { useToast } from "~/ui/toast";
import type { InboxItem } from "./inbox-item";

type Found = { id: string; name: string };

/** `q`: the name searched for instead of the guest's. */
export type ShownLink = { linked: Found | null; found: Found[]; q: string };

type ItemProspectProps = { item: InboxItem; shown: ShownLink };

/** Links a meeting to its prospect: the outcome then changes the prospect's status (DAY-5). */
export function ItemProspect({ item, shown: { linked, found, q } }: ItemProspectProps) {
  const mayChange = useCan()("inbox.change");
  return (
    <section aria-labelledby="prospect" className="panel p-5">
      <h2 id="prospect" className="text-lg">
        Prospect
      </h2>
      {linked ? (
        <Choice item={item} prospect={linked} mayChange={mayChange} isLinked />
      ) : (
        <>
          <p className="mt-2 text-quiet text-sm [overflow-wrap:anywhere]">
            {found.length > 0
              ? "This meeting's outcome updates the status of the prospect you link."
              : `No prospect is named ${q || item.name}, and no notes mention this guest.`}
          </p>
          <ul className="divide-y divide-line">
            {found.map((prospect) => (
              <li key={prospect.id}>
                <Choice item={item} prospect={prospect} mayChange={mayChange} />
              </li>
            ))}
          </ul>
          {mayChange && (
            <Form method="get" className="mt-3 flex items-end gap-2">
              <TextField
                key={q}
                name="prospect"
                label="Find a prospect by name"
                defaultValue={q}
                autoComplete="off"
                className="min-w-0 flex-1"
              />
              <Button type="submit" look="outline" aria-label="Find">
                <Icon of={Search} className="size-4" />
              </Button>
            </Form>
          )}
        </>
      )}
    </section>
  );
}

type ChoiceProps = { item: InboxItem; prospect: Found; mayChange: boolean; isLinked?: boolean };

function Choice({ item, prospect: { id, name }, mayChange, isLinked = false }: ChoiceProps) {
  const fetcher = useFetcher<ActResult>();
  useToast(fetcher.data?.toast);
  const intent = isLinked ? "unlink-prospect" : "link-prospect";
  return (
    <div className="flex items-center justify-between gap-3 py-2">
      <Link
        to={`/tracker/${id}`}
        className="min-w-0 font-semibold underline-offset-4 [overflow-wrap:anywhere] hover:underline"
        dir="auto"
      >
        {name}
      </Link>
      {mayChange && (
        <fetcher.Form method="post" action={`/admin/inbox/booking/${item.id}`}>
          <input type="hidden" name="intent" value={intent} />
          <input type="hidden" name="prospect" value={id} />
          <Button
            type="submit"
            look={isLinked ? "quiet" : "outline"}
            small
            busy={fetcher.state !== "idle"}
            aria-label={`${isLinked ? "Unlink" : "Link"} ${name}`}
          >
            {isLinked ? "Unlink" : "Link"}
          </Button>
        </fetcher.Form>
      )}
    </div>
  );
}
