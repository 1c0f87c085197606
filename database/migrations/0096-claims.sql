-- A claim knows what is wrong, what is wished for, the line that it is about, its photos, and how far its sending came.
alter table omsorg.product_claim
  add column fault_kind text check (fault_kind in ('leaks', 'broken', 'wrong-item', 'too-few', 'other')),
  add column wanted_outcome text check (wanted_outcome in ('new-delivery', 'money-back', 'report-only')),
  add column order_line_id bigint references omsorg.order_line on delete set null,
  add column created_on_behalf_of integer references omsorg.user_account,
  -- Sending was asked for and has not succeeded yet; and when it last failed for good.
  add column send_asked_at timestamptz,
  add column send_failed_at timestamptz;
create index product_claim_by_order on omsorg.product_claim (customer_order_id) where customer_order_id is not null;
create index product_claim_by_line on omsorg.product_claim (order_line_id) where order_line_id is not null;

-- A file of one care place is seen there, and by whoever sees the whole client; one without a place as before.
alter table omsorg.stored_file add column care_place_id uuid references omsorg.care_place on delete cascade;
alter table omsorg.stored_file add constraint stored_file_of_place_has_client
  check (care_place_id is null or client_id is not null);
drop policy reach on omsorg.stored_file;
create policy reach on omsorg.stored_file to omsorg_app using (
  (client_id is null and (select omsorg.reach_user()) is not null)
  or (care_place_id is null and client_id = any ((select omsorg.reach_clients())::uuid[]))
  or care_place_id = (select omsorg.reach_place())
  or client_id = any ((select omsorg.reach_whole_clients())::uuid[])
);
create index stored_file_by_place on omsorg.stored_file (care_place_id, uploaded_at) where care_place_id is not null;

-- The photos of a claim, in their order. A photo belongs to one claim.
create table omsorg.product_claim_file (
  product_claim_id integer not null references omsorg.product_claim on delete cascade,
  file_id uuid not null unique references omsorg.stored_file,
  place integer not null check (place between 1 and 4),
  primary key (product_claim_id, place)
);
select omsorg.guard('omsorg.product_claim_file');
select omsorg.reach_with('omsorg.product_claim_file', 'omsorg.product_claim');
grant select, insert, update, delete on omsorg.product_claim_file to omsorg_app, omsorg_jobs;

-- The claims about what a person was sent: by an order of the person's own, or by the lines of a resident.
create function omsorg.claims_of_person(p_care_recipient_id integer) returns setof integer
  language sql stable
as $$
  select c.id
  from omsorg.product_claim c
  left join omsorg.customer_order o on o.id = c.customer_order_id
  left join omsorg.order_line l on l.id = c.order_line_id
  where p_care_recipient_id in (o.care_recipient_id, l.care_recipient_id)
$$;

create or replace function omsorg.anonymize_product_claim(p_care_recipient_id integer) returns void language sql as $$
  update omsorg.product_claim c set customer = '', contact_person = '', fault_description = ''
  where c.id in (select omsorg.claims_of_person(p_care_recipient_id))
$$;

-- A photo may show more than the goods.
create function omsorg.anonymize_product_claim_file(p_care_recipient_id integer) returns void language sql as $$
  with gone as (
    delete from omsorg.product_claim_file held
    where held.product_claim_id in (select omsorg.claims_of_person(p_care_recipient_id))
    returning held.file_id)
  delete from omsorg.stored_file f using gone where f.id = gone.file_id
$$;
