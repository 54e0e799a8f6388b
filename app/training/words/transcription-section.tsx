import { Link, useFetcher } from "react-router";
import { type ActResult, faultIn } from "~/platform/web/act-result";
import { Button } from "~/ui/button";

type TranscriptionSectionProps = {
  state: { ready: boolean; hasEndpoint: boolean; underWay: boolean; fault: string | null };
  /** It would replace what was given or edited by hand. */
  isByHand: boolean;
};

/** A transcript made by an endpoint, and what has to be set up first. */
export function TranscriptionSection({ state, isByHand }: TranscriptionSectionProps) {
  return (
    <section aria-labelledby="transcription" className="panel mt-4 p-5">
      <h2 id="transcription" className="text-lg">
        Have it transcribed
      </h2>
      {state.fault && !state.underWay && (
        <p role="alert" className="mt-2 font-medium text-danger">
          Not transcribed. {state.fault}.
        </p>
      )}
      {state.ready ? (
        <AskForm underWay={state.underWay} isByHand={isByHand} />
      ) : (
        <p className="mt-1.5 text-quiet">
          {state.hasEndpoint ? (
            "Only a video that you uploaded here, with sound, can be transcribed. For a video at another host, download its captions there."
          ) : (
            <>
              <span>No speech model comes with this product. Set up an endpoint under </span>
              <Link to="/admin/settings/ai" className="font-semibold text-accent underline">
                AI settings
              </Link>
              <span>: OpenAI's, or one on your own machine, such as whisper.cpp.</span>
            </>
          )}
        </p>
      )}
    </section>
  );
}

function AskForm({ underWay, isByHand }: { underWay: boolean; isByHand: boolean }) {
  const fetcher = useFetcher<ActResult>();
  const fault = faultIn(fetcher.data);
  if (underWay)
    return (
      <p role="status" className="mt-1.5 text-quiet">
        It is being transcribed. You can leave this page; the transcript appears when it is done.
      </p>
    );
  return (
    <fetcher.Form method="post" className="mt-2 grid gap-3">
      <input type="hidden" name="intent" value="transcribe" />
      <p className="text-quiet">
        The sound of this video goes to the endpoint from your AI settings. Names are often
        misheard, so read it afterward.
      </p>
      {isByHand && (
        <label className="flex min-h-11 items-center gap-2.5">
          <input type="checkbox" name="replace" className="size-5" />
          <span>Replace the transcript that was given or edited by hand</span>
        </label>
      )}
      {fault && (
        <p role="alert" className="font-medium text-danger text-sm">
          {fault}
        </p>
      )}
      <div>
        <Button type="submit" look="outline" busy={fetcher.state !== "idle"}>
          Transcribe
        </Button>
      </div>
    </fetcher.Form>
  );
}
