type Letter = { to: string; name: string; brand: string; address: string };

/** What an accepted applicant is mailed. It opens an account, so it is sent at once and kept nowhere. */
export function signInLetter({ to, name, brand, address }: Letter) {
  return {
    to,
    subject: `Your training at ${brand} is ready`,
    text: `Hello ${name},

your application was accepted. This link signs you in to your training:

${address}

It works once, within 24 hours. Do not pass it on. If it has expired, ask us for another one.

${brand}
`,
  };
}
