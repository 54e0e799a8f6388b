/** Who someone is at a glance: their photo in a circle, or the first letters of their name. */

type FaceProps = {
  name: string;
  /** The name of their photo; null: none. */
  photo: string | null;
  size?: keyof typeof SIZES;
};

const SIZES = { small: "size-8 text-xs", medium: "size-12 text-base", large: "size-24 text-3xl" };

/** The name stands next to it, so it says nothing itself. */
export function Face({ name, photo, size = "small" }: FaceProps) {
  const look = `inline-block shrink-0 rounded-full border border-line ${SIZES[size]}`;
  if (photo)
    return (
      <img
        src={`/photos/${photo}.webp`}
        width={256}
        height={256}
        alt=""
        loading="lazy"
        decoding="async"
        className={`object-cover ${look}`}
      />
    );
  return (
    <span
      aria-hidden="true"
      className={`place-content-center bg-sunken text-center font-semibold text-quiet ${look} inline-grid`}
    >
      {initials(name)}
    </span>
  );
}

/** Of the first and the last word; what stands in brackets or begins with a sign is no name, unless nothing else is there. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== "");
  const named = words.filter((word) => /^\p{L}/u.test(word));
  const known = named.length > 0 ? named : words;
  const ends = known.length > 1 ? [known[0], known.at(-1)] : known;
  return ends.map((word = "") => [...word][0]?.toUpperCase() ?? "").join("");
}
