/** A change of how a person signs in, which its owner can undo by the link of a letter. */
export type AccountChange = {
  kind: ChangeKind;
  /** The passkey, identity or key that it added. */
  subjectId?: string | undefined;
  /** The address that a new one has replaced. */
  addressBefore?: string;
};

export type ChangeKind =
  | "address-requested"
  | "address"
  | "password"
  | "passkey"
  | "google"
  | "key"
  | "second-step-on"
  | "deletion"
  /** A way to sign in that is gone; nothing brings it back. */
  | "removed";

/** As long as Google keeps the way back to an old address open. */
export const undoDays = 7;
