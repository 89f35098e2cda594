alter table stripe_subscriptions
  -- The plan with which the running period began: what a whole period was charged for. Only its rights
  -- stay after a downgrade.
  add column period_tier text check (period_tier in ('pacer', 'sprinter', 'elite'));
update stripe_subscriptions set period_tier = coalesce(entitled_tier, tier);

-- What people have used of the rights that are counted, for each day or month in UTC.
create table usage_counts (
  user_id uuid not null references users (id) on delete cascade,
  -- As the limit is called in the table of rights.
  counted text not null check (counted in ('chatMessagesPerDay', 'gpxAnalysesPerMonth')),
  -- The first day of the period.
  period date not null,
  count int not null check (count >= 0),
  primary key (user_id, counted, period)
);
create index usage_counts_period on usage_counts (period);
