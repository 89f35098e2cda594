/**
 * Must be the first import of main.ts: React chooses between its development and production builds
 * from NODE_ENV when it is first loaded, and the two do not work together.
 */
process.env.NODE_ENV ??= process.argv.includes("--dev") ? "development" : "production";
