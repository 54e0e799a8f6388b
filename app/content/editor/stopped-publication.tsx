import { Form } from "react-router";
import { Button } from "~/ui/button";
import type { ShownMove } from "./publications-shown.server";

type StoppedPublicationProps = { id: string; version: number; moved: readonly ShownMove[] };

/** The question of a publication whose fields someone else has changed: both texts, and what may be done. */
export function StoppedPublication({ id, version, moved }: StoppedPublicationProps) {
  return (
    <section
      aria-labelledby={`${id}-question`}
      className="grid gap-4 rounded-control bg-warning-soft p-4 text-sm"
    >
      <h3
        id={`${id}-question`}
        className="font-sans font-semibold text-base text-warning tracking-normal"
      >
        This stopped: someone has published something else here in the meantime. Publish it anyway?
      </h3>
      {moved.map(({ path, label, live, scheduled }) => (
        <div key={path} className="grid gap-2">
          <h4 className="font-sans font-semibold text-sm tracking-normal">{label}</h4>
          <dl className="grid gap-2 sm:grid-cols-2">
            <Version name="Live now" text={live} />
            <Version name="Scheduled" text={scheduled} />
          </dl>
        </div>
      ))}
      <Form method="post" className="flex flex-wrap gap-2">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <Button type="submit" name="intent" value="anyway" small>
          Publish anyway
        </Button>
        <Button type="submit" name="intent" value="keep" look="outline" small>
          Keep what is live
        </Button>
      </Form>
    </section>
  );
}

function Version({ name, text }: { name: string; text: string | null }) {
  return (
    <div className="min-w-0 rounded-control bg-surface p-3">
      <dt className="text-quiet">{name}</dt>
      <dd className="max-h-60 overflow-y-auto whitespace-pre-line [overflow-wrap:anywhere]">
        {text ?? "Removed"}
        {text === "" && "Empty"}
      </dd>
    </div>
  );
}
