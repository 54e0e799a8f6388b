import { buttonClass } from "./button";
import { usePageNonce } from "./page-nonce";
import script from "./pixel-visit.ts?page-script";

type PixelNoticeProps = { pixel: { id: string | null; askConsent: boolean } };

/**
 * The advertising pixel of a page, and a visitor's say in it (PIX-1): nothing at all without an id. All of it stays
 * hidden until its script says otherwise, because without a script there is no pixel either.
 */
export function PixelNotice({ pixel }: PixelNoticeProps) {
  const nonce = usePageNonce();
  if (pixel.id === null) return null;
  return (
    <div data-pixel={pixel.id} data-ask={pixel.askConsent || undefined}>
      <p className="mt-10 text-sm" hidden>
        <button
          type="button"
          data-choices=""
          className="min-h-11 text-quiet underline underline-offset-4 hover:text-ink"
        >
          Advertising choices
        </button>
      </p>
      <section
        hidden
        aria-labelledby="advertising"
        className="panel floating fixed inset-x-3 bottom-3 z-40 mx-auto max-w-xl p-5 sm:p-6"
      >
        <h2 id="advertising" className="text-lg">
          May we measure our ads?
        </h2>
        <p className="mt-1.5 text-quiet text-sm">
          If you say yes, this page tells Meta that you visited, so we can see which ads work. If
          you say no, nothing loads and everything works the same.{" "}
          <a href="/privacy#advertising-pixel-and-consent" className="underline underline-offset-4">
            About our ads
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
