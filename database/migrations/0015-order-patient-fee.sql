-- What the person pays of an order, by therapy area, and the months that count as paid with it (domain rules 3.7). The sum
-- on the order stays what the parts here add up to.

create table omsorg.order_patient_fee (
  customer_order_id bigint not null references omsorg.customer_order on delete cascade,
  therapy_area omsorg.therapy_area not null,
  amount omsorg.minor not null,
  months integer not null check (months between 0 and 12),
  primary key (customer_order_id, therapy_area)
);

select omsorg.guard('omsorg.order_patient_fee');
create policy reach on omsorg.order_patient_fee to omsorg_app using (
  exists (select from omsorg.customer_order o where o.id = customer_order_id));
grant select, insert, update, delete on omsorg.order_patient_fee to omsorg_app, omsorg_jobs;

-- The months stood on the order as if there were one area; now each area has its own.
alter table omsorg.customer_order drop column patient_fee_months;
