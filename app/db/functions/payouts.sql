-- The account that the entries of a race are paid to by card: it is connected, and its owner organizes the
-- race with an active account.
create or replace function race_payee(race uuid)
returns table (account_id text, user_id uuid, takes_charges boolean, takes_oxxo boolean)
language sql stable
as $$
  select a.account_id, a.user_id, a.takes_charges, a.takes_oxxo
  from race_payees p
    join payment_accounts a on a.id = p.payment_account_id and a.disconnected_at is null
    join race_organizers o on o.race_id = p.race_id and o.user_id = a.user_id
    join user_profiles u on u.user_id = a.user_id and u.is_active
  where p.race_id = race
$$;
