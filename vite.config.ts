import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { leanFonts } from "./scripts/bundle/lean-fonts.ts";
import { pageFiles } from "./scripts/bundle/page-files.ts";
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

/** What brings a page to life. Any other package stays with the page that uses it. */
const FRAMEWORK =
  /\/node_modules\/(?:react|react-dom|react-router|scheduler)\/|preload-helper|woff2\?url$/;

/** Sentences stay with the screens that show them. Editors and courses have many addresses, and load what only they use. */
const SHARED =
  /\/app\/(?!ui\/editing\/|features\/races\/editing\/|features\/courses\/|drawing\/course\/|.*\/messages\.ts$)/;
const COURSES = /\/app\/(?:features\/courses|drawing\/course)\//;
const EDITING = /\/app\/ui\/editing\//;

const PAGE_FILES = pageFiles();

/**
 * What the browser loads, in few files: a larger file compresses better than many small ones, and
 * the framework keeps its name (and stays in caches) while the product changes. The pages with a
 * limit come first, so that what only accounts and the back office share does not reach them.
 * `bench/javascript.ts` weighs the result.
 */
const CHUNKS = [
  { name: "framework", test: FRAMEWORK, priority: 100 },
  ...PAGE_FILES.groups,
  { name: "shared", test: SHARED, minShareCount: 8, priority: 0.5 },
  { name: "courses", test: COURSES, minShareCount: 8 },
  { name: "editing", test: EDITING, minShareCount: 2 },
];

/** Short names without those of the modules: documents and the answers about routes hold them. */
const SCRIPTS = "assets/[hash:7].js";

export default defineConfig(({ command }) => ({
  plugins: [
    serverRooms(SERVER_ROOMS),
    tailwindcss(),
    reactRouter(),
    leanFonts(),
    PAGE_FILES.plugin,
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
  worker: { format: "es", rolldownOptions: { output: { entryFileNames: SCRIPTS } } },
  build: { chunkSizeWarningLimit: 1000, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        // Parts that are loaded on demand import few files: lists of them would weigh more.
        modulePreload: false,
        rolldownOptions: {
          // No module here has an effect when one of its properties is read.
          treeshake: { propertyReadSideEffects: false },
          output: {
            entryFileNames: SCRIPTS,
            chunkFileNames: SCRIPTS,
            codeSplitting: { groups: CHUNKS },
          },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          // The server keeps its source in memory, where one letter beyond Latin 1 doubles a file.
          output: { charset: "ascii", comments: false },
        },
      },
    },
  },
}));
