/** Trainees created the way people are: by the administrator, signed in with their codes. */

/** A signed-in browser: its person and its cookies. */
export type Trainee = { userId: string; cookie: string };

type Account = { accessCode: string; email: string };

/** Makes and signs in `count` trainees, one after the other; their ids are filled in by `idOf`. */
export async function signInTrainees(
  origin: string,
  adminCode: string,
  count: number,
): Promise<{ email: string; cookie: string }[]> {
  const admin = await signIn(origin, adminCode);
  const signedIn: { email: string; cookie: string }[] = [];
  for (let number = 1; number <= count; number += 1) {
    const { accessCode, email } = await createTrainee(origin, admin, `Number${number}`);
    signedIn.push({ email, cookie: await signIn(origin, accessCode) });
  }
  return signedIn;
}

async function createTrainee(origin: string, admin: string, lastName: string): Promise<Account> {
  const response = await fetch(`${origin}/api/functions/create-training-user`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Cookie: admin },
    body: JSON.stringify({ firstName: "Trainee", lastName }),
  });
  if (response.status !== 201) throw new Error(`A trainee was refused with ${response.status}`);
  return (await response.json()) as Account;
}

/** The cookies of someone who has signed in with this code. */
export async function signIn(origin: string, accessCode: string): Promise<string> {
  const body = new URLSearchParams({ accessCode });
  const response = await fetch(`${origin}/auth`, { method: "POST", body, redirect: "manual" });
  if (response.status !== 302) throw new Error(`A sign-in was refused with ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .filter((pair) => !pair?.startsWith("notice="))
    .join("; ");
}
