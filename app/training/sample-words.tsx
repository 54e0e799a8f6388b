/** Tells those who set videos which lessons still have the sample's words, and keeps these where they fit (OWN-3). */
import { useFetcher } from "react-router";
import type { ActResult } from "~/platform/web/act-result";
import { Button, buttonClass } from "~/ui/button";
import { useToast } from "~/ui/toast";
import { wordsPath } from "./lesson";

type Sample = { id: number; number: number | null; title: string; words: string };

/** Of one lesson. `isOnLesson`: on its own page, which trainees see without it. */
export function SampleNote({ sample, isOnLesson }: { sample: Sample; isOnLesson: boolean }) {
  const { id, title, words } = sample;
  return (
    <div className="grid gap-2 rounded-control bg-warning-soft px-4 py-3 text-sm text-warning">
      <p>
        {isOnLesson
          ? `${words} Trainees read them next to your video; only staff see this note.`
          : `${words} Trainees read them next to your video.`}
      </p>
      <p className="flex flex-wrap gap-2">
        <a
          href={wordsPath(id)}
          className={buttonClass("outline", true)}
          aria-label={`Write your own: ${title}`}
        >
          Write your own
        </a>
        {isOnLesson && (
          <a href={`/admin/upload-videos#lesson-${id}`} className={buttonClass("outline", true)}>
            Lesson videos
          </a>
        )}
      </p>
      {!isOnLesson && (
        <KeepForm lessons={[id]} label="Keep them" name={`Keep them: the words of ${title}`} />
      )}
    </div>
  );
}

/** All of them in one place. */
export function SampleList({ samples }: { samples: readonly Sample[] }) {
  useToast(useKeeping().data?.toast);
  if (samples.length === 0) return null;
  const count = samples.length;
  return (
    <section
      id="sample-words"
      aria-labelledby="sample-words-title"
      className="mt-6 scroll-mt-6 rounded-panel border border-warning bg-warning-soft p-5 text-warning"
    >
      <h2 id="sample-words-title" className="text-lg">
        {`Your videos under sample words (${count})`}
      </h2>
      <p className="mt-1 mb-2 max-w-prose">
        Trainees read these titles, overviews and questions next to your videos. Write your own, or
        keep them if they fit.
      </p>
      <ul className="mb-3 gap-6 sm:columns-2">
        {samples.map(({ id, number, title }) => (
          <li key={id} className="py-1 [overflow-wrap:anywhere]">
            <a href={wordsPath(id)} className="font-semibold underline underline-offset-4">
              {number === null ? title : `${number}. ${title}`}
            </a>
          </li>
        ))}
      </ul>
      <KeepForm
        lessons={samples.map(({ id }) => id)}
        label={count === 1 ? "Keep these words" : `Keep the words of all ${count}`}
      />
    </section>
  );
}

type KeepFormProps = { lessons: readonly number[]; label: string; name?: string };

function KeepForm({ lessons, label, name }: KeepFormProps) {
  const fetcher = useKeeping();
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="keep-words" />
      {lessons.map((id) => (
        <input key={id} type="hidden" name="lessons" value={id} />
      ))}
      <Button type="submit" look="outline" small aria-label={name} busy={fetcher.state !== "idle"}>
        {label}
      </Button>
    </fetcher.Form>
  );
}

/** The same of all forms: what it did is told after its lesson has left the list. */
function useKeeping() {
  return useFetcher<ActResult>({ key: "keep-words" });
}
