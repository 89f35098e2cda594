// Keeps the page of a desk with its files, so that it opens without a network. What runners there are, and
// who was checked in, is in the page's own database and never in here.

/** Longer waits are worse than the kept page. */
const patienceMs = 4000;

const cacheOf = (page) => caches.open(`check-in ${page}`);

// Takes the place of an older version at once: scans are not kept in here, so nothing can be lost.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  const [port] = event.ports;
  event.waitUntil(
    keep(event.data)
      // Without a network, what was kept before still opens.
      .catch(async () => (await cacheOf(event.data.page)).match(event.data.page))
      .then(
        (kept) => port.postMessage(kept ? "kept" : "failed"),
        () => port.postMessage("failed"),
      ),
  );
});

const filesIn = (text) => text.match(/\/assets\/[\w.-]+\.\w+/g) ?? [];

/**
 * The page is kept last, so that a kept page always has its files.
 * @param reader - what reads codes for a camera, where the browser cannot
 */
async function keep({ page, reader }) {
  // Without a cookie, so that the page of a signed-in organizer is kept as one of nobody.
  const answer = await fetch(page, { credentials: "omit" });
  if (!answer.ok) throw new Error("The page did not come.");
  const files = new Set(filesIn(await answer.clone().text()));
  const cache = await cacheOf(page);
  if (reader) {
    const script = await fetch(reader);
    if (!script.ok) throw new Error("The reader did not come.");
    for (const file of filesIn(await script.clone().text())) files.add(file);
    files.add(reader);
    await cache.put(reader, script);
  }
  for (const file of files) {
    if (!(await cache.match(file))) await cache.add(file);
  }
  await cache.put(page, answer);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== page && !files.has(pathname)) await cache.delete(url);
  }
  return true;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  event.respondWith(
    request.mode === "navigate"
      ? open(request, pathname)
      : // A kept file never changes; the one that names the files of the reader is kept with them.
        caches.match(request, { ignoreVary: true }).then((kept) => kept ?? fetch(request)),
  );
});

async function open(request, page) {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patienceMs) });
    // The link has ended.
    if (answer.status === 404 || answer.status === 410) await caches.delete(`check-in ${page}`);
    if (answer.status < 500) return answer;
    return (await (await cacheOf(page)).match(page)) ?? answer;
  } catch (problem) {
    const kept = await (await cacheOf(page)).match(page);
    if (kept) return kept;
    throw problem;
  }
}
