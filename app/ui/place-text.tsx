type PlaceTextProps = { place: { label: string; text: string; href: string | null } };

/** Where a meeting takes place, as a link if it leads somewhere (CALL-1). */
export function PlaceText({ place: { label, text, href } }: PlaceTextProps) {
  if (href === null) return <>{text}</>;
  return (
    <>
      {label}:{" "}
      <a href={href} className="underline underline-offset-4">
        {text}
      </a>
    </>
  );
}
