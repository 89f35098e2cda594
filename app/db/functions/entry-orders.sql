-- A new line of an order (order_lines): what is sold of its price step, the uses of its code.
-- Another status of an entry (race_registrations): the same, taken back or counted again.
-- A new or changed refund (refunds): what is refunded of its payment.
-- Another price of a race without distances (race_sales): the price in the row of the search.
-- A write to race_sales, entry_orders, entry_changes, payments or refunds: updated_at.

-- The constraints price_tiers_places and vouchers_uses refuse one too many. A code that keeps places counts its
-- entries itself: see registrations.sql.
create or replace function add_sold(line order_lines, by integer) returns void
language plpgsql
as $$
begin
  update price_tiers set sold = sold + by where id = line.tier_id;
  update vouchers set uses = uses + by where id = line.voucher_id and not keeps_places;
end
$$;

create or replace function count_line() returns trigger
language plpgsql
as $$
begin
  perform add_sold(new, 1) from race_registrations g
  where g.id = new.registration_id and g.status <> 'cancelled';
  return null;
end
$$;

create or replace trigger order_lines_sold after insert on order_lines
  for each row execute function count_line();

create or replace function recount_line() returns trigger
language plpgsql
as $$
begin
  perform add_sold(l, case when new.status = 'cancelled' then -1 else 1 end)
  from order_lines l where l.registration_id = new.id;
  return null;
end
$$;

-- After race_registrations_places, which locks the distance first.
create or replace trigger race_registrations_sold after update of status on race_registrations
  for each row when ((old.status = 'cancelled') <> (new.status = 'cancelled'))
  execute function recount_line();

-- Counts by difference: a sum of the rows would not see what other transactions add at the same time. The
-- constraint payments_settled refuses more than was received.
create or replace function count_refund() returns trigger
language plpgsql
as $$
declare
  was integer := 0;
  becomes integer := 0;
begin
  if tg_op = 'UPDATE' and old.state in ('requested', 'pending', 'succeeded') then
    was := old.amount_minor;
  end if;
  if new.state in ('requested', 'pending', 'succeeded') then becomes := new.amount_minor; end if;
  if becomes <> was then
    update payments set refunded_minor = refunded_minor + becomes - was where id = new.payment_id;
  end if;
  return null;
end
$$;

create or replace trigger refunds_count after insert or update on refunds
  for each row execute function count_refund();

-- What an order has of its total: payments that count for it, less what is sent back, kept or lost. It may be more.
create or replace function order_credit(order_id uuid) returns integer
language sql stable
as $$
  select coalesce(sum(received_minor - refunded_minor - kept_minor - lost_minor), 0)::integer
  from public.payments p
  where p.order_id = $1 and p.state = 'received' and p.kind = 'due'
$$;

-- Whether the credits that paid for an entry were returned: it cannot count again.
create or replace function entry_lost_credit(registration_id uuid) returns boolean
language sql stable
as $$
  select exists (
    select from public.order_lines l join public.entry_orders o on o.id = l.order_id
    where l.registration_id = $1 and o.state = 'paid' and l.is_credit_settled and l.credit_minor = 0
  )
$$;

-- Whether any live entry of a cancelled race has lost its credits.
create or replace function race_lost_credits(race_id uuid) returns boolean
language sql stable
as $$
  select exists (
    select from public.race_registrations g
    where g.race_id = $1 and g.status <> 'cancelled' and public.entry_lost_credit(g.id)
  )
$$;

-- A race without distances has its price in race_sales.
create or replace function race_search_on_sale() returns trigger
language plpgsql
as $$
begin
  perform public.race_search_reprice(array[coalesce(new.race_id, old.race_id)]);
  return null;
end
$$;

create or replace trigger race_sales_price after update of sold_minor on race_sales
  for each row when (old.sold_minor is distinct from new.sold_minor)
  execute function race_search_on_sale();
create or replace trigger race_sales_price_delete after delete on race_sales
  for each row when (old.sold_minor is not null) execute function race_search_on_sale();

create or replace trigger race_sales_touch before update on race_sales
  for each row when (old.* is distinct from new.*) execute function touch();
create or replace trigger entry_orders_touch before update on entry_orders
  for each row when (old.* is distinct from new.*) execute function touch();
create or replace trigger payments_touch before update on payments
  for each row when (old.* is distinct from new.*) execute function touch();
create or replace trigger entry_changes_touch before update on entry_changes
  for each row when (old.* is distinct from new.*) execute function touch();
create or replace trigger refunds_touch before update on refunds
  for each row when (old.* is distinct from new.*) execute function touch();
