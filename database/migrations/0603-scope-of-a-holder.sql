-- How far the holder of a portal account sees: one person, whom the session has chosen, while the account is linked to her, the
-- consent is confirmed, the record still names the holder, a guardian's person is a child, she is looked after, and the care place
-- lets people have accounts. All of it is asked when a transaction opens, so it ends with the next call and with no job.

-- The version of what holders consent to: whoever confirmed an older one is asked again.
create function omsorg.portal_consent_version() returns integer language sql immutable parallel safe return 1;

-- The place at which a person is looked after, as far as the portal goes: of several the first.
create function omsorg.portal_place(p_care_recipient_id integer) returns omsorg.place_setting
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select s.* from omsorg.care_recipient_place link
  join omsorg.place_setting s on s.care_place_id = link.care_place_id
  join omsorg.client c on c.id = s.client_id and c.removed_at is null
  where link.care_recipient_id = p_care_recipient_id and link.status = 1
  order by s.crp_accounts_allowed desc, link.linked_at, link.care_place_id limit 1
$$;

-- Why an account opens nothing of a person it is linked to; null when it opens.
create function omsorg.portal_block(p_crp_account_id integer, p_care_recipient_id integer, p_today date) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case
    when c.status = 3 then 'recipient-deceased'
    when c.status <> 1 or c.anonymized_at is not null or place.care_place_id is null then 'recipient-inactive'
    when not place.crp_accounts_allowed then 'accounts-off'
    when link.holder = 'guardian' and not exists (
      select from omsorg.guardian g
      where g.id = link.guardian_id and g.care_recipient_id = c.id
        and g.first_name || ' ' || g.last_name = link.holder_name) then 'no-longer-representative'
    when link.holder = 'trustee' and c.trustee_name is distinct from link.holder_name then 'no-longer-representative'
    when link.holder = 'guardian' and extract(year from age(p_today, c.birth_date)) >= 18 then 'of-age'
    when not exists (
      select from omsorg.crp_consent k
      where k.crp_account_id = link.crp_account_id and k.care_recipient_id = c.id and k.ended_at is null
        and k.confirmed_version >= omsorg.portal_consent_version()) then 'consent-missing'
  end
  from omsorg.crp_account_recipient link
  join omsorg.care_recipient c on c.id = link.care_recipient_id
  left join lateral (select * from omsorg.portal_place(c.id)) place on true
  where link.crp_account_id = p_crp_account_id and link.care_recipient_id = p_care_recipient_id
$$;

-- An active account for whoever has just shown to hold it, locked: two who sign in at once come one after the other.
create function omsorg.lock_portal_account(p_crp_account_id integer)
  returns table (account_id integer, author_id integer, market integer, epoch integer, only_person integer)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if not omsorg.reach_sign_in() then
    return;
  end if;
  perform from omsorg.crp_account a where a.id = p_crp_account_id for no key update;
  return query
    select a.id, a.author_id, a.market::integer, a.epoch, (
      select case when count(*) = 1 then min(link.care_recipient_id) end
      from omsorg.crp_account_recipient link where link.crp_account_id = a.id)
    from omsorg.crp_account a where a.id = p_crp_account_id and a.status = 3;
end
$$;

-- Uses up the link that a code was asked for with, by the hash of its secret.
create function omsorg.use_portal_link(p_hash bytea, p_link_id integer, p_now timestamptz) returns text
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if not omsorg.reach_sign_in()
    or not exists (select from omsorg.crp_activation_link l where l.hash = p_hash and l.id = p_link_id) then
    return 'ended';
  end if;
  return omsorg.use_crp_activation(p_hash, p_now);
end
$$;

-- Chooses a person for a session that its browser holds: one whom the account is linked to and who opens, but for a consent that
-- waits to be confirmed. False for any other, and for a session that has ended.
create function omsorg.choose_portal_person(
  p_family_id uuid, p_crp_account_id integer, p_care_recipient_id integer, p_binder_hash bytea, p_today date, p_now timestamptz)
  returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if not omsorg.reach_sign_in() or not exists (
      select from omsorg.crp_account_recipient link
      where link.crp_account_id = p_crp_account_id and link.care_recipient_id = p_care_recipient_id)
    or coalesce(omsorg.portal_block(p_crp_account_id, p_care_recipient_id, p_today), 'consent-missing') <> 'consent-missing'
  then
    return false;
  end if;
  update omsorg.crp_family f set care_recipient_id = p_care_recipient_id, last_used_at = p_now
  where f.id = p_family_id and f.crp_account_id = p_crp_account_id and f.binder_hash = p_binder_hash
    and f.ended_at is null and f.expires_at > p_now;
  return found;
end
$$;

create function omsorg.reach_holder_account() returns integer language sql stable parallel safe
  return case when current_setting('omsorg.scope', true) = 'holder'
    then nullif(current_setting('omsorg.holder_account', true), '')::integer end;
create function omsorg.reach_holder_person() returns integer language sql stable parallel safe
  return case when current_setting('omsorg.scope', true) = 'holder'
    then nullif(current_setting('omsorg.holder_person', true), '')::integer end;
create function omsorg.reach_holder_place() returns uuid language sql stable parallel safe
  return case when current_setting('omsorg.scope', true) = 'holder'
    then nullif(current_setting('omsorg.holder_place', true), '')::uuid end;

-- Opens a transaction for the holder of an account, or fails with OM401 when session or account are not as the token has them any
-- more. A person who is not open is out of reach, and the rest of the account goes on.
create function omsorg.open_holder_or_fail(
  p_crp_account_id integer, p_author_id integer, p_epoch integer, p_family_id uuid, p_care_recipient_id integer, p_today date)
  returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  valid boolean;
  person integer;
  place omsorg.place_setting;
begin
  valid := exists (
    select from omsorg.crp_account a
    join omsorg.crp_family f on f.crp_account_id = a.id
    where a.id = p_crp_account_id and a.author_id = p_author_id and a.status = 3 and a.epoch = p_epoch
      and f.id = p_family_id and f.ended_at is null and f.care_recipient_id is not distinct from p_care_recipient_id);
  if valid and p_care_recipient_id is not null and exists (
      select from omsorg.crp_account_recipient link
      where link.crp_account_id = p_crp_account_id and link.care_recipient_id = p_care_recipient_id)
    and omsorg.portal_block(p_crp_account_id, p_care_recipient_id, p_today) is null
  then
    person := p_care_recipient_id;
    place := omsorg.portal_place(person);
  end if;
  perform
    set_config('omsorg.scope', case when valid then 'holder' else '' end, true),
    set_config('omsorg.user_id', case when valid then p_author_id::text else '' end, true),
    set_config('omsorg.impersonator_id', '', true),
    set_config('omsorg.client_id', '', true),
    set_config('omsorg.care_place_id', '', true),
    set_config('omsorg.market', '', true),
    set_config('omsorg.holder_account', case when valid then p_crp_account_id::text else '' end, true),
    set_config('omsorg.holder_person', coalesce(person::text, ''), true),
    set_config('omsorg.holder_place', coalesce(place.care_place_id::text, ''), true);
  if not valid then
    raise exception 'the session has ended' using errcode = 'OM401';
  end if;
end
$$;

create policy reach on omsorg.crp_contact_change to omsorg_app
  using (crp_account_id = (select omsorg.reach_holder_account()));

-- What the portal reads and writes itself; everything else is told by functions that ask for the person's reach. A draft of staff
-- is not shown, and what staff ordered is read and never changed.
create policy holder on omsorg.customer_order for select to omsorg_app
  using (care_recipient_id = (select omsorg.reach_holder_person()) and type in (1, 4)
    and (state = 2 or created_by = (select omsorg.reach_user())));
create policy holder_orders on omsorg.customer_order for insert to omsorg_app
  with check (care_recipient_id = (select omsorg.reach_holder_person()) and type = 4 and source = 'crp'
    and care_place_id = (select omsorg.reach_holder_place()));
create policy holder_changes on omsorg.customer_order for update to omsorg_app
  using (care_recipient_id = (select omsorg.reach_holder_person()) and type = 4 and source = 'crp');
create policy holder on omsorg.prescription to omsorg_app
  using (care_recipient_id = (select omsorg.reach_holder_person()));
-- By which rules the place orders; no prices stand there.
create policy holder on omsorg.place_setting for select to omsorg_app
  using (care_place_id = (select omsorg.reach_holder_place()));

do $$
declare
  -- A function is given with one sentence in place of another, so that what it says besides stays what it was.
  changes constant text[] := array[
    ['omsorg.persons_in_reach(integer[])',
      'where r.id = any (p_care_recipient_ids) and r.market = (select omsorg.reach_market()));
  end if;',
      'where r.id = any (p_care_recipient_ids) and r.market = (select omsorg.reach_market()));
  elsif omsorg.reach_scope() = ''holder'' then
    return array(select person.id from unnest(p_care_recipient_ids) person (id) where person.id = (select omsorg.reach_holder_person()));
  end if;'],
    ['omsorg.reach_person(integer)',
      'where r.id = p_care_recipient_id and r.market = (select omsorg.reach_market()));
  end if;',
      'where r.id = p_care_recipient_id and r.market = (select omsorg.reach_market()));
  elsif omsorg.reach_scope() = ''holder'' then
    return coalesce(p_care_recipient_id = (select omsorg.reach_holder_person()), false);
  end if;'],
    ['omsorg.reaches_order(uuid,uuid,integer,integer)',
      'return omsorg.reach_market() = p_market;
  end if;',
      'return omsorg.reach_market() = p_market;
  elsif omsorg.reach_scope() = ''holder'' then
    return coalesce(p_care_recipient_id = (select omsorg.reach_holder_person()), false);
  end if;'],
    -- The address of a protected person is told to no holder.
    ['omsorg.order_basis(integer,uuid,boolean,date,text)',
      'from omsorg.address a where a.care_recipient_id = c.id and a.kind = ''delivery''), ''[]'')',
      'from omsorg.address a where a.care_recipient_id = c.id and a.kind = ''delivery''
          and (c.protected_kind is null or omsorg.reach_holder_account() is null)), ''[]'')'],
    ['omsorg.order_basis(integer,uuid,boolean,date,text)',
      'l.care_place_id = (select omsorg.reach_place())',
      'l.care_place_id = (select omsorg.reach_place()) or l.care_place_id = (select omsorg.reach_holder_place())'],
    ['omsorg.order_basis(integer,uuid,boolean,date,text)',
      'or each.market = (select omsorg.reach_market()) or (select omsorg.reach_all())',
      'or each.market = (select omsorg.reach_market()) or (select omsorg.reach_all())
      or each.care_place_id = (select omsorg.reach_holder_place())'],
    -- What staff noted on a row is theirs.
    ['omsorg.rows_to_order(integer[],integer[],integer[],uuid,boolean,date)',
      '''note'', r.note', '''note'', case when omsorg.reach_holder_account() is null then r.note else '''' end'],
    ['omsorg.rows_to_order(integer[],integer[],integer[],uuid,boolean,date)',
      'or each.market = (select omsorg.reach_market()) or (select omsorg.reach_all())',
      'or each.market = (select omsorg.reach_market()) or (select omsorg.reach_all())
      or each.care_place_id = (select omsorg.reach_holder_place())'],
    -- A holder who has chosen nobody sees nothing of what holders may see.
    ['omsorg.self_test()',
      '        return next format(''role %s sees rows of %s without reach'', current_user, walled.relname);
      end if;
    end if;
  end loop;
end',
      '        return next format(''role %s sees rows of %s without reach'', current_user, walled.relname);
      end if;
    end if;
  end loop;

  perform set_config(''omsorg.scope'', ''holder'', true), set_config(''omsorg.holder_account'', '''', true),
    set_config(''omsorg.holder_person'', '''', true), set_config(''omsorg.holder_place'', '''', true);
  for walled in
    select distinct c.oid::regclass as name, c.relname
    from pg_policy p join pg_class c on c.oid = p.polrelid
    where c.relnamespace = ''omsorg''::regnamespace and pg_get_expr(p.polqual, p.polrelid) like ''%reach_holder_%''
    order by c.relname
  loop
    execute format(''select exists (select from %s where ctid < ''''(8,0)'''')'', walled.name) into seen;
    if seen then
      return next format(''a holder sees rows of %s of nobody'', walled.relname);
    end if;
  end loop;
end']
  ];
  change text[];
  before text;
begin
  foreach change slice 1 in array changes loop
    before := pg_get_functiondef(change[1]::regprocedure);
    if position(change[2] in before) = 0 then
      raise exception 'function % does not say %', change[1], change[2];
    end if;
    execute replace(before, change[2], change[3]);
  end loop;
end
$$;

-- Whoever draws for persons, or changes what they are prescribed, has them locked by their ids. A holder has no other way to a
-- person's record than this.
create function omsorg.lock_persons(p_care_recipient_ids integer[]) returns setof integer
  language sql volatile security definer set search_path = pg_catalog, pg_temp
as $$
  select c.id from omsorg.care_recipient c
  where c.id = any (omsorg.persons_in_reach(p_care_recipient_ids)) order by c.id for no key update
$$;

revoke execute on function omsorg.portal_place(integer), omsorg.portal_block(integer, integer, date) from public;
revoke execute on function omsorg.choose_portal_person(uuid, integer, integer, bytea, date, timestamptz),
  omsorg.lock_portal_account(integer), omsorg.use_portal_link(bytea, integer, timestamptz) from public;
grant execute on function omsorg.choose_portal_person(uuid, integer, integer, bytea, date, timestamptz),
  omsorg.lock_portal_account(integer), omsorg.use_portal_link(bytea, integer, timestamptz) to omsorg_app;
revoke execute on function omsorg.open_holder_or_fail(integer, integer, integer, uuid, integer, date),
  omsorg.lock_persons(integer[]) from public;
grant execute on function omsorg.open_holder_or_fail(integer, integer, integer, uuid, integer, date) to omsorg_app;
grant execute on function omsorg.lock_persons(integer[]) to omsorg_app, omsorg_jobs;
grant execute on function omsorg.reach_holder_account(), omsorg.reach_holder_person(), omsorg.reach_holder_place(),
  omsorg.portal_consent_version() to omsorg_app, omsorg_jobs;
