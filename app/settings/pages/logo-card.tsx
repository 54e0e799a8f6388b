import { useState } from "react";
import { useFetcher, useSearchParams } from "react-router";
import { useCan } from "~/auth/auth";
import { useUnsaved } from "~/platform/pages/unsaved";
import { Button } from "~/ui/button";
import { GROUNDS, type Ground, type ShownLogo } from "../logo";
import { type PartResponse, type PartState, trialIn } from "./part-state";
import { Fault, SavedNote } from "./settings-form";

type LogoCardProps = {
  logo: PartState & { picture: ShownLogo | null; hasDark: boolean };
  /** The action's result if the form was sent without a script. */
  response: PartResponse | undefined;
};

const MOST_MEGABYTES = 10;

/** `matters`: the grounds on which pages show it. */
type Card = { title: string; text: string; matters: (hasDark: boolean) => readonly Ground[] };

const CARDS: Readonly<Record<string, Card>> = {
  logo: {
    title: "Logo",
    text: "It replaces the default mark next to the company's name, and the icon in the browser tab.",
    matters: (hasDark) => (hasDark ? ["on light"] : ["on light", "on dark"]),
  },
  logoDark: {
    title: "Logo on dark",
    text: "Shown on dark pages in place of the logo. Leave it out if the logo reads on both.",
    matters: () => ["on dark"],
  },
  favicon: {
    title: "Browser icon",
    text: "Shown in browser tabs and on home screens in place of the logo. A square drawing with few details reads best. PNG or SVG.",
    matters: () => ["on light", "on dark"],
  },
};

/** The company's own image in place of the sign. */
export function LogoCard({ logo, response: first }: LogoCardProps) {
  const fetcher = useFetcher<PartResponse>();
  const can = useCan();
  const response = fetcher.data ?? first;
  const [search] = useSearchParams();
  const busy = fetcher.state !== "idle";
  const [chosen, setChosen] = useState(false);
  useUnsaved(chosen);
  const refused = response?.done ? undefined : response;
  const { title, text, matters = () => [] } = CARDS[logo.name] ?? { title: "", text: "" };
  const trial = useLogoTrial(chosen);
  const fault = trial.fault ?? (refused && (refused.faults?.file ?? refused.toast?.title));
  const saved = response ? response.done : search.get("saved") === logo.name;
  return (
    <section id={logo.name} aria-labelledby={`${logo.name}-title`} className="panel p-6">
      <h2 id={`${logo.name}-title`} className="text-2xl">
        {title}
      </h2>
      <p className="mt-1 text-quiet">{text}</p>
      <Preview
        picture={trial.shown ?? logo.picture}
        isSaved={trial.shown === null}
        matters={matters(logo.hasDark)}
      />
      {can("settings.change") && (
        <fetcher.Form
          key={logo.mark}
          method="post"
          encType="multipart/form-data"
          noValidate
          onChange={(event) => {
            setChosen(true);
            trial.look(event.currentTarget);
          }}
          onSubmit={() => setChosen(false)}
          className="grid gap-4"
        >
          <input type="hidden" name="part" value={logo.name} />
          <input type="hidden" name="mark" value={refused?.conflict?.mark ?? logo.mark} />
          {fault && <Fault>{fault}</Fault>}
          <div className="grid gap-1.5">
            <label htmlFor={`${logo.name}-file`} className="font-semibold text-sm">
              {logo.picture ? "Another picture" : "Picture"}
            </label>
            <input
              id={`${logo.name}-file`}
              type="file"
              name="file"
              accept=".png,.svg,.webp,.jpg,.jpeg"
              aria-describedby={`${logo.name}-hint`}
              aria-invalid={fault ? true : undefined}
              className="file-field"
            />
            <p id={`${logo.name}-hint`} className="text-quiet text-sm">
              PNG, WebP or JPEG of at most 10 MB, or SVG of at most 1 MB, at most ten times as wide
              as tall. Large pictures are made smaller, and an SVG becomes a picture: convert its
              text to outlines first.
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" busy={busy}>
              Upload
            </Button>
            {logo.picture && (
              <Button type="submit" name="intent" value="remove" look="outline" disabled={busy}>
                Remove
              </Button>
            )}
            {saved && <SavedNote />}
          </div>
        </fetcher.Form>
      )}
    </section>
  );
}

/** Shows a chosen file before it is saved; `fault`: why it cannot be one. */
function useLogoTrial(isChosen: boolean) {
  const fetcher = useFetcher<PartResponse>();
  const [tooLarge, setTooLarge] = useState<string | null>(null);
  const look = (form: HTMLFormElement) => {
    const fields = new FormData(form);
    const file = fields.get("file");
    const megabytes = file instanceof File ? file.size / 1024 / 1024 : 0;
    const isLarge = megabytes > MOST_MEGABYTES;
    setTooLarge(
      isLarge ? `The file is ${megabytes.toFixed(1)} MB. The limit is ${MOST_MEGABYTES} MB` : null,
    );
    if (isLarge || megabytes === 0) return;
    fields.set("intent", "try");
    void fetcher.submit(fields, { method: "post", encType: "multipart/form-data" });
  };
  const { data } = fetcher;
  const known = isChosen && tooLarge === null ? data : undefined;
  const shown = trialIn(known)?.shown ?? null;
  const refused = known && !known.done ? (known.faults?.file ?? known.toast?.title) : undefined;
  return { look, shown, fault: (isChosen ? tooLarge : null) ?? refused };
}

type PreviewProps = {
  picture: ShownLogo | null;
  isSaved: boolean;
  matters: readonly Ground[];
};

const WARNINGS: Readonly<Record<Ground, string>> = {
  "on light": "On light pages this logo can hardly be seen: its colors are too light.",
  "on dark":
    "On dark pages and in the footer this logo can hardly be seen. Use a logo on dark with lighter colors.",
};

function Preview({ picture, isSaved, matters }: PreviewProps) {
  if (!picture) return <p className="my-5 font-semibold text-sm">No logo of your own yet</p>;
  const { address, ratio, hidden } = picture;
  const grounds: readonly Ground[] = ["on light", "on dark"];
  return (
    <div className="my-5 grid gap-3">
      <div className="flex flex-wrap gap-2">
        {grounds.map((where) => (
          <span
            key={where}
            className="rounded-control border border-line p-4"
            style={{ backgroundColor: `oklch(${GROUNDS[where].join(" ")})` }}
          >
            <img
              src={address}
              alt={`The logo ${where}`}
              height={40}
              width={Math.round(40 * ratio)}
              className="max-w-full"
            />
          </span>
        ))}
      </div>
      <div role="status" className="grid gap-2">
        {!isSaved && <p className="font-semibold text-sm">Not saved yet: choose Upload</p>}
        {matters
          .filter((ground) => hidden.includes(ground))
          .map((ground) => (
            <p key={ground} className="rounded-control bg-warning-soft p-3 text-sm text-warning">
              {WARNINGS[ground]}
            </p>
          ))}
      </div>
    </div>
  );
}
