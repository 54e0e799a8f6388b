import { useState } from "react";
import { useFetcher, useSearchParams } from "react-router";
import { useCan } from "~/auth/auth";
import { useUnsaved } from "~/platform/pages/unsaved";
import { Button } from "~/ui/button";
import type { PartResponse, PartState } from "./part-state";
import { Fault, SavedNote } from "./settings-form";

type LogoCardProps = {
  logo: PartState & { picture: { address: string; ratio: number } | null };
  /** The action's result if the form was sent without a script. */
  response: PartResponse | undefined;
};

const GROUNDS = { "on light": "oklch(0.974 0.013 84)", "on dark": "oklch(0.19 0.012 65)" } as const;

const CARDS: Readonly<
  Record<string, { title: string; text: string; grounds: readonly (keyof typeof GROUNDS)[] }>
> = {
  logo: {
    title: "Logo",
    text: "It replaces the default mark next to the company's name, and the icon in the browser tab.",
    grounds: ["on light", "on dark"],
  },
  logoDark: {
    title: "Logo on dark",
    text: "Shown on dark pages in place of the logo. Leave it out if the logo reads on both.",
    grounds: ["on dark"],
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
  const { title, text, grounds } = CARDS[logo.name] ?? { title: "", text: "", grounds: [] };
  const fault = refused && (refused.faults?.file ?? refused.toast?.title);
  const saved = response ? response.done : search.get("saved") === logo.name;
  return (
    <section id={logo.name} aria-labelledby={`${logo.name}-title`} className="panel p-6">
      <h2 id={`${logo.name}-title`} className="text-2xl">
        {title}
      </h2>
      <p className="mt-1 text-quiet">{text}</p>
      <Preview picture={logo.picture} grounds={grounds} />
      {can("settings.change") && (
        <fetcher.Form
          key={logo.mark}
          method="post"
          encType="multipart/form-data"
          noValidate
          onInput={() => setChosen(true)}
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

type PreviewProps = Pick<LogoCardProps["logo"], "picture"> & {
  grounds: readonly (keyof typeof GROUNDS)[];
};

function Preview({ picture, grounds }: PreviewProps) {
  if (!picture) return <p className="my-5 font-semibold text-sm">No logo of your own yet</p>;
  const { address, ratio } = picture;
  return (
    <div className="my-5 flex flex-wrap gap-2">
      {grounds.map((where) => (
        <span
          key={where}
          className="rounded-control border border-line p-4"
          style={{ backgroundColor: GROUNDS[where] }}
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
  );
}
