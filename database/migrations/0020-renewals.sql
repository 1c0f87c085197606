-- A row that is renewed from the day after its prescription's end can be drawn from until then. It is closed on the day
-- on which the waiting successor that took it over starts; without that successor it only loses the mark.
alter table omsorg.prescription_row
  add column succeeded_by integer references omsorg.prescription on delete set null;
create index prescription_row_by_successor on omsorg.prescription_row (succeeded_by) where succeeded_by is not null;

-- What the change of day looks for.
create index prescription_row_addition_by_end on omsorg.prescription_row_addition (end_date) where status in (1, 2);
