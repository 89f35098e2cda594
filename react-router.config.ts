import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // A page brings its own routes and asks for those of its links: the whole table is 8.5 kB.
  routeDiscovery: { mode: "lazy" },
} satisfies Config;
