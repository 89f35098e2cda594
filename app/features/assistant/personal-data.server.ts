import { sql } from "drizzle-orm";
import type { PersonalData } from "#features/accounts/personal-data.server.ts";

/** Conversations with the assistants. */
export const assistantData: PersonalData = {
  lists: {
    conversations: {
      tables: ["chat_threads", "chat_messages"],
      rows: ({ userId }) => sql`
        select t.id as thread, t.title, a.name as assistant, r.race_name as race, m.is_user,
          m.content, m.state, m.answered_by, m.rating, m.rating_reason, m.rated_at, m."timestamp"
        from chat_threads t
        left join chat_messages m on m.thread_id = t.id
        left join ai_assistants a on a.id = t.assistant_id
        left join races r on r.id = t.race_id
        where t.user_id = ${userId}::uuid order by t.created_at, t.id, m.position`,
    },
    "assistant-usage": {
      tables: ["model_usage"],
      rows: ({ userId }) => sql`
        select day, model, calls, input_tokens, output_tokens
        from model_usage where user_id = ${userId}::uuid order by day, model`,
    },
  },
};
