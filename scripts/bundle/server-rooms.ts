import type { Plugin } from "vite";

/** Stops a build in which code of a server room would reach the browser. */
export function serverRooms(rooms: string[]): Plugin {
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
