const key = "assistant-promo";

/** Whether the promo was closed in this browser. One that keeps nothing shows it again. */
export function isPromoClosed(): boolean {
  try {
    return localStorage.getItem(key) === "closed";
  } catch {
    return false;
  }
}

/** Lets the promo stay closed on the next visit as well. */
export function rememberClosedPromo(): void {
  try {
    localStorage.setItem(key, "closed");
  } catch {
    // Storage is blocked or full: it stays closed until the page is left.
  }
}
