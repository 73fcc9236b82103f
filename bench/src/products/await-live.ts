/** Milliseconds in which what is live reaches a page. */
const patience = 30_000;

/** Asks for the page until it names a release. @throws Error if it never does */
export async function awaitLive(baseUrl: string, address: string, release: string): Promise<void> {
  const headers = { accept: 'text/html', cookie: 'ifj_role=student' };
  const end = performance.now() + patience;
  for (;;) {
    const answer = await fetch(baseUrl + address, { headers });
    if ((await answer.text()).includes(`/releases/${release}/`)) return;
    if (performance.now() > end) throw new Error(`${address} never named ${release}.`);
  }
}
