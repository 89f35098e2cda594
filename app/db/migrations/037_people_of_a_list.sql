-- A club enters its members from a spreadsheet, in one order.
alter table race_entry_rules drop constraint race_entry_rules_people_per_order_check;
alter table race_entry_rules add constraint race_entry_rules_people_per_order_check
  check (people_per_order between 1 and 60);
