import type { FramedEmbed } from "~/platform/embeds/embed";

type VideoFrameProps = { embed: FramedEmbed | null; title: string; story: string | null };

/** A video on a third-party host, or its story in writing on a drawn poster if there is none (SLOT-1). */
export function VideoFrame({ embed, title, story }: VideoFrameProps) {
  if (!embed) return <WrittenStory title={title} story={story} />;
  const { address, frame } = embed;
  return (
    <figure>
      <iframe
        src={frame.address}
        title={title}
        loading="lazy"
        allow={frame.allow}
        allowFullScreen
        sandbox={frame.sandbox}
        referrerPolicy="strict-origin-when-cross-origin"
        className="panel block aspect-video w-full bg-sunken"
      />
      <figcaption className="mt-3">
        <span className="block font-heading font-semibold text-lg leading-snug">{title}</span>
        <a
          href={address}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center text-quiet text-sm underline underline-offset-4 hover:text-ink"
        >
          Open at {frame.title}
        </a>
      </figcaption>
    </figure>
  );
}

function WrittenStory({ title, story }: Pick<VideoFrameProps, "title" | "story">) {
  return (
    <article className="panel h-full overflow-hidden">
      <Poster title={title} />
      <div className="p-5 sm:p-6">
        <h3 className="text-lg leading-snug">{title}</h3>
        {story && <p className="mt-2 text-quiet">{story}</p>}
      </div>
    </article>
  );
}

/** A drawing of two people talking. Adjacent ones differ slightly. */
function Poster({ title }: { title: string }) {
  const kind = title.length + title.charCodeAt(title.length - 1);
  const { speaker, message, voice } = ARRANGEMENTS[kind % ARRANGEMENTS.length] ?? ARRANGEMENTS[0];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      className="aspect-[5/2] w-full bg-accent-soft text-accent"
    >
      <g transform={`translate(${speaker})`} fill="none" stroke="currentColor">
        <g strokeOpacity="0.18" strokeWidth="2">
          {[84, 150, 216, 282, 348].map((radius) => (
            <circle key={radius} r={radius} />
          ))}
        </g>
        <circle r="42" fill="currentColor" stroke="none" />
        <path
          d="M-16 6c5 11 27 11 32 0"
          stroke="var(--color-on-accent)"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
      <g transform={`translate(${message})`} fill="currentColor">
        <rect width="230" height="72" rx="22" opacity="0.2" />
        <rect x="26" y="25" width="150" height="7" rx="3.5" opacity="0.55" />
        <rect x="26" y="41" width="104" height="7" rx="3.5" opacity="0.55" />
      </g>
      <g transform={`translate(${voice})`}>
        <rect width="278" height="80" rx="24" fill="currentColor" />
        <path d={VOICE} stroke="var(--color-on-accent)" strokeWidth="6" strokeLinecap="round" />
      </g>
    </svg>
  );
}

const ARRANGEMENTS = [
  { speaker: "520 138", message: "60 92", voice: "124 184" },
  { speaker: "116 148", message: "350 92", voice: "248 184" },
  { speaker: "516 222", message: "132 196", voice: "60 96" },
] as const;

const VOICE =
  "M34 35v10M48 30v20M62 24v32M76 31v18M90 21v38M104 26v28M118 34v12M132 29v22M146 19v42M160 25v30M174 32v16M188 23v34M202 27v26M216 35v10M230 30v20M244 34v12";
