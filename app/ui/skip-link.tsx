/** The keyboard's first stop: past the header, to the element with `id="content"`. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-50 rounded-control bg-ink px-4 py-3 font-semibold text-paper [translate:0_-5rem] focus:[translate:0]"
    >
      Skip to content
    </a>
  );
}
