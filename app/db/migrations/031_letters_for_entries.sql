-- A runner who has several entries of a race gets a letter for each of them that has changed. Other messages go to each
-- runner once: what writes the recipients sees to that.
alter table race_message_recipients drop constraint race_message_recipients_pkey;
alter table race_message_recipients add primary key (message_id, registration_id);
