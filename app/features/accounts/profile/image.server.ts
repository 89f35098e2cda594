import { sql } from "drizzle-orm";
import { orNull, text } from "#db/kinds.ts";
import { userProfiles } from "#db/schema.ts";

/** The address of a profile's picture; `null` for a picture stored inside the profile. */
export const smallImage = sql`
  case when pg_column_size(${userProfiles.profileImage}) < 1000
    then ${userProfiles.profileImage} end`.mapWith(orNull(text));
