import script from "#features/check-in/keeping-worker.js?raw";

/** `/check-in/worker.js`: keeps the pages of desks, and can see no other page. */
export function loader() {
  return new Response(script, {
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" },
  });
}
