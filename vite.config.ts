import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import subsetFont from "subset-font";
import { defineConfig, type Plugin } from "vite";

/** Rooms of which not one line may reach the browser. */
const SERVER_ROOMS = ["/app/db/", "/app/services/"];

/**
 * Bundled into the server's build: Node parses drizzle-orm's 179 kB package.json once for each of
 * its modules, which makes up most of the start when it is loaded from node_modules.
 * React and the router stay outside (the host shares their objects), and so does what loads
 * native code or worker files.
 */
const BUNDLED = [/^drizzle-orm/, "zod", "ical-generator", "marked", "papaparse", "lru-cache"];

/**
 * What the browser loads, in few files: a larger file compresses better, and the framework keeps
 * its name (and stays in caches) while the product changes. Parts that three pages need are one.
 */
const CHUNKS = [
  { name: "framework", test: /node_modules/, priority: 2 },
  { name: "shared", test: /\/app\/(ui|values|features)\//, minShareCount: 3, priority: 1 },
];

export default defineConfig(({ command }) => ({
  plugins: [
    serverRooms(SERVER_ROOMS),
    tailwindcss(),
    reactRouter(),
    leanFonts(),
    compressedCopies(),
  ],
  ssr: {
    noExternal: command === "build" ? BUNDLED : [],
    external: [
      "react",
      "react-dom",
      "react-router",
      "postgres",
      "@electric-sql/pglite",
      "sharp",
      "pg-boss",
      "pino",
    ],
  },
  build: { chunkSizeWarningLimit: 1000, reportCompressedSize: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
  },
}));

/** Stops a build in which a room that belongs to the server would reach the browser. */
function serverRooms(rooms: string[]): Plugin {
  return {
    name: "server-rooms",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    async resolveId(source, importer, options) {
      if (!importer || importer.endsWith(".html")) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (resolved && rooms.some((room) => resolved.id.includes(room))) {
        throw new Error(`Server room reached from the browser: ${source} imported by ${importer}`);
      }
      return resolved;
    },
  };
}

/** The letters of Latin scripts and the signs that our texts use. */
const LETTERS = String.fromCodePoint(
  ...Array.from({ length: 0x24f - 0x20 }, (_, place) => 0x20 + place),
  ...Array.from("–—‘’“”•…€™★−", (sign) => sign.codePointAt(0) ?? 0x20),
);

/** The weights and widths that the styles use. */
const AXES: Record<string, SubsetAxes> = {
  archivo: {
    wght: { min: 600, max: 900, default: 700 },
    wdth: { min: 100, max: 125, default: 100 },
  },
  inter: { wght: { min: 400, max: 700, default: 400 } },
};

type SubsetAxes = Record<string, { min: number; max: number; default: number }>;

/** Takes out of the variable fonts what no page shows: four tenths of what a first visit loads of them. */
function leanFonts(): Plugin {
  return {
    name: "lean-fonts",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    async generateBundle(_options, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        const family = Object.keys(AXES).find((known) => name.includes(`/${known}-`));
        if (file.type !== "asset" || !family || !name.endsWith(".woff2")) continue;
        const variationAxes = AXES[family];
        const whole = Buffer.from(file.source);
        file.source = await subsetFont(whole, LETTERS, { targetFormat: "woff2", variationAxes });
      }
    },
  };
}

/** Writes `.br` and `.gz` beside each text file for the browser, as small as they get. */
function compressedCopies(): Plugin {
  return {
    name: "compressed-copies",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    async writeBundle({ dir = "" }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /\.(?:js|css|svg|json)$/.test(name));
      await Promise.all(texts.map((name) => compressBeside(join(dir, name))));
    },
  };
}

async function compressBeside(path: string) {
  const plain = await readFile(path);
  const most = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength } };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(plain, most));
  await writeFile(`${path}.gz`, await promisify(gzip)(plain, { level: 9 }));
}
