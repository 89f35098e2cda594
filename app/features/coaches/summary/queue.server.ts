import type { Services } from "#services/services.ts";

export const summaryQueue = "summarize-coach-session";

export type SummaryJob = { conversationId: string };

/** Asks for summaries of sessions of signed-in runners. A failure is logged: the session has ended. */
export async function sendSummaries(
  { jobs, log }: Pick<Services, "jobs" | "log">,
  ended: readonly { conversationId: string; userId: string | null }[],
): Promise<void> {
  for (const { conversationId, userId } of ended) {
    if (userId === null) continue;
    try {
      await jobs.send(summaryQueue, { conversationId }, { singletonKey: conversationId });
    } catch (error) {
      log.error({ error, conversationId }, "a summary was not asked for");
    }
  }
}
