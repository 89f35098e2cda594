import type { OriginRules } from "../requests/origin.ts";
import type { DeclaredRoute } from "../routes.ts";

const COMMON = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
};

const TWO_YEARS = 63_072_000;

/** What a document may frame, who may frame it, and the headers that say the same in older words. */
export type DocumentRules = {
  frameSources: readonly string[];
  frameAncestors: "'none'" | "'self'" | "*";
  /** `null` takes a header of every answer away. */
  headers: Readonly<Record<string, string | null>>;
  /** The document may differ for signed-in people, so caches on the way do not keep it. */
  isPersonal: boolean;
};

/** The security headers of this server's answers. */
export type SecurityHeaders = {
  /** Of every answer, pages and files alike. */
  every: Readonly<Record<string, string>>;
  /** In addition, of documents. */
  page: DocumentRules;
  /** Of the room of the built-in coach, which our own pages show in a frame. */
  room: DocumentRules;
  /** Of the widgets, which other sites show in frames: they read no cookie and have no scripts. */
  widget: DocumentRules;
};

/**
 * HSTS is sent only if the browser reaches the server over TLS: without TLS it would lock visitors out.
 * @param frameOrigin - of the provider's rooms, where video sessions have a provider
 */
export function securityHeaders(
  { appUrl, trustedProxies }: OriginRules,
  frameOrigin: string | null,
): SecurityHeaders {
  const isReachedByTls = appUrl ? appUrl.startsWith("https:") : trustedProxies !== null;
  const tls = { "Strict-Transport-Security": `max-age=${TWO_YEARS}; includeSubDomains` };
  const framed = frameOrigin === null ? [] : [frameOrigin];
  return {
    every: isReachedByTls ? { ...COMMON, ...tls } : COMMON,
    page: {
      frameSources: ["'self'", ...framed],
      frameAncestors: "'none'",
      headers: { "Permissions-Policy": permissionsFor(framed) },
      isPersonal: true,
    },
    room: {
      frameSources: ["'none'"],
      frameAncestors: "'self'",
      headers: {
        "Permissions-Policy": permissionsFor([]),
        "X-Frame-Options": "SAMEORIGIN",
      },
      isPersonal: true,
    },
    widget: {
      frameSources: ["'none'"],
      frameAncestors: "*",
      headers: { "X-Frame-Options": null },
      isPersonal: false,
    },
  };
}

/** The rules for the document at a path: a route declares who may frame it. */
export function documentRules(
  { page, room, widget }: SecurityHeaders,
  routes: readonly DeclaredRoute[],
): (path: string) => DocumentRules {
  const framed = routes.flatMap(({ pattern, handle: { framedBy } }) =>
    framedBy ? { paths: pathsOf(pattern), rules: framedBy === "everyone" ? widget : room } : [],
  );
  return (path) => framed.find(({ paths }) => paths.test(path))?.rules ?? page;
}

function pathsOf(pattern: string): RegExp {
  return new RegExp(`^/${pattern.replace(/:\w+/g, "[^/]+")}$`, "i");
}

/** What a session with a coach uses. */
const SESSION_FEATURES = [
  "camera",
  "microphone",
  "display-capture",
  "fullscreen",
  "autoplay",
  "speaker-selection",
];

/** Races near the visitor: our own pages ask by a button, and nothing framed may. */
const OWN_FEATURES = ["geolocation"];

const CLOSED_FEATURES = ["payment", "usb"];

/**
 * Any page may turn into the page with the session without another document, so each document says what
 * a session needs. The browser still asks the visitor.
 */
function permissionsFor(framed: readonly string[]): string {
  const allowed = ["self", ...framed.map((origin) => `"${origin}"`)].join(" ");
  return [
    ...SESSION_FEATURES.map((name) => `${name}=(${allowed})`),
    ...OWN_FEATURES.map((name) => `${name}=(self)`),
    ...CLOSED_FEATURES.map((name) => `${name}=()`),
  ].join(", ");
}
