import { buttonClass } from "./button";
import { usePageNonce } from "./page-nonce";
import script from "./pixel-visit.ts?page-script";

export type Words = { choices: string; heading: string; text: string; more: string };
type PixelChoiceProps = {
  id: string;
  askConsent: boolean;
  words: Words;
  schedule: string | undefined;
};

/** It stays hidden until its script says otherwise, because without a script there is no pixel either. */
export function PixelChoice({ id, askConsent, words, schedule }: PixelChoiceProps) {
  const nonce = usePageNonce();
  return (
    <div data-pixel={id} data-ask={askConsent || undefined} data-schedule={schedule}>
      <p className="mt-10 text-sm" hidden>
        <button
          type="button"
          data-choices=""
          className="min-h-11 text-quiet underline underline-offset-4 hover:text-ink"
        >
          {words.choices}
        </button>
      </p>
      <section
        hidden
        aria-labelledby="advertising"
        className="panel floating fixed inset-x-3 bottom-3 z-40 mx-auto max-w-xl p-5 sm:p-6"
      >
        <h2 id="advertising" className="text-lg">
          {words.heading}
        </h2>
        <p className="mt-1.5 text-quiet text-sm">
          {words.text}{" "}
          <a href="/privacy#advertising-pixel-and-consent" className="underline underline-offset-4">
            {words.more}
          </a>
        </p>
        <div className="mt-4 grid grid-cols-2 gap-3">
          <button type="button" data-choice="no" className={buttonClass("outline")}>
            No
          </button>
          <button type="button" data-choice="yes" className={buttonClass("outline")}>
            Yes
          </button>
        </div>
      </section>
      <script type="module" nonce={nonce} suppressHydrationWarning>
        {`import ${JSON.stringify(script)}`}
      </script>
    </div>
  );
}
