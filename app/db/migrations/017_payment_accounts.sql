-- The stand-in of the payment provider keeps what belongs to each account apart; '' is our own.
alter table sandbox_payment_objects add column account_id text not null default '';
alter table sandbox_payment_events add column account_id text not null default '';
alter table sandbox_payment_answers add column account_id text not null default '';
alter table sandbox_payment_answers drop constraint sandbox_payment_answers_pkey;
alter table sandbox_payment_answers add primary key (account_id, key);

drop index sandbox_payment_objects_kind;
create index sandbox_payment_objects_kind
  on sandbox_payment_objects (account_id, kind, position desc);
