-- The disputes about a payment, each with what was read of it last.
create table card_disputes (
  id text primary key,
  payment_id uuid not null references card_payments (payment_id) on delete cascade,
  -- A decided one never opens again.
  state text not null check (state in ('open', 'won', 'lost', 'closed')),
  amount_minor integer not null check (amount_minor >= 0),
  -- Until when the organizer may answer; null where nothing is asked.
  answer_until timestamptz,
  created_at timestamptz not null default now()
);
create index card_disputes_payment on card_disputes (payment_id);
insert into card_disputes (id, payment_id, state, amount_minor, answer_until)
select dispute_id, payment_id, dispute_state, coalesce(dispute_minor, 0), dispute_until
from card_payments where dispute_id is not null and dispute_state is not null;
alter table card_payments drop column dispute_id, drop column dispute_state,
  drop column dispute_minor, drop column dispute_until;

-- Distances that were deleted may have had the same name.
drop index race_result_imports_published;
create unique index race_result_imports_published on race_result_imports (distance_id)
  where state = 'published' and distance_id is not null;
create unique index race_result_imports_published_whole on race_result_imports (race_id)
  where state = 'published' and distance_id is null and distance = '';
