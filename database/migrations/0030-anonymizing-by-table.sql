-- Anonymizing, a function for each table: omsorg.anonymize_<table> takes out of it what tells who one person is. Whoever adds
-- a table of persons adds its function with it, and database/anonymize.test.ts looks at every column. What stays is who
-- ordered what: the id, the year of birth, the sex and the lines of orders and prescriptions.

create function omsorg.anonymize_address(p_care_recipient_id integer) returns void language sql as $$
  delete from omsorg.address where care_recipient_id = p_care_recipient_id
$$;

create function omsorg.anonymize_guardian(p_care_recipient_id integer) returns void language sql as $$
  delete from omsorg.guardian where care_recipient_id = p_care_recipient_id
$$;

create function omsorg.anonymize_calendar_entry(p_care_recipient_id integer) returns void language sql as $$
  delete from omsorg.calendar_entry where care_recipient_id = p_care_recipient_id
$$;

create function omsorg.anonymize_calendar_period(p_care_recipient_id integer) returns void language sql as $$
  delete from omsorg.calendar_period where care_recipient_id = p_care_recipient_id
$$;

-- No care place looks after nobody.
create function omsorg.anonymize_care_recipient_place(p_care_recipient_id integer) returns void language sql as $$
  delete from omsorg.care_recipient_place where care_recipient_id = p_care_recipient_id
$$;

create function omsorg.anonymize_care_recipient_event(p_care_recipient_id integer) returns void language sql as $$
  update omsorg.care_recipient_event set reason = null where care_recipient_id = p_care_recipient_id
$$;

-- An account that stands for nobody else goes with its last person.
create function omsorg.anonymize_crp_account(p_care_recipient_id integer) returns void language sql as $$
  delete from omsorg.crp_account a
  where exists (select from omsorg.crp_account_recipient own
                where own.crp_account_id = a.id and own.care_recipient_id = p_care_recipient_id)
    and not exists (select from omsorg.crp_account_recipient other
                    where other.crp_account_id = a.id and other.care_recipient_id <> p_care_recipient_id)
$$;

create function omsorg.anonymize_crp_account_recipient(p_care_recipient_id integer) returns void language sql as $$
  delete from omsorg.crp_account_recipient where care_recipient_id = p_care_recipient_id
$$;

-- Who was asked about stays as an id; the number goes, also from look-ups before the person was registered.
create function omsorg.anonymize_register_lookup(p_care_recipient_id integer) returns void language sql as $$
  update omsorg.register_lookup l set identity_number_blind = ''
  from omsorg.care_recipient r
  where r.id = p_care_recipient_id
    and (l.care_recipient_id = r.id
      or (l.client_id = r.client_id and l.identity_number_blind = r.identity_number_blind))
$$;

create function omsorg.anonymize_prescription(p_care_recipient_id integer) returns void language sql as $$
  update omsorg.prescription set note = '' where care_recipient_id = p_care_recipient_id
$$;

create function omsorg.anonymize_prescription_row(p_care_recipient_id integer) returns void language sql as $$
  update omsorg.prescription_row r set note = ''
  from omsorg.prescription p where p.id = r.prescription_id and p.care_recipient_id = p_care_recipient_id
$$;

create function omsorg.anonymize_prescription_event(p_care_recipient_id integer) returns void language sql as $$
  update omsorg.prescription_event e set reason = null
  from omsorg.prescription p where p.id = e.prescription_id and p.care_recipient_id = p_care_recipient_id
$$;

create function omsorg.anonymize_prescription_draft(p_care_recipient_id integer) returns void language sql as $$
  delete from omsorg.prescription_draft where care_recipient_id = p_care_recipient_id
$$;

create function omsorg.anonymize_renew_request(p_care_recipient_id integer) returns void language sql as $$
  update omsorg.renew_request q
  set message = '', rejection_reason = case when q.status = 3 then '-' end
  from omsorg.prescription p where p.id = q.prescription_id and p.care_recipient_id = p_care_recipient_id
$$;

create function omsorg.anonymize_investigation(p_care_recipient_id integer) returns void language sql as $$
  update omsorg.investigation set answers = '{}' where care_recipient_id = p_care_recipient_id
$$;

create function omsorg.anonymize_investigation_incontinence(p_care_recipient_id integer) returns void language sql as $$
  update omsorg.investigation_incontinence n set type = '', mobility = ''
  from omsorg.investigation i where i.id = n.investigation_id and i.care_recipient_id = p_care_recipient_id
$$;

create function omsorg.anonymize_customer_order(p_care_recipient_id integer) returns void language sql as $$
  delete from omsorg.customer_order where care_recipient_id = p_care_recipient_id and state = 1;
  update omsorg.customer_order
  set receiver_name = '', receiver_care_of = '', receiver_street = '', receiver_zip = '', receiver_city = '',
      receiver_entry_code = null, contact_phone = null, delivery_point_id = null, delivery_point_name = null,
      notify_by = null, notify_phone = null, notify_email = null, package_location = '', goods_label = ''
  where care_recipient_id = p_care_recipient_id
$$;

-- Behind the link the carrier shows the receiver, and a reason may repeat the address that was refused.
create function omsorg.anonymize_order_part(p_care_recipient_id integer) returns void language sql as $$
  update omsorg.order_part part set tracking_link = null, refusal_reason = null
  from omsorg.customer_order o where o.id = part.customer_order_id and o.care_recipient_id = p_care_recipient_id
$$;

create function omsorg.anonymize_order_event(p_care_recipient_id integer) returns void language sql as $$
  update omsorg.order_event e set reason = null
  from omsorg.customer_order o
  where o.id = e.customer_order_id and o.care_recipient_id = p_care_recipient_id and e.reason is not null
$$;

create function omsorg.anonymize_order_task(p_care_recipient_id integer) returns void language sql as $$
  update omsorg.order_task t set reason = '', note = ''
  from omsorg.customer_order o
  where o.care_recipient_id = p_care_recipient_id
    and (o.id = t.customer_order_id
      or exists (select from omsorg.order_part part where part.id = t.order_part_id and part.customer_order_id = o.id))
$$;

create function omsorg.anonymize_product_claim(p_care_recipient_id integer) returns void language sql as $$
  update omsorg.product_claim c set customer = '', contact_person = '', fault_description = ''
  from omsorg.customer_order o where o.id = c.customer_order_id and o.care_recipient_id = p_care_recipient_id
$$;

-- What was never placed goes: the lines of the person, and the order of which nothing would be left.
create function omsorg.anonymize_preliminary_order(p_care_recipient_id integer) returns void language sql as $$
  delete from omsorg.preliminary_order o
  where exists (select from omsorg.preliminary_order_line own
                where own.preliminary_order_id = o.id and own.care_recipient_id = p_care_recipient_id)
    and not exists (select from omsorg.preliminary_order_line other
                    where other.preliminary_order_id = o.id
                      and other.care_recipient_id is distinct from p_care_recipient_id)
$$;

create function omsorg.anonymize_preliminary_order_line(p_care_recipient_id integer) returns void language sql as $$
  delete from omsorg.preliminary_order_line where care_recipient_id = p_care_recipient_id
$$;

create function omsorg.anonymize_care_recipient(p_care_recipient_id integer) returns void language sql as $$
  update omsorg.care_recipient
  set first_name = '', last_name = '', reference_number = '', phone = null, delivery_phone = null, email = null,
      identity_number_encrypted = null, identity_number_blind = null, identity_number_kind = null,
      identity_number_temporary = false, birth_date = date_trunc('year', birth_date)::date,
      trustee_name = null, trustee_phone = null, trustee_email = null, trustee_identity_number_encrypted = null,
      trustee_identity_number_blind = null
  where id = p_care_recipient_id
$$;

-- Calls the function of each table, from the far ones to the person: a row is found by what it belongs to, so that goes
-- after it. It runs as the owner because it goes through the tables of every feature, and does nothing for a person out of
-- the caller's reach. There is no way back.
create or replace function omsorg.anonymize_person(p_care_recipient_id integer, p_at timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  work record;
begin
  if not omsorg.reach_person(p_care_recipient_id) then
    return false;
  end if;
  for work in
    select f.oid::regproc as name
    from omsorg.tables_of_persons() t
    join pg_class c on c.oid = t.name
    join pg_proc f on f.pronamespace = c.relnamespace and f.proname = 'anonymize_' || c.relname
    order by t.distance desc, c.relname
  loop
    execute format('select %s($1)', work.name) using p_care_recipient_id;
  end loop;
  update omsorg.care_recipient
  set status = case when status = 1 then 2 else status end,
      status_changed_at = p_at, updated_at = p_at, anonymized_at = p_at, row_version = row_version + 1
  where id = p_care_recipient_id;
  return true;
end
$$;
