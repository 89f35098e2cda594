import { ensureBuilt, ensureInstalled } from "./ready.mjs";

/** `npm start`: makes sure that everything is there, then serves. */
ensureInstalled();
ensureBuilt();
await import("./serve.mjs");
