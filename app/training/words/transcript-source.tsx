import { useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { type ActResult, faultIn } from "~/platform/web/act-result";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/fields";
import { showToast } from "~/ui/toast";
import { useResult } from "~/ui/use-result";
import { LanguageField } from "./language-field";
import type { Language } from "./languages";
import type { Fault } from "./read-transcript";

type TranscriptSourceProps = {
  cues: number;
  language: Language;
  result: ActResult | undefined;
};

/** A captions file, or its text: the whole transcript. */
export function TranscriptSource({ cues, language, result }: TranscriptSourceProps) {
  const busy = useNavigation().formMethod === "POST";
  const form = useRef<HTMLFormElement>(null);
  const [isBegun, setBegun] = useState(false);
  useResult(result, ({ done, toast }) => {
    if (!done) return;
    if (toast) showToast(toast);
    form.current?.reset();
    setBegun(false);
  });
  const isFirst = cues === 0;
  const source = (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      onInput={() => setBegun(true)}
      className={`grid gap-4 ${isFirst ? "" : "mt-4"}`}
    >
      <SourceFault result={result} />
      <label className="grid min-w-0 gap-1.5">
        <span className="font-semibold text-sm">Captions file</span>
        <input
          type="file"
          name="file"
          accept=".vtt,.srt,.sbv,.txt,text/vtt,text/plain"
          className="file-field"
        />
      </label>
      <TextArea
        name="pasted"
        label="Or paste its text"
        rows={6}
        spellCheck={false}
        placeholder={"1\n00:00:00,000 --> 00:00:02,500\nWelcome to this lesson."}
      />
      <LanguageField language={language} />
      <p className="text-quiet text-sm">
        WebVTT (.vtt) or SubRip (.srt), up to 4 MB and 12 hours, with a time for each line. Every
        captioning tool and video host exports one of them. YouTube’s .sbv and a note taker’s text
        with times work, too.
      </p>
      <div>
        <Button type="submit" busy={busy}>
          {isFirst ? "Save transcript" : "Replace transcript"}
        </Button>
      </div>
    </Form>
  );
  // One element for both: what is pasted stays when someone else's transcript comes first.
  return (
    <details className="panel mt-6 p-5" open={isFirst || isBegun || result?.done === false}>
      <summary hidden={isFirst} className="min-h-11 font-semibold leading-[2.75rem]">
        Upload or paste another
      </summary>
      {source}
    </details>
  );
}

/** Each line that cannot be read, by its number. */
function SourceFault({ result }: { result: ActResult | undefined }) {
  const fault = faultIn(result);
  if (!fault || result?.done !== false) return null;
  const { lines = [] } = (result.conflict ?? {}) as { lines?: readonly Fault[] };
  return (
    <div role="alert" className="rounded-control bg-danger-soft p-4 text-danger">
      <p className="font-semibold">{fault}</p>
      {lines.length > 0 && (
        <ul className="mt-2 grid gap-1 text-sm">
          {lines.map(({ line, why }) => (
            <li key={line} className="tabular">
              Line {line.toLocaleString("en-US")}: {why}.
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
