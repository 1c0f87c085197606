-- What was hidden stays hidden: from an answer that is kept, from whoever registers what somebody else has asked the register
-- about, and from the look-ups of a person who was anonymized. And a look-up counts from the moment it is asked.

-- `asked` is written before the register is asked, the answer in a row of its own: many who ask at once are counted as well,
-- and a question whose answer never came is known all the same.
alter table omsorg.register_lookup
  drop constraint register_lookup_answer_check,
  add constraint register_lookup_answer_check
    check (answer in ('asked', 'found', 'protected', 'deceased', 'unknown', 'failed'));

-- How the identity behind a number is protected, as the register said when somebody of the client asked last; null for no
-- protection. Runs as the owner, because each user sees their own look-ups alone.
create function omsorg.protection_said_by_register(p_identity_number_blind bytea) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select l.protected_kind
  from omsorg.register_lookup l
  where l.client_id = omsorg.reach_client() and l.identity_number_blind = p_identity_number_blind
    and l.answer not in ('asked', 'failed')
  order by l.at desc, l.id desc
  limit 1
$$;

-- Whether one of these persons was hidden, anonymized or removed after a moment. It runs as the owner, because whoever asks
-- may not see the person any more, and tells no more than that.
create function omsorg.were_hidden_since(p_care_recipient_ids integer[], p_since timestamptz) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select exists (
    select from unnest(p_care_recipient_ids) as asked (id)
    where not exists (select from omsorg.care_recipient r where r.id = asked.id)
      or exists (
        select from omsorg.care_recipient_event e
        where e.care_recipient_id = asked.id and e.event in ('protected', 'anonymized') and e.at > p_since))
$$;

-- Somebody whose identity is protected here stays hidden also where the register knows of no protection: whoever asks it with
-- the number in hand is told neither name nor address. Runs as the owner, because the person may be at another care place.
create function omsorg.protection_of_number(p_identity_number_blind bytea) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select r.protected_kind from omsorg.care_recipient r
  where r.client_id = omsorg.reach_client() and r.identity_number_blind = p_identity_number_blind
$$;

grant execute on function
  omsorg.protection_said_by_register(bytea), omsorg.were_hidden_since(integer[], timestamptz),
  omsorg.protection_of_number(bytea) to omsorg_app;

-- ---------------------------------------------------------------------------------------------------------------------
-- Takes everything out of the record that tells who somebody is. What stays is who ordered what: the id, the year of birth,
-- the sex and the lines of orders and prescriptions. It runs as the owner because it goes through the tables of every
-- feature, and does nothing for a person out of the caller's reach. There is no way back.
create function omsorg.anonymize_person(p_care_recipient_id integer, p_at timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if not omsorg.reach_person(p_care_recipient_id) then
    return false;
  end if;

  delete from omsorg.address where care_recipient_id = p_care_recipient_id;
  delete from omsorg.guardian where care_recipient_id = p_care_recipient_id;
  delete from omsorg.calendar_entry where care_recipient_id = p_care_recipient_id;
  delete from omsorg.prescription_draft where care_recipient_id = p_care_recipient_id;
  delete from omsorg.customer_order where care_recipient_id = p_care_recipient_id and state = 1;
  -- An account that stands for nobody else goes with its last person.
  delete from omsorg.crp_account a
  where exists (select from omsorg.crp_account_recipient own
                where own.crp_account_id = a.id and own.care_recipient_id = p_care_recipient_id)
    and not exists (select from omsorg.crp_account_recipient other
                    where other.crp_account_id = a.id and other.care_recipient_id <> p_care_recipient_id);
  delete from omsorg.crp_account_recipient where care_recipient_id = p_care_recipient_id;

  update omsorg.customer_order
  set receiver_name = '', receiver_care_of = '', receiver_street = '', receiver_zip = '', receiver_city = '',
      receiver_entry_code = null, contact_phone = null, notify_by = null, notify_phone = null, notify_email = null,
      package_location = '', goods_label = ''
  where care_recipient_id = p_care_recipient_id;
  update omsorg.order_event e set reason = null
  from omsorg.customer_order o
  where o.id = e.customer_order_id and o.care_recipient_id = p_care_recipient_id and e.reason is not null;
  update omsorg.order_task t set note = ''
  from omsorg.order_part part join omsorg.customer_order o on o.id = part.customer_order_id
  where part.id = t.order_part_id and o.care_recipient_id = p_care_recipient_id;

  update omsorg.prescription set note = '' where care_recipient_id = p_care_recipient_id;
  update omsorg.prescription_row r set note = ''
  from omsorg.prescription p where p.id = r.prescription_id and p.care_recipient_id = p_care_recipient_id;
  update omsorg.prescription_event e set reason = null
  from omsorg.prescription p where p.id = e.prescription_id and p.care_recipient_id = p_care_recipient_id;
  update omsorg.renew_request q
  set message = '', rejection_reason = case when q.status = 3 then '-' end
  from omsorg.prescription p where p.id = q.prescription_id and p.care_recipient_id = p_care_recipient_id;
  update omsorg.investigation set answers = '{}' where care_recipient_id = p_care_recipient_id;
  update omsorg.care_recipient_event set reason = null where care_recipient_id = p_care_recipient_id;

  -- Who was asked about stays as an id; the number goes, also from look-ups before the person was registered.
  update omsorg.register_lookup l set identity_number_blind = ''
  from omsorg.care_recipient r
  where r.id = p_care_recipient_id
    and (l.care_recipient_id = r.id
      or (l.client_id = r.client_id and l.identity_number_blind = r.identity_number_blind));
  update omsorg.care_recipient
  set first_name = '', last_name = '', reference_number = '', phone = null, delivery_phone = null, email = null,
      identity_number_encrypted = null, identity_number_blind = null, identity_number_kind = null,
      identity_number_temporary = false, birth_date = date_trunc('year', birth_date)::date,
      trustee_name = null, trustee_phone = null, trustee_email = null, trustee_identity_number_encrypted = null,
      trustee_identity_number_blind = null, status = case when status = 1 then 2 else status end,
      status_changed_at = p_at, updated_at = p_at, anonymized_at = p_at, row_version = row_version + 1
  where id = p_care_recipient_id;
  -- No care place looks after nobody.
  delete from omsorg.care_recipient_place where care_recipient_id = p_care_recipient_id;
  return true;
end
$$;
grant execute on function omsorg.anonymize_person(integer, timestamptz) to omsorg_app;
