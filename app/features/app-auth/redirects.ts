/**
 * Whether letters and sign-ins may lead to an address of an app. A line of the list is an address
 * (`https://app.example/welcome`, `myapp://signed-in`), or the beginning of addresses with a star at its
 * end (`https://app.example/*`). What follows a question mark is the app's own.
 */
export function isAllowedRedirect(list: readonly string[], address: string): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return false;
  const place = placeOf(url);
  return list.some((line) => {
    const listed = URL.parse(line.replace(/\*$/, ""));
    if (!listed) return false;
    return line.endsWith("*") ? place.startsWith(placeOf(listed)) : place === placeOf(listed);
  });
}

/** What an app is led to: the address with a code in it. */
export function withCode(address: string, code: string): string {
  const url = new URL(address);
  url.searchParams.set("code", code);
  return url.href;
}

/** An address without its query and its fragment. */
function placeOf({ protocol, host, pathname }: URL): string {
  return `${protocol}//${host}${pathname}`;
}
