import { ensureBuilt, ensureInstalled } from "./ready.mjs";

/** `npm start`: installs and builds what is missing, then serves. */
ensureInstalled();
ensureBuilt();
await import("./serve.mjs");
