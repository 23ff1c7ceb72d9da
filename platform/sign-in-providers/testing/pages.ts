/** The provider's own question, with a way on and a way back. */
export function authorizePage(params: URLSearchParams): string {
  const query = escape(params.toString());
  return `<!doctype html><link rel="icon" href="data:,"><title>Local provider</title><h1>Local provider</h1>
<p><a id="go" href="/authorize/go?${query}">Continue</a> <a id="cancel" href="/authorize/cancel?${query}">Cancel</a>`;
}

/** Posts itself to the client, as Apple's page does. */
export function formPostPage(to: string, fields: URLSearchParams): string {
  const inputs = [...fields].map(
    ([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`,
  );
  return `<!doctype html><link rel="icon" href="data:,"><title>Local provider</title><form method="post" action="${escape(to)}">${inputs.join('')}
<button>Continue</button></form><script>document.forms[0].submit()</script>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
