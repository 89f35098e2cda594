import { importCommand } from "./import-command.ts";
import { giveUp, withOwnDatabase } from "./own-database.ts";

const desk = { withDatabase: withOwnDatabase, print: console.log, complain: console.error };

try {
  if (!(await importCommand(process.argv.slice(2), desk))) process.exitCode = 1;
} catch (problem) {
  giveUp(problem);
}
