-- What an account may know of itself and of those it is linked to, asked by nobody but its holder.
create function omsorg.portal_me(p_today date)
  returns table (crp_account_id integer, name text, email text, mobile text, last_sign_in_at timestamptz, people json)
  language plpgsql stable security definer rows 1 set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  return query
    select a.id, coalesce((
        select case link.holder when 'self' then c.first_name || ' ' || c.last_name else link.holder_name end
        from omsorg.crp_account_recipient link join omsorg.care_recipient c on c.id = link.care_recipient_id
        where link.crp_account_id = a.id order by link.linked_at, c.id limit 1), ''),
      a.email, a.mobile::text, a.last_sign_in_at, coalesce((
        select json_agg(json_build_object(
          'careRecipientId', c.id, 'relation', link.holder, 'name', c.first_name || ' ' || c.last_name,
          'block', omsorg.portal_block(a.id, c.id, p_today),
          'birthDate', c.birth_date, 'isAnonymized', c.anonymized_at is not null,
          'consentConfirmedAt', (
            select to_char(k.confirmed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from omsorg.crp_consent k
            where k.crp_account_id = a.id and k.care_recipient_id = c.id and k.ended_at is null
              and k.confirmed_version >= omsorg.portal_consent_version()
            order by k.id desc limit 1),
          'place', case when place.care_place_id is not null then json_build_object('name', p.name, 'phone', p.phone) end,
          'settings', json_build_object(
            'ordering', coalesce(place.crp_ordering_allowed, false), 'renewal', coalesce(place.crp_renewal_allowed, false),
            'diary', coalesce(place.crp_diary_allowed, false), 'stock', coalesce(place.crp_stock_allowed, false)),
          'throughPlace', coalesce(own.through_place, false)) order by link.linked_at, c.id)
        from omsorg.crp_account_recipient link
        join omsorg.care_recipient c on c.id = link.care_recipient_id
        left join lateral (select * from omsorg.portal_place(c.id)) place on true
        left join omsorg.care_place p on p.id = place.care_place_id
        left join omsorg.crp_person_setting own on own.care_recipient_id = c.id
        where link.crp_account_id = a.id), '[]')
    from omsorg.crp_account a where a.id = (select omsorg.reach_holder_account());
end
$$;

-- The person that the holder has chosen, while she is open; nothing else.
create function omsorg.portal_person()
  returns table (care_recipient_id integer, name text, relation text, protected boolean, care_place_id uuid, place_name text,
    place_phone text, payer_name text, holder_email text,
    holder_mobile text, ordering boolean, renewal boolean, diary boolean, stock boolean, through_place boolean,
    through_place_reason text)
  language plpgsql stable security definer rows 1 set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  return query
    select c.id, c.first_name || ' ' || c.last_name, link.holder, c.protected_kind is not null, s.care_place_id, p.name, p.phone, s.client_name,
      a.email, a.mobile::text,
      s.crp_ordering_allowed, s.crp_renewal_allowed, s.crp_diary_allowed, s.crp_stock_allowed,
      coalesce(own.through_place, false), case when own.through_place then nullif(own.reason, '') end
    from omsorg.care_recipient c
    join omsorg.crp_account_recipient link
      on link.care_recipient_id = c.id and link.crp_account_id = (select omsorg.reach_holder_account())
    join omsorg.crp_account a on a.id = link.crp_account_id
    join omsorg.place_setting s on s.care_place_id = (select omsorg.reach_holder_place())
    join omsorg.care_place p on p.id = s.care_place_id
    left join omsorg.crp_person_setting own on own.care_recipient_id = c.id
    where c.id = (select omsorg.reach_holder_person());
end
$$;

-- The holder confirms what staff recorded. Null where the account is not linked to that person, or nothing was recorded.
create function omsorg.confirm_portal_consent(p_care_recipient_id integer, p_version integer, p_now timestamptz)
  returns timestamptz
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  confirmed timestamptz;
begin
  update omsorg.crp_consent k set confirmed_version = p_version, confirmed_at = p_now
  where k.crp_account_id = (select omsorg.reach_holder_account()) and k.care_recipient_id = p_care_recipient_id and k.ended_at is null
    and coalesce(k.confirmed_version, 0) < p_version
    and exists (
      select from omsorg.crp_account_recipient link
      where link.crp_account_id = k.crp_account_id and link.care_recipient_id = k.care_recipient_id);
  select max(k.confirmed_at) into confirmed from omsorg.crp_consent k
  where k.crp_account_id = (select omsorg.reach_holder_account()) and k.care_recipient_id = p_care_recipient_id and k.ended_at is null
    and k.confirmed_version >= p_version;
  return confirmed;
end
$$;

-- The holder takes the consent back: the link goes, its person's history says so, and the account with the last link. Answers what
-- went, and at which place the person is looked after. What was written in a diary stays with the person's record.
create function omsorg.withdraw_portal_consent(p_care_recipient_id integer, p_now timestamptz)
  returns table (gone text, email text, market integer)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  account omsorg.crp_account;
begin
  select a.* into account from omsorg.crp_account a where a.id = (select omsorg.reach_holder_account()) for update;
  if not found or not exists (
      select from omsorg.crp_account_recipient link
      where link.crp_account_id = account.id and link.care_recipient_id = p_care_recipient_id) then
    return;
  end if;
  insert into omsorg.care_recipient_event (at, care_recipient_id, care_place_id, by_user, event)
  values (p_now, p_care_recipient_id, (omsorg.portal_place(p_care_recipient_id)).care_place_id, account.author_id,
    'portal-account-removed');
  update omsorg.crp_consent k set ended_at = p_now
  where k.crp_account_id = account.id and k.care_recipient_id = p_care_recipient_id and k.ended_at is null;
  delete from omsorg.crp_account_recipient link
  where link.crp_account_id = account.id and link.care_recipient_id = p_care_recipient_id;
  if exists (select from omsorg.crp_account_recipient link where link.crp_account_id = account.id) then
    return query select 'link', account.email, account.market::integer;
    return;
  end if;
  delete from omsorg.crp_account a where a.id = account.id;
  return query select 'account', account.email, account.market::integer;
end
$$;

-- Whether an e-mail or a mobile number is another account's; asked when the holder wants it, and told to nobody.
create function omsorg.portal_contact_is_free(p_email text, p_mobile text) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select omsorg.reach_holder_account() is not null and not exists (
    select from omsorg.crp_account a
    where a.id <> (select omsorg.reach_holder_account()) and (lower(a.email) = lower(p_email) or a.mobile = p_mobile))
$$;

-- Takes one of the five tries of a change before anybody judges its code. Nothing when none is left.
create function omsorg.reserve_portal_contact_try(p_id uuid, p_now timestamptz) returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update omsorg.crp_contact_change c set tries = c.tries + 1
  where c.id = p_id and c.crp_account_id = (select omsorg.reach_holder_account()) and c.tries < 5 and c.used_at is null
    and c.expires_at > p_now;
  return found;
end
$$;

-- A change whose code was right counts from now on. Null when somebody was quicker with the contact.
create function omsorg.use_portal_contact(p_id uuid, p_now timestamptz)
  returns table (email text, mobile text)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  account omsorg.crp_account;
  wished omsorg.crp_contact_change;
begin
  select a.* into account from omsorg.crp_account a where a.id = (select omsorg.reach_holder_account()) for update;
  update omsorg.crp_contact_change c set used_at = p_now
  where c.id = p_id and c.crp_account_id = account.id and c.used_at is null and c.is_free
  returning c.* into wished;
  if not found or not omsorg.portal_contact_is_free(wished.email, wished.mobile) then
    return;
  end if;
  update omsorg.crp_account a set email = coalesce(wished.email, a.email), mobile = coalesce(wished.mobile, a.mobile)
  where a.id = account.id;
  update omsorg.crp_contact_change c
  set contact_before = case when wished.email is not null then account.email else account.mobile end
  where c.id = wished.id;
  return query select a.email, a.mobile::text from omsorg.crp_account a where a.id = account.id;
end
$$;

-- As what somebody orders is what the link says, and nothing that a caller could say.
create function omsorg.name_portal_holder() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  new.crp_holder := (
    select link.holder from omsorg.crp_account_recipient link
    where link.crp_account_id = (select omsorg.reach_holder_account()) and link.care_recipient_id = new.care_recipient_id);
  return new;
end
$$;
create trigger portal_holder_is_named before insert on omsorg.customer_order
  for each row when (new.source = 'crp' and new.crp_holder is null) execute function omsorg.name_portal_holder();
revoke execute on function omsorg.name_portal_holder() from public;

-- Who signed in, and when: told by the page of the account, and to staff.
create function omsorg.note_portal_sign_in() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update omsorg.crp_account set last_sign_in_at = new.opened_at where id = new.crp_account_id;
  return null;
end
$$;
create trigger sign_in_is_noted after insert on omsorg.crp_family
  for each row execute function omsorg.note_portal_sign_in();

revoke execute on function omsorg.note_portal_sign_in() from public;
do $$
declare
  told text;
begin
  foreach told in array array['portal_me(date)', 'portal_person()', 'confirm_portal_consent(integer, integer, timestamptz)',
    'withdraw_portal_consent(integer, timestamptz)', 'portal_contact_is_free(text, text)',
    'reserve_portal_contact_try(uuid, timestamptz)', 'use_portal_contact(uuid, timestamptz)'] loop
    execute format('revoke execute on function omsorg.%s from public', told);
    execute format('grant execute on function omsorg.%s to omsorg_app', told);
  end loop;
end
$$;
