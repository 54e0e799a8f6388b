/** Text with "1-on-1" and "15-20" each on one line: browsers break lines after a hyphen. */
export function Unbroken({ text }: { text: string }) {
  const parts = text.split(/\b(\d{1,3}(?:-\w{1,9}){1,2})\b/);
  return (
    <>
      {parts.map((part, at) =>
        at % 2 === 1 ? (
          <span key={part} className="whitespace-nowrap">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}
