import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
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
  plugins: [serverRooms(SERVER_ROOMS), tailwindcss(), reactRouter(), compressedCopies()],
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
