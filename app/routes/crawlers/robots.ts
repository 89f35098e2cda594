import { openDocument } from "#values/web/public-page.ts";
import type { Route } from "./+types/robots.ts";

/** Paths for one person, for administrators or for programs that know the address. */
const closed = [
  "/admin",
  "/dashboard",
  "/account/",
  "/checkout/",
  "/auth/",
  "/functions/",
  "/sandbox/",
];

/**
 * `/robots.txt`. The race list with filters is closed as well: it has no end, and every race is in
 * the sitemap.
 */
export function loader({ request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  const lines = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "Disallow: /races?",
    "Disallow: /races.ics",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: {
      ...openDocument,
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
