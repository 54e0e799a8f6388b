/** An email address inside a sentence, as a link that opens the reader's mail program. */
export function MailLink({ address, subject }: { address: string; subject?: string }) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : "";
  return (
    <a
      href={`mailto:${address}${query}`}
      className="font-semibold text-accent underline underline-offset-4 [overflow-wrap:anywhere]"
    >
      {address}
    </a>
  );
}
