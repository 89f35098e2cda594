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

export default defineConfig(({ command }) => ({
  plugins: [serverRooms(SERVER_ROOMS), tailwindcss(), reactRouter()],
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
