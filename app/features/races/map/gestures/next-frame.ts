/** Until the page is painted with all that has been written: what comes then is in a task of its own. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
