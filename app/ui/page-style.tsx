import { createContext, Fragment, useContext, useState } from "react";
import { preload } from "react-dom";
import { useHydrated } from "./use-hydrated";

/** A stylesheet's text by its address, where the document is to have it inside; null elsewhere, and in the browser. */
export const StyleInside = createContext<(address: string) => string | null>(() => null);

type Props = { href: string; nonce: string | undefined; isHydrated: boolean };

/**
 * The page's style. Inside the document it paints a round trip earlier; the link stays, for print only, because what is
 * hydrated has it. In the browser the element of the document that came stays as it is; another style replaces both.
 */
export function PageStyle({ href, nonce, isHydrated }: Props) {
  const text = useContext(StyleInside)(href);
  const isInside = text !== null;
  const [came] = useState(useHydrated() ? null : href);
  // Asked for before the scripts, which the document lists first.
  if (!isInside) preload(href, { as: "style" });
  return (
    <Fragment key={href}>
      {(isInside || (isHydrated && href === came)) && (
        <style
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own stylesheet
          dangerouslySetInnerHTML={{ __html: text ?? "" }}
        />
      )}
      {(!isInside || isHydrated) && (
        <link
          rel="stylesheet"
          href={href}
          media={isInside ? "print" : undefined}
          suppressHydrationWarning
        />
      )}
    </Fragment>
  );
}
