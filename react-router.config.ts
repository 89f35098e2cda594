import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { compressCopies } from "./scripts/bundle/compressed-copies.ts";

export default {
  ssr: true,
  // A page brings its own routes and asks for those of its links: the whole table is 8.5 kB.
  routeDiscovery: { mode: "lazy" },
  // Here and not in a plugin: the router adds files to the browser's after its bundle is written.
  buildEnd: ({ reactRouterConfig }) =>
    compressCopies(join(reactRouterConfig.buildDirectory, "client")),
} satisfies Config;
