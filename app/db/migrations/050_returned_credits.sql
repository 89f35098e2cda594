-- A paid order may spend less of a credit later: its entry is exchanged for a cheaper distance, or cancelled.
alter table order_credits drop constraint order_credits_used_minor_check;
alter table order_credits add constraint order_credits_used_minor_check check (used_minor >= 0);

-- A job looks for credits of cancelled entries every minute.
create index order_lines_credited on order_lines (registration_id) where credit_minor > 0;
