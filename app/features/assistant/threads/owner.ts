/** Whose conversations they are: those of an account, or of the browser of a guest. */
export type ChatOwner =
  | { userId: string }
  /** The digest of the guest's cookie, which cannot be made from it. */
  | { guestKey: string };
