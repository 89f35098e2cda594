/**
 * The router loads the page again when the script of the next one cannot be had: it may belong to an
 * older version of the site. Without a connection that would replace the page by the browser's error.
 */
export function keepPageOffline(): void {
  window.navigation?.addEventListener("navigate", (event) => {
    const isOurs = event.navigationType === "reload" && !event.userInitiated;
    if (isOurs && event.cancelable && !navigator.onLine) event.preventDefault();
  });
}
