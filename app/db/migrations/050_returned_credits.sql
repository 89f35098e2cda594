-- A paid order may spend less of a credit later: its entry is exchanged for a cheaper distance, or cancelled.
alter table order_credits drop constraint order_credits_used_minor_check;
alter table order_credits add constraint order_credits_used_minor_check check (used_minor >= 0);

-- Credits of cancelled entries and races are returned once. Organizers have settled those of earlier cancellations by hand.
alter table order_lines add column is_credit_settled boolean not null default false;
update order_lines l set is_credit_settled = true
from race_registrations g join races r on r.id = g.race_id
where g.id = l.registration_id and l.credit_minor > 0 and 'cancelled' in (g.status, r.race_status);

-- A job looks for credits of cancelled entries every minute.
create index order_lines_credited on order_lines (registration_id)
  where credit_minor > 0 and not is_credit_settled;
