const EMAIL_ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;

const longestAddress = 254;
const longestMailbox = 64;

/**
 * Whether a text is one plain email address. There is no room in it for a second one, a display
 * name or a line break, so nothing can be smuggled into the head of a mail.
 */
export function isEmailAddress(text: string): boolean {
  return (
    text.length <= longestAddress && text.indexOf("@") <= longestMailbox && EMAIL_ADDRESS.test(text)
  );
}
