import { openDatabase } from "../../app/db/database.ts";
import { storeObject } from "../../app/features/storage/uploads.server.ts";
import { openLocalDisk } from "../../app/services/files/local-disk.ts";
import { openLimits } from "../../app/services/limits/limits.ts";
import { openLog } from "../../app/services/log/log.ts";

// Stores an object and is killed when its bytes are there and its row is not:
// `node uploader.ts OWNER BUCKET FILES DATABASE`.

const [userId = "", bucket = "", directory = "", dataDir = ""] = process.argv.slice(2);
const { db } = await openDatabase({ dataDir });
const now = () => new Date();
const files = openLocalDisk(directory);
const services = {
  db,
  now,
  log: openLog("silent"),
  limits: openLimits({ db, now }),
  files: {
    ...files,
    async put(...given: Parameters<typeof files.put>) {
      await files.put(...given);
      process.kill(process.pid, "SIGKILL");
    },
  },
};
const bytes = new Blob(["never told to be kept"]);
await storeObject(services, { userId }, { bucket, name: "a.txt", mode: "insert" }, async () => ({
  bytes,
  contentType: "text/plain",
  cacheSeconds: 60,
}));
