-- Several payments can pay an order together.
drop index payments_one_due;

-- What the payment provider took back for good, because a bank decided for the owner of a card.
alter table payments add column lost_minor integer not null default 0 check (lost_minor >= 0);
alter table payments drop constraint payments_settled;
alter table payments add constraint payments_settled check (
  refunded_minor >= 0 and refunded_minor + kept_minor + lost_minor <= received_minor);

-- Why a proof was not accepted, for its runner; null for a proof that was.
alter table payments add column refusal text check (char_length(refusal) between 1 and 300);
update payments p set refusal = (
  select h.reason from order_log h
  where h.order_id = p.order_id and h.from_state = 'in_review' and h.by_user is not null
    and h.reason is not null
  order by h.id desc limit 1)
where p.state = 'failed' and p.account_id is null;

-- What an entry costs now where it is sold here; null where it is not. For a race without distances, in race_sales.
alter table race_distances add column sold_minor integer check (sold_minor >= 0);
alter table race_distances add column sold_currency text
  check (sold_currency in ('USD', 'MXN', 'PEN', 'CAD'));
alter table race_distances add constraint race_distances_sold
  check ((sold_minor is null) = (sold_currency is null));
alter table race_sales add column sold_minor integer check (sold_minor >= 0);

drop index race_distances_length;
create index race_distances_length on race_distances (distance_m)
  include (race_id, price_minor, discounted_price_minor, price_currency, sold_minor, sold_currency);

-- The latest dispute about a payment; is_disputed tells that it is open.
alter table card_payments add column dispute_id text;
alter table card_payments add column dispute_state text
  check (dispute_state in ('open', 'won', 'lost', 'closed'));
alter table card_payments add column dispute_minor integer check (dispute_minor >= 0);
alter table card_payments add column dispute_until timestamptz;
