/**
 * Whether a text can be followed as a link of the web: `javascript:` and the like cannot. An address with
 * credentials looks like another site, and marks that no address needs can end where it is written.
 */
export function isWebAddress(text: string | null): text is string {
  if (text === null || !/^https?:\/\/[^\s"<>\\^`{|}\p{Cc}\p{Cf}]+$/iu.test(text)) return false;
  const address = URL.parse(text);
  return address !== null && address.username === "" && address.password === "";
}
