import { useFetcher } from "react-router";
import { Button } from "~/ui/button";
import { Face } from "~/ui/face";
import { useToast } from "~/ui/toast";
import type { AccountResult } from "./account-result.server";

type PhotoSectionProps = { name: string; photo: string | null };

/** The photo that others see next to the name (PEOPLE-1). */
export function PhotoSection({ name, photo }: PhotoSectionProps) {
  const fetcher = useFetcher<AccountResult>();
  useToast(fetcher.data?.toast);
  const busy = fetcher.state !== "idle";
  const result = busy ? undefined : fetcher.data;
  const fault = result?.done === false ? result.faults?.form : undefined;
  return (
    <section aria-labelledby="photo" className="panel mt-6 p-6">
      <h2 id="photo" className="text-xl">
        Photo
      </h2>
      <p className="mt-1 text-quiet text-sm">
        Others see it next to your name. If you host calls, your guests do too.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-6">
        <Face name={name} photo={photo} size="large" />
        <fetcher.Form
          // A new photo begins a new form.
          key={photo}
          method="post"
          encType="multipart/form-data"
          className="grid min-w-0 flex-1 basis-60 gap-3"
        >
          <label htmlFor="photo-file" className="font-semibold text-sm">
            {photo ? "Another photo" : "Picture"}
          </label>
          <input
            id="photo-file"
            type="file"
            name="file"
            accept="image/png,image/jpeg,image/webp"
            aria-describedby={fault ? "photo-hint photo-fault" : "photo-hint"}
            aria-invalid={fault ? true : undefined}
            className="file-field"
          />
          <p id="photo-hint" className="text-quiet text-sm">
            PNG, JPEG or WebP, at most 10 MB. It is cut to a square.
          </p>
          {fault && (
            <p id="photo-fault" role="alert" className="font-medium text-danger text-sm">
              {fault}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="intent" value="photo" look="outline" busy={busy}>
              Save photo
            </Button>
            {photo && (
              <Button
                type="submit"
                name="intent"
                value="remove-photo"
                look="outline"
                disabled={busy}
              >
                Remove photo
              </Button>
            )}
          </div>
        </fetcher.Form>
      </div>
    </section>
  );
}
