/** What an address of the server answers; null where it cannot be reached or refuses, which must not replace the page. */
export async function readJson<Answer>(address: string): Promise<Answer | null> {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok || answer.redirected) return null;
  return (await answer.json()) as Answer;
}
