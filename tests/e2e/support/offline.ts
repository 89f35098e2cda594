/**
 * Removes the complaints that a lost network explains: files that the browser could not load, and the
 * next pages, which the router requests by itself.
 */
export function forgiveLostNetwork(complaints: string[]): void {
  const others = complaints.filter(
    (text) => !/ERR_(INTERNET_DISCONNECTED|CONNECTION_RESET)|Failed to fetch/.test(text),
  );
  complaints.splice(0, complaints.length, ...others);
}
