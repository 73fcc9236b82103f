/** Who signs in at the provider, as its page asks. */
export interface Person {
  email: string;
  name: string;
  /** The provider knows that the address is theirs. */
  verified: boolean;
  /** The provider breaks down while we ask it about them. */
  outage: boolean;
  /** By default made from the address. */
  subject: string | null;
}

export const interactionPage = `<!doctype html>
<html lang="en">
  <meta name="viewport" content="width=device-width" />
  <title>Sign in with the provider</title>
  <main>
    <h1>Sign in with the provider</h1>
    <form method="post">
      <p><label>Email <input name="email" type="email" /></label></p>
      <p><label>Name <input name="name" /></label></p>
      <p><label><input name="verified" type="checkbox" checked /> The address is verified</label></p>
      <p><label><input name="outage" type="checkbox" /> The provider breaks down afterwards</label></p>
      <p><button name="do" value="continue">Continue</button> <button name="do" value="cancel">Cancel</button></p>
    </form>
  </main>
</html>
`;

/** What was sent from the page; null for who pressed Cancel. */
export function readInteraction(body: string): Person | null {
  const fields = new URLSearchParams(body);
  if (fields.get('do') === 'cancel') return null;
  return {
    email: fields.get('email') ?? '',
    name: fields.get('name') ?? '',
    verified: fields.has('verified'),
    outage: fields.has('outage'),
    subject: fields.get('subject'),
  };
}
