import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { compressedCopies } from "./scripts/bundle/compressed-copies.ts";
import { leanFonts } from "./scripts/bundle/lean-fonts.ts";
import { leanRouter } from "./scripts/bundle/lean-router.ts";
import { serverRooms } from "./scripts/bundle/server-rooms.ts";

/** Rooms of which not one line may reach the browser. */
const SERVER_ROOMS = ["/app/db/", "/app/services/"];

/**
 * Bundled into the server's build: Node parses drizzle-orm's 179 kB package.json once for each of
 * its modules, which makes up most of the start when it is loaded from node_modules.
 * React and the router stay outside (the host shares their objects), and so does what loads
 * native code or worker files.
 */
const BUNDLED = [
  /^drizzle-orm/,
  // From node_modules it takes five times as long to load, and eleven times the memory.
  /^@?better-auth/,
  /^@better-fetch/,
  "better-call",
  /^@simplewebauthn/,
  /^@peculiar/,
  "jose",
  /^@noble/,
  "defu",
  "zod",
  "ical-generator",
  "marked",
  "papaparse",
  "lru-cache",
];

/** What makes a page alive. Any other package stays with the page that uses it. */
const FRAMEWORK =
  /\/node_modules\/(?:react|react-dom|react-router|scheduler)\/|preload-helper|woff2\?url$/;

/** Roots of what every page needs; the bundler adds all that they import. */
const FRAME = /\/app\/(?:root|entry\.client|routes\/site\/layout)\.tsx$/;

/** What home, list and race page have in common: in files of their own they would be larger. */
const COMMON =
  /\/app\/(?:features\/races\/(?:race-card|distance-bib)|ui\/(?:card|choice|empty-state|field|pagination)|values\/page-meta)\.tsx?$/;

/** What the race page has in common with the pages that lead on from it. */
const RACE_PARTS =
  /\/app\/(?:features\/(?:races\/(?:cover-address|price|race|race-type-badge|distance)|registrations\/(?:obstacle|wizard)|accounts\/login-path)|ui\/(?:address-flag|copy-button|dialog-link|facts|toast)|values\/fold)\.tsx?$/;

/**
 * What the browser loads, in few files: a larger file compresses better, and the framework keeps
 * its name (and stays in caches) while the product changes.
 */
const CHUNKS = [
  { name: "framework", test: FRAMEWORK, priority: 2 },
  { name: "frame", test: new RegExp(`${FRAME.source}|${COMMON.source}`), priority: 1 },
  { name: "race-parts", test: RACE_PARTS, priority: 0.5 },
];

export default defineConfig(({ command }) => ({
  plugins: [
    serverRooms(SERVER_ROOMS),
    tailwindcss(),
    reactRouter(),
    leanRouter(),
    leanFonts(),
    compressedCopies(),
  ],
  ssr: {
    noExternal: command === "build" ? BUNDLED : [],
    external: [
      "react",
      "react-dom",
      "react-router",
      "pg",
      "@electric-sql/pglite",
      "sharp",
      "pg-boss",
      "pino",
    ],
  },
  build: { chunkSizeWarningLimit: 1000, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // No module of ours or of the packages is written to be asked when it is loaded.
          treeshake: { propertyReadSideEffects: false },
          output: { codeSplitting: { groups: CHUNKS } },
        },
      },
    },
  },
}));
