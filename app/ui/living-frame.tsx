import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Frame, FramedEmbed } from "~/platform/embeds/embed";
import { connectFrame } from "~/platform/embeds/frame-connection";
import { Button, buttonClass } from "./button";
import { useHydrated } from "./use-hydrated";

export type EmbedFrameProps = {
  embed: FramedEmbed;
  title: string;
  /** In px, until the provider reports another. */
  height?: number;
  /** Once for each: what the visitor has done in the frame. */
  onSignal?: (signal: "booked" | "submitted") => void;
  /** Ours, which replaces a provider that cannot be reached (EMB-1). */
  instead?: ReactNode;
};

/** Another embed gets a new frame, and is listened to from its first message on. */
export function LivingFrame(props: EmbedFrameProps) {
  return <OneFrame key={props.embed.address} {...props} />;
}

function OneFrame({ embed, title, height = 700, onSignal, instead }: EmbedFrameProps) {
  const { address, frame } = embed;
  const [reported, setReported] = useState<number | null>(null);
  const [answering, setAnswering] = useState(true);
  const [insisted, setInsisted] = useState(false);
  // It stays that way: a late response must not remove what someone is filling in.
  const [gaveWay, setGaveWay] = useState(false);
  const element = useRef<HTMLIFrameElement>(null);
  const done = useEffectEvent((signal: "booked" | "submitted") => onSignal?.(signal));
  const heard = useEffectEvent((answers: boolean) => {
    setAnswering(answers);
    if (!answers && instead && !insisted) setGaveWay(true);
  });
  const shown = useHydrated() || !frame.speaks;
  const connected = useEffectEvent((iframe: HTMLIFrameElement) =>
    connectFrame(iframe, embed, { done, height: setReported, answering: heard }),
  );

  // Not again when the page's data reloads: a new listener would miss earlier messages.
  useEffect(() => {
    if (shown && element.current) return connected(element.current);
  }, [shown]);

  const attributes = frameAttributes(frame, title);
  const style = { height: reported ?? height };
  const silent = !answering && !insisted;
  const back = () => {
    setInsisted(true);
    setGaveWay(false);
  };
  if (gaveWay)
    return <Instead title={frame.title} address={address} instead={instead} back={back} />;
  return (
    <div>
      <div className="panel relative overflow-hidden">
        {shown ? (
          <iframe {...attributes} ref={element} src={frame.address} style={style} />
        ) : (
          <div style={style}>
            <p className="absolute inset-x-0 top-1/2 text-center text-quiet">
              Loading {frame.title}
            </p>
            <noscript>
              <iframe {...attributes} src={address} style={style} />
            </noscript>
          </div>
        )}
        {silent && (
          <Silence title={frame.title} address={address} onInsist={() => setInsisted(true)} />
        )}
      </div>
      <p className="mt-1 text-right text-quiet text-sm">
        <a
          href={address}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
        >
          Open {frame.title} in a new tab
        </a>
      </p>
    </div>
  );
}

function frameAttributes(frame: Frame, title: string) {
  return {
    title,
    allow: frame.allow,
    allowFullScreen: true,
    sandbox: frame.sandbox,
    loading: "lazy",
    referrerPolicy: "strict-origin-when-cross-origin",
    className: "relative block w-full bg-surface",
  } as const;
}

type InsteadProps = { title: string; address: string; instead: ReactNode; back: () => void };

/** Ours in place of the frame, with links back to the provider's page. */
function Instead({ title, address, instead, back }: InsteadProps) {
  return (
    <div>
      <p
        role="status"
        className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-warning-soft px-4 py-2"
      >
        {title} did not load, so here is our own.
        <a
          href={address}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          Open {title} in a new tab
        </a>
        <Button look="quiet" small onClick={back}>
          Try {title} again
        </Button>
      </p>
      {instead}
    </div>
  );
}

type SilenceProps = { title: string; address: string; onInsist: () => void };

/** Over a frame that stays blank, or shows the browser's own error. */
function Silence({ title, address, onInsist }: SilenceProps) {
  return (
    <div
      role="alert"
      className="absolute inset-0 grid content-center justify-items-center gap-3 bg-surface p-6 text-center"
    >
      <p className="font-heading font-semibold text-xl">{title} did not load here</p>
      <p className="max-w-prose text-quiet">
        A content blocker or your network may be blocking it. You can open the same page in a new
        tab.
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <a href={address} target="_blank" rel="noopener" className={buttonClass()}>
          Open in a new tab
        </a>
        <Button look="quiet" onClick={onInsist}>
          Show it here anyway
        </Button>
      </div>
    </div>
  );
}
