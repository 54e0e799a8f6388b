import { Form, useFetcher } from "react-router";
import { requireRight } from "~/auth/auth.server";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { type ActResult, didNotWork } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { BackLink } from "~/ui/back-link";
import { Button, ButtonLink } from "~/ui/button";
import { TextField } from "~/ui/fields";
import { PageSteps, pagesOf } from "~/ui/page-steps";
import { safeAction } from "~/ui/safe-action";
import { showToast } from "~/ui/toast";
import { UndoButton } from "~/ui/undo-button";
import { useResult } from "~/ui/use-result";
import type { Route } from "./+types/transcript-page";
import { lessonOf, transcriptActs } from "./transcript-acts.server";
import { transcriptionState } from "./transcription.server";
import { fileSeconds, oldTranscripts } from "./videos.server";
import { captionsLanguage } from "./words/captions-language.server";
import { CueList } from "./words/cue-list";
import { addressOf, listed, viewOf } from "./words/cue-view";
import { cuesOf, lastChange } from "./words/cues.server";
import { LanguageForm } from "./words/language-field";
import { LateCues, lateWords } from "./words/late-cues";
import { hoursBefore } from "./words/move-cues";
import { ReplaceForm } from "./words/replace-form";
import { TranscriptButton } from "./words/transcript-button";
import { TranscriptSource } from "./words/transcript-source";
import { TranscriptionSection } from "./words/transcription-section";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  await requireRight(request, context, "videos.set", "admin-required");
  const lesson = lessonOf({ context, params });
  const { db } = context.get(requestContext);
  const [cues, last, transcription, language, length, old] = await Promise.all([
    cuesOf(db, lesson.id),
    lastChange(db, lesson.id),
    transcriptionState(context, lesson.id),
    captionsLanguage(db, lesson.id),
    fileSeconds(db, lesson.id),
    oldTranscripts(db),
  ]);
  const { id, number, title } = lesson;
  return {
    lesson: { id, number, title },
    cues: cues.length,
    length,
    late: lateWords(cues, length),
    hours: hoursBefore(cues),
    list: listed(cues, viewOf(new URL(request.url).searchParams), length),
    isOld: old.has(lesson.id),
    last: last && { id: last.id, what: last.what },
    transcription,
    language,
    isByHand: cues.length > 0 && last?.kind !== "transcribed",
  };
}

export const action = transcriptActs;

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return safeAction(request, () => serverAction(), didNotWork);
}

export const handle = {
  title: (data: Route.ComponentProps["loaderData"]) => `Transcript: ${data.lesson.title}`,
  fault: "Failed to load the transcript",
  gone: "This lesson is not here anymore",
};

export default function TranscriptPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lesson, cues, list, last } = loaderData;
  const refresh = useRefresh();
  useLive(["videos"], () => {
    // While a cue is open, its form and what is typed there stay as they are.
    if (list.view.open === null) refresh();
  });
  return (
    <div className="mx-auto max-w-4xl">
      <BackLink to={`/admin/upload-videos#lesson-${lesson.id}`}>Back to Lesson Videos</BackLink>
      <h1 className="text-4xl">Transcript</h1>
      <p className="mt-2 text-lg text-quiet">
        {lesson.number === null ? lesson.title : `Lesson ${lesson.number}: ${lesson.title}`}
      </p>
      {loaderData.isOld && (
        <div className="panel mt-6 p-5">
          <p className="text-warning">
            This transcript was written for the video before. Captions and search still show it.
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <TranscriptButton intent="remove" label="Remove it" />
            <TranscriptButton intent="fits" label="It still fits" />
          </div>
        </div>
      )}
      <LateCues late={loaderData.late} hours={loaderData.hours} />
      <TranscriptSource cues={cues} language={loaderData.language} result={actionData} />
      <TranscriptionSection state={loaderData.transcription} isByHand={loaderData.isByHand} />
      {last && <UndoForm last={last} />}
      {cues > 0 && (
        <section aria-labelledby="cues" className="mt-10">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="cues" className="text-2xl tabular">
              {cues.toLocaleString("en-US")} {cues === 1 ? "cue" : "cues"}
            </h2>
            {!loaderData.isOld && <TranscriptButton intent="remove" label="Remove transcript" />}
            {list.hinted > 0 && !list.view.hints && (
              <ButtonLink to="?hints=on" look="outline" small>
                {list.hinted === 1 ? "1 hint" : `${list.hinted} hints`}
              </ButtonLink>
            )}
          </div>
          <p className="mt-1.5 text-quiet">
            Viewers see these as captions and next to the video, as soon as you save.
          </p>
          <LanguageForm language={loaderData.language} />
          <FindForm find={list.view.find} isCut={list.view.hints || list.view.find !== ""} />
          <ReplaceForm find={list.view.find} />
          <CueList list={list} lesson={lesson.id} cues={cues} />
          <PageSteps
            page={list.view.page}
            pages={pagesOf(list.found, list.perPage, list.view.page)}
            more={list.more}
            at={(page) => addressOf(list.view, { page })}
          />
        </section>
      )}
      {cues === 0 && <CueList list={list} lesson={lesson.id} cues={cues} />}
    </div>
  );
}

function FindForm({ find, isCut }: { find: string; isCut: boolean }) {
  return (
    <Form method="get" role="search" className="mt-4 flex flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1 basis-52">
        <TextField key={find} name="find" type="search" label="Find words" defaultValue={find} />
      </div>
      <Button type="submit" look="outline">
        Find
      </Button>
      {isCut && (
        <ButtonLink to="?" look="quiet">
          Show all
        </ButtonLink>
      )}
    </Form>
  );
}

function UndoForm({ last }: { last: { id: number; what: string } }) {
  const fetcher = useFetcher<ActResult>();
  useResult(fetcher.data, ({ toast }) => {
    if (toast) showToast(toast);
  });
  return (
    <fetcher.Form method="post" className="mt-4 flex flex-wrap items-center gap-3">
      <input type="hidden" name="intent" value="undo" />
      <input type="hidden" name="change" value={last.id} />
      <p className="min-w-0 text-quiet [overflow-wrap:anywhere]">Last change: {last.what}</p>
      <UndoButton busy={fetcher.state !== "idle"} />
    </fetcher.Form>
  );
}
