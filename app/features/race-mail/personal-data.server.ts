import { sql } from "drizzle-orm";
import type { PersonalData } from "#features/accounts/personal-data.server.ts";
import { forgetAnswer } from "./whatsapp.server.ts";

/**
 * What organizers wrote to a runner, what a runner does not want to get, and what an organizer wrote. A message stays
 * with its race without its author.
 */
export const raceMailData: PersonalData = {
  lists: {
    "race-messages": {
      tables: ["race_message_recipients"],
      rows: ({ userId }) => sql`
        select r.race_name, m.kind, m.subject_en, m.text_en, m.subject_es, m.text_es, w.state, w.error, w.sent_at, w.sms_state,
          w.whatsapp_state
        from race_message_recipients w join race_messages m on m.id = w.message_id
        join races r on r.id = m.race_id
        where w.user_id = ${userId}::uuid order by m.created_at, m.id`,
    },
    "race-messages-written": {
      tables: ["race_messages"],
      rows: ({ userId }) => sql`
        select r.race_name, m.kind, m.state, m.subject_en, m.text_en, m.subject_es, m.text_es, m.audience,
          m.takes_answers, m.also_sms, m.also_whatsapp, m.created_at, m.ordered_at, m.send_at
        from race_messages m join races r on r.id = m.race_id
        where m.created_by = ${userId}::uuid order by m.created_at, m.id`,
    },
    "whatsapp-consents": {
      tables: ["whatsapp_consents"],
      rows: ({ userId }) => sql`
        select c.number, c.created_at, a.takes_messages, a.said_at
        from whatsapp_consents c left join whatsapp_answers a on a.number = c.number
        where c.user_id = ${userId}::uuid`,
    },
    "race-news-refusals": {
      tables: ["race_news_refusals"],
      rows: ({ userId }) => sql`
        select r.race_name, f.race_id is null as of_all_races, f.created_at
        from race_news_refusals f left join races r on r.id = f.race_id
        where f.user_id = ${userId}::uuid order by f.created_at`,
    },
  },
  async erase(tx, person) {
    await forgetAnswer(tx, person);
    return [];
  },
};
