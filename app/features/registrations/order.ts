/** An order holds the places of its entries while it is paid for. */
export const orderStates = [
  "held",
  "awaiting_payment",
  "in_review",
  "paid",
  "expired",
  "cancelled",
] as const;
export type OrderState = (typeof orderStates)[number];

/**
 * The states that each state may become. `expired` becomes `paid` only if the places can be taken again.
 * An order tells about money: what becomes of a paid entry later is the status of the entry.
 */
const moves: Record<OrderState, readonly OrderState[]> = {
  held: ["awaiting_payment", "in_review", "paid", "expired", "cancelled"],
  awaiting_payment: ["in_review", "paid", "expired", "cancelled"],
  in_review: ["awaiting_payment", "paid", "expired", "cancelled"],
  paid: [],
  expired: ["paid"],
  cancelled: [],
};

export function mayBecome(from: OrderState, to: OrderState): boolean {
  return moves[from].includes(to);
}

/** The states in which an order holds its places. */
export const openStates = ["held", "awaiting_payment", "in_review"] as const;

/** The open states that end by themselves: a proof that waits for the organizer keeps the place. */
export const lapsingStates = ["held", "awaiting_payment"] as const;

/** The states of an order that has ended without being paid. */
export const endedStates = ["expired", "cancelled"] as const;

export const msPerHour = 3_600_000;

/** Minutes in which a runner decides how to pay. */
export const heldMinutes = 30;

/** Hours that a runner has once more after a proof that did not pay the order. */
const extensionHours = 24;

/** The earliest end of what a runner has after that proof. */
export function extensionEnd(now: Date): Date {
  return new Date(now.getTime() + extensionHours * msPerHour);
}

/** An order whose time is over counts as expired, also before the job has freed its places. */
export function stateAt(
  { state, expiresAt }: { state: OrderState; expiresAt: Date | null },
  now: Date,
): OrderState {
  const isLapsed = lapsingStates.some((each) => each === state) && expiresAt !== null;
  return isLapsed && expiresAt <= now ? "expired" : state;
}

/** The letters and digits of codes: of those that look alike there is one at most. */
export const codeLetters = "ACDEFHJKLMNPQRTUVWXY379";

/** @param below - gives a random whole number from 0 up to this one */
export function newCode(below: (limit: number) => number): string {
  return Array.from({ length: 8 }, () => codeLetters[below(codeLetters.length)]).join("");
}

/** The number of an operation without what people write differently: `"No. 0012-34 a"` is `NO001234A`. */
export function referenceKey(reference: string): string {
  return reference.replace(/[^\p{L}\p{N}]/gu, "").toUpperCase();
}

/**
 * Where an organizer finds orders: proofs to review, money to settle, orders that wait for money, money that has
 * arrived, and orders that ended without it.
 */
export const orderShelves = ["review", "settle", "waiting", "received", "ended"] as const;
export type OrderShelf = (typeof orderShelves)[number];
