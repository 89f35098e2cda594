/** A `mailto:` address with its subject: nothing in a name or an address can add a line to the mail. */
export function mailLink(email: string, raceName: string): string {
  const subject = `Your claim of ${raceName.replace(/\p{Cc}+/gu, " ")}`;
  const address = encodeURIComponent(email).replaceAll("%40", "@");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
