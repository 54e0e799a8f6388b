import { useFetcher } from "react-router";
import type { ActResult } from "~/platform/web/act-result";
import { typedKeys } from "~/platform/web/typed-keys";
import { Button } from "~/ui/button";
import { SelectField } from "~/ui/fields";
import { showToast } from "~/ui/toast";
import { useResult } from "~/ui/use-result";
import { LANGUAGES, type Language } from "./languages";

/** The language that captions are in; players show its name. */
export function LanguageField({ language }: { language: Language }) {
  return (
    <SelectField key={language} name="language" label="Language" defaultValue={language}>
      {typedKeys(LANGUAGES).map((each) => (
        <option key={each} value={each} lang={each}>
          {LANGUAGES[each]}
        </option>
      ))}
    </SelectField>
  );
}

/** Changes the language of a transcript that is there. */
export function LanguageForm({ language }: { language: Language }) {
  const fetcher = useFetcher<ActResult>();
  useResult(fetcher.data, ({ toast }) => {
    if (toast) showToast(toast);
  });
  return (
    <fetcher.Form method="post" className="mt-4 flex flex-wrap items-end gap-2">
      <input type="hidden" name="intent" value="language" />
      <LanguageField language={language} />
      <Button type="submit" look="outline" busy={fetcher.state !== "idle"}>
        Save language
      </Button>
    </fetcher.Form>
  );
}
