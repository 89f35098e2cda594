import { sql } from "drizzle-orm";
import { orNull, text } from "#db/kinds.ts";
import { userProfiles } from "#db/schema.ts";

/** Of a profile: the address of its picture; `null` for a picture that is kept inside the profile. */
export const smallImage = sql`
  case when pg_column_size(${userProfiles.profileImage}) < 1000
    then ${userProfiles.profileImage} end`.mapWith(orNull(text));
