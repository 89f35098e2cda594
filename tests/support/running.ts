import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "#services/config.ts";
import { requestContext } from "#services/context.ts";
import { openScratch } from "#services/files/scratch.ts";
import { openLog } from "#services/log/log.ts";
import type { Running } from "#services/running.ts";
import type { Services } from "#services/services.ts";
import { hasTag } from "#values/web/conditional/entity-tags.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { inLanguage, splitLanguage } from "#values/web/language.ts";
import { isForPrograms, programRefusal } from "#values/web/program-refusal.ts";

/** The parts of a running product that the host needs: no database, and a silent log. */
export function aRunning(env: Record<string, string>, more: Partial<Running> = {}): Running {
  const services = more.services ?? ({ log: openLog("silent") } as Services);
  const listeners = new Set<() => void>();
  const running: Partial<Running> = {
    config: readConfig(env),
    services,
    publicServices: () => services,
    requestContext,
    variantOf: lengthUnitOf,
    hasTag,
    splitLanguage,
    inLanguage,
    isForPrograms,
    programRefusal,
    scratch: openScratch(join(tmpdir(), "dorsal-tests"), () => new Date()),
    isAway: () => false,
    wasAwaySince: () => false,
    pageNews: {
      tell() {
        for (const forget of listeners) forget();
      },
      hear(forget) {
        listeners.add(forget);
      },
    },
    ...more,
  };
  return running as Running;
}
