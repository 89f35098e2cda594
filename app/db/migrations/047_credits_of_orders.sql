-- The credits that an order spends, each on what its entries cost. Until now, an order named a single one as its change.
create table order_credits (
  order_id uuid not null references entry_orders (id) on delete cascade,
  -- The deferral.
  change_id uuid not null references entry_changes (id) on delete cascade,
  -- All of the credit, or what the entries still cost.
  used_minor integer not null check (used_minor > 0),
  -- No longer once the order has ended unpaid: another order may spend the credit then.
  is_held boolean not null default true,
  primary key (order_id, change_id)
);
create unique index order_credits_once on order_credits (change_id) where is_held;
create index order_credits_change on order_credits (change_id);

-- The part of the discount that credits pay.
alter table order_lines add column credit_minor integer not null default 0;

-- How a discount was made up was not stored: the credit of an order comes first.
with lines as (
  select l.registration_id, l.order_id, c.credit_minor, l.discount_minor,
    sum(l.discount_minor) over (partition by l.order_id order by l.registration_id) - l.discount_minor as before
  from order_lines l
  join entry_orders o on o.id = l.order_id
  join entry_changes c on c.id = o.change_id and c.kind = 'deferral'
)
update order_lines l set credit_minor = least(x.discount_minor, greatest(x.credit_minor - x.before, 0))
from lines x where x.registration_id = l.registration_id and x.order_id = l.order_id;
alter table order_lines add constraint order_lines_credit check (credit_minor between 0 and discount_minor);

insert into order_credits (order_id, change_id, used_minor, is_held)
select o.id, o.change_id, sum(l.credit_minor),
  -- An order whose money came late may have spent the credit of one that is open.
  o.state not in ('expired', 'cancelled') and row_number() over (
    partition by o.change_id order by o.state = 'paid' desc, o.state in ('expired', 'cancelled'), o.created_at, o.id
  ) = 1
from entry_orders o
join entry_changes c on c.id = o.change_id and c.kind = 'deferral'
join order_lines l on l.order_id = o.id
group by o.id
having sum(l.credit_minor) > 0;

update entry_orders o set change_id = null
from entry_changes c where c.id = o.change_id and c.kind = 'deferral';
