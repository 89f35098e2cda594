/** A wildcard of the router does not match line ends. */
const lineEnd = /[\r\n\u2028\u2029]/;

/**
 * A request that the router can match. It cannot decode `100%.txt` or `%ff`, and would answer with a page
 * where a program expects its own shape: every percent sign of such a path then stands for itself.
 */
export function withReadableAddress(request: Request): Request {
  const url = new URL(request.url);
  if (isReadable(url.pathname)) return request;
  url.pathname = url.pathname.replaceAll("%", "%25");
  const { method, headers, signal } = request;
  const body = method === "GET" || method === "HEAD" ? null : request.body;
  const init: RequestInit & { duplex: "half" } = { method, headers, signal, body, duplex: "half" };
  return new Request(url, init);
}

function isReadable(path: string): boolean {
  if (!path.includes("%")) return true;
  try {
    return !lineEnd.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
