/** The card numbers of the payment sandbox, by what they do. */
export const cards = {
  pays: "4242 4242 4242 4242",
  isDeclined: "4000 0000 0000 0002",
  /** Requires its owner to confirm the first payment. */
  asksOnce: "4000 0025 0000 3155",
  /** Requires its owner to confirm each payment. */
  asksAlways: "4000 0027 6000 3184",
  /** Pays in its owner's presence, and fails when the membership is renewed. */
  failsLater: "4000 0000 0000 0341",
};
