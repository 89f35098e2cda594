import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub, RouterContextProvider } from "react-router";
import type { Database } from "#db/database.ts";
import { authSessions } from "#db/schema.ts";
import { servicesContext } from "#services/context.ts";
import { openLog } from "#services/log/log.ts";
import type { Services } from "#services/services.ts";
import { anAdmin } from "../people.ts";
import { now } from "../races/races.ts";

type Loaded = { data: unknown; init: ResponseInit | null };

/** The page of an administrator whose database has lost the assistants, and its status. */
export async function pageWithoutAssistants(
  tx: Database,
  // Each route has types of its own for what the router gives it.
  { loader, default: Page }: { loader: (args: never) => Promise<Loaded>; default: unknown },
): Promise<{ status: number | undefined; html: string }> {
  const { userId } = await anAdmin(tx);
  const token = randomUUID();
  const expiresAt = new Date(now().getTime() + 1000);
  await tx.insert(authSessions).values({ id: randomUUID(), userId, token, expiresAt });
  await tx.execute(sql`alter table ai_assistants rename to lost`);
  const context = new RouterContextProvider();
  const identity = { cookie: { token: () => token } };
  const services: unknown = { db: tx, now, log: openLog("silent"), identity };
  context.set(servicesContext, services as Services);
  const request = new Request("http://run.test/admin/ai");
  const url = new URL(request.url);
  const { data, init } = await loader({ request, url, context, params: { id: userId } } as never);
  const View = Page as ComponentType<{ loaderData: unknown }>;
  const Stub = createRoutesStub([{ path: "/", Component: () => <View loaderData={data} /> }]);
  return { status: init?.status, html: renderToString(<Stub />) };
}
