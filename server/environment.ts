import { existsSync } from "node:fs";

/**
 * Must be the first import of main.ts: React chooses between its development and production builds
 * from NODE_ENV when it is first loaded, and the two do not work together.
 */
const isDevelopment = process.argv.includes("--dev");

// `npm start` reads .env by itself; the tests start the server without it.
if (isDevelopment && existsSync(".env")) process.loadEnvFile(".env");

process.env.NODE_ENV ||= isDevelopment ? "development" : "production";
