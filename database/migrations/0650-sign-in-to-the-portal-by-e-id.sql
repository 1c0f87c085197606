-- A sign-in to the portal by e-ID that a browser has begun: it comes back with the session of the service, within minutes, once,
-- and in the same browser. It is written down before anybody is asked, so that it counts; neither secret is kept as it is, nor is
-- the number that was shown.
create table omsorg.crp_eid_sign_in (
  id bigint generated always as identity primary key,
  state_hash bytea not null,
  eid text not null check (eid in ('bankid-se', 'ftn', 'mitid', 'bankid-no')),
  source_hash bytea not null,
  -- None until the service has opened its session.
  session_hash bytea unique,
  begun_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Keyed: what was shown, whether anybody has it or not.
  number_hash bytea,
  shown_at timestamptz
);
create index crp_eid_sign_in_by_source on omsorg.crp_eid_sign_in (source_hash, begun_at);
create index crp_eid_sign_in_by_age on omsorg.crp_eid_sign_in (begun_at);
create index crp_eid_sign_in_by_number on omsorg.crp_eid_sign_in (number_hash, shown_at) where number_hash is not null;
select omsorg.guard('omsorg.crp_eid_sign_in');
create policy reach on omsorg.crp_eid_sign_in to omsorg_app using ((select omsorg.reach_sign_in()));
grant select, insert, update, delete on omsorg.crp_eid_sign_in to omsorg_app, omsorg_jobs;

-- Whoever speaks for somebody is found by the number in the record.
create index guardian_by_identity_number on omsorg.guardian (identity_number_blind) where identity_number_blind is not null;
create index care_recipient_by_trustee_number on omsorg.care_recipient (trustee_identity_number_blind)
  where trustee_identity_number_blind is not null;

-- Begins one, counted before the service is asked; what ended a day ago is forgotten. Null when the source or everybody has
-- begun too often.
create function omsorg.begin_portal_eid(
  p_state_hash bytea, p_eid text, p_source_hash bytea, p_now timestamptz, p_expires timestamptz) returns bigint
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  hour_ago constant timestamptz := p_now - interval '1 hour';
  begun bigint;
begin
  if not omsorg.reach_sign_in() then return null; end if;
  perform pg_advisory_xact_lock(('x' || substr(encode(p_source_hash, 'hex'), 1, 16))::bit(64)::bigint);
  if (select count(*) from omsorg.crp_eid_sign_in e where e.source_hash = p_source_hash and e.begun_at > hour_ago) >= 60
    or (select count(*) from omsorg.crp_eid_sign_in e where e.begun_at > hour_ago) >= 5000
  then
    return null;
  end if;
  delete from omsorg.crp_eid_sign_in e where e.begun_at < p_now - interval '1 day';
  insert into omsorg.crp_eid_sign_in (state_hash, eid, source_hash, begun_at, expires_at)
  values (p_state_hash, p_eid, p_source_hash, p_now, p_expires)
  returning id into begun;
  return begun;
end
$$;

-- Takes one of the tries of a number, before anybody looks whose it is. Of many at once none gets more.
create function omsorg.take_portal_eid_try(p_id bigint, p_number_hash bytea, p_now timestamptz) returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if not omsorg.reach_sign_in() then return false; end if;
  perform pg_advisory_xact_lock(('x' || substr(encode(p_number_hash, 'hex'), 1, 16))::bit(64)::bigint);
  update omsorg.crp_eid_sign_in e set number_hash = p_number_hash, shown_at = p_now
  where e.id = p_id and e.number_hash is null;
  return found and (
    select count(*) from omsorg.crp_eid_sign_in e
    where e.number_hash = p_number_hash and e.shown_at > p_now - interval '1 hour') <= 20;
end
$$;

-- Whether a link lets somebody in by e-ID: it shows the person, or will once the consent that staff recorded is confirmed.
create function omsorg.portal_link_stands(p_crp_account_id integer, p_care_recipient_id integer, p_today date) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(omsorg.portal_block(p_crp_account_id, p_care_recipient_id, p_today), 'consent-missing') = 'consent-missing'
    and exists (
      select from omsorg.crp_consent k
      where k.crp_account_id = p_crp_account_id and k.care_recipient_id = p_care_recipient_id and k.ended_at is null)
$$;

-- The number of the holder of a link as the record has it today, blind: the person's own, or that of the guardian or the trustee.
create function omsorg.portal_holder_number(p_care_recipient_id integer, p_holder text, p_guardian_id integer) returns bytea
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case p_holder
    when 'self' then c.identity_number_blind
    when 'trustee' then c.trustee_identity_number_blind
    else (select g.identity_number_blind from omsorg.guardian g
          where g.id = p_guardian_id and g.care_recipient_id = p_care_recipient_id)
  end
  from omsorg.care_recipient c where c.id = p_care_recipient_id
$$;

-- The account whose holder has this number, locked as by lock_portal_account: active, of this market, with a link that stands,
-- and the number is that of every link that does. None where two accounts are meant, for nobody can tell which.
create function omsorg.lock_portal_account_of_number(p_number_blind bytea, p_market integer, p_today date)
  returns table (account_id integer, author_id integer, market integer, epoch integer, only_person integer)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  known integer[];
  meant integer[];
begin
  if not omsorg.reach_sign_in() then return; end if;
  select array_agg(distinct link.crp_account_id) into known
  from (
    select c.id as care_recipient_id, 'self' as holder, null::integer as guardian_id
    from omsorg.care_recipient c where c.identity_number_blind = p_number_blind
    union all
    select c.id, 'trustee', null from omsorg.care_recipient c where c.trustee_identity_number_blind = p_number_blind
    union all
    select g.care_recipient_id, 'guardian', g.id from omsorg.guardian g where g.identity_number_blind = p_number_blind
  ) named
  join omsorg.crp_account_recipient link
    on link.care_recipient_id = named.care_recipient_id and link.holder = named.holder
    and link.guardian_id is not distinct from named.guardian_id;
  perform from omsorg.crp_account a where a.id = any (known) order by a.id for no key update;
  select array_agg(a.id) into meant
  from omsorg.crp_account a
  where a.id = any (known) and a.status = 3 and a.market::integer = p_market
    and (select bool_and(coalesce(
           omsorg.portal_holder_number(link.care_recipient_id, link.holder, link.guardian_id) = p_number_blind, false))
         from omsorg.crp_account_recipient link
         where link.crp_account_id = a.id and omsorg.portal_link_stands(a.id, link.care_recipient_id, p_today));
  if cardinality(meant) = 1 then
    return query select * from omsorg.lock_portal_account(meant[1]);
  end if;
end
$$;

revoke execute on function
  omsorg.begin_portal_eid(bytea, text, bytea, timestamptz, timestamptz),
  omsorg.take_portal_eid_try(bigint, bytea, timestamptz),
  omsorg.portal_link_stands(integer, integer, date),
  omsorg.portal_holder_number(integer, text, integer),
  omsorg.lock_portal_account_of_number(bytea, integer, date) from public;
grant execute on function
  omsorg.begin_portal_eid(bytea, text, bytea, timestamptz, timestamptz),
  omsorg.take_portal_eid_try(bigint, bytea, timestamptz),
  omsorg.lock_portal_account_of_number(bytea, integer, date) to omsorg_app;
