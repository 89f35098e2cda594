/**
 * The address that opens a letter in the reader's own mail program. Nothing in an address or a
 * subject can add a line or a recipient to it.
 * @example mailLink("zoe@example.com", "Re: Support") // "mailto:zoe@example.com?subject=Re%3A%20Support"
 */
export function mailLink(email: string, subject: string): string {
  const address = encodeURIComponent(email).replaceAll("%40", "@");
  const line = subject.replace(/\p{Cc}+/gu, " ");
  return `mailto:${address}?subject=${encodeURIComponent(line)}`;
}
