import { openDatabase } from "../../app/db/database.ts";
import { record } from "../../app/features/podcasts/audio/record.server.ts";
import { openLocalDisk } from "../../app/services/files/local-disk.ts";
import { openLog } from "../../app/services/log/log.ts";
import { builtInVoice } from "../../app/services/speech/built-in-voice.ts";

// Records a podcast with the built-in voice and prints a line for each part that it begins:
// `node narrator.ts RECORDING FILES DATABASE`.

const [audioId = "", files = "", dataDir = ""] = process.argv.slice(2);
const { db } = await openDatabase({ dataDir });
const voice = builtInVoice();
const services = {
  db,
  files: openLocalDisk(files),
  log: openLog("silent"),
  speech: {
    ...voice,
    speak(...given: Parameters<typeof voice.speak>) {
      process.stdout.write("part\n");
      return voice.speak(...given);
    },
  },
};
await record(services, { audioId }, { signal: new AbortController().signal, isLastTry: false });
process.exit(0);
