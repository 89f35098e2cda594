-- Whoever is deactivated is out at once, by whatever way it happened, and stays out when they are
-- let in again: they sign in anew.
create function end_sessions() returns trigger
language plpgsql
as $$
begin
  delete from auth_sessions where user_id = new.user_id;
  return null;
end
$$;

create trigger user_profiles_end_sessions after update of is_active on user_profiles
  for each row when (old.is_active and not new.is_active) execute function end_sessions();
