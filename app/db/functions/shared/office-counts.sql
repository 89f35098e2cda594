-- The back office shows some counts live. Each statement that may change one of them notifies the servers,
-- after the commit; PostgreSQL merges equal notifications of a transaction.
create or replace function tell_office_counts() returns trigger
language plpgsql
as $$
begin
  perform pg_notify('office_counts', '');
  return null;
end
$$;
