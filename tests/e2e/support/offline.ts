/**
 * Takes out of the complaints what a lost network explains: what the browser could not load, and
 * the addresses of the next pages, which the router asks for on its own.
 */
export function forgiveLostNetwork(complaints: string[]): void {
  const others = complaints.filter(
    (text) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(text),
  );
  complaints.splice(0, complaints.length, ...others);
}
