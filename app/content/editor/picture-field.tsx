import { useState } from "react";
import { fetchWithin, jsonOf } from "~/platform/web/json";
import { refusalIn } from "~/platform/web/refusal";
import { Button } from "~/ui/button";
import { pictureSource } from "../picture";
import { useDraftStore } from "./draft-context";
import { FocalPointChoice } from "./focal-point";

const LONGEST_UPLOAD_MS = 120_000;

type PictureFieldProps = { id: string; name: string; value: string };

/** A company image: it is uploaded right away, and the draft holds its name. */
export function PictureField({ id, name, value, ...described }: PictureFieldProps) {
  const store = useDraftStore();
  const [fault, setFault] = useState("");
  const [busy, setBusy] = useState(false);
  const source = pictureSource(value);
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setFault("");
    const body = new FormData();
    body.set("file", file);
    const response = await fetchWithin(LONGEST_UPLOAD_MS, "/admin/content/pictures", {
      method: "POST",
      body,
    });
    const refusal = response?.ok ? null : await refusalIn(response);
    const stored = await jsonOf<{ picture?: string }>(response);
    setBusy(false);
    if (stored?.picture) store.type(id, stored.picture);
    else setFault(refusal?.words ?? "The picture was not uploaded. Try again.");
  };
  return (
    <div className="grid gap-3">
      <input type="hidden" name={name} value={value} />
      {source && (
        <FocalPointChoice
          picture={value}
          source={source}
          onChange={(picture) => store.type(id, picture)}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <input
          id={id}
          {...described}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          disabled={busy}
          onChange={(event) => void upload(event.currentTarget.files?.[0])}
          className="min-h-11 w-0 min-w-0 flex-1 basis-40 rounded-control border border-line bg-surface p-1.5 text-sm file:mr-3 file:min-h-8 file:rounded-control file:border-0 file:bg-sunken file:px-3 file:font-semibold file:text-ink hover:border-quiet"
        />
        {source && (
          <Button look="outline" small onClick={() => store.type(id, "")}>
            Remove picture
          </Button>
        )}
      </div>
      <p role="status" className={fault ? "font-medium text-danger text-sm" : "text-quiet text-sm"}>
        {fault || (busy ? "Uploading" : "PNG, JPEG or WebP, at most 10 MB")}
      </p>
    </div>
  );
}
