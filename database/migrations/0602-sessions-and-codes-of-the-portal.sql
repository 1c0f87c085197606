-- Sessions of the portal are families of refresh tokens, as those of staff are, in tables of their own: a token of the one never
-- finds a session of the other.
create table omsorg.crp_family (
  id uuid primary key default gen_random_uuid(),
  crp_account_id integer not null references omsorg.crp_account on delete cascade,
  -- The person that was chosen; none before.
  care_recipient_id integer references omsorg.care_recipient on delete set null,
  binder_hash bytea not null,
  method text not null check (method in ('code', 'activation', 'eid', 'passkey')),
  opened_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text
);
create index crp_family_by_account on omsorg.crp_family (crp_account_id);
create index crp_family_by_recipient on omsorg.crp_family (care_recipient_id) where care_recipient_id is not null;
create index crp_family_by_binder on omsorg.crp_family (binder_hash) where ended_at is null;
create index crp_family_by_age on omsorg.crp_family (expires_at);

create table omsorg.crp_refresh_token (
  hash bytea primary key,
  crp_family_id uuid not null references omsorg.crp_family on delete cascade,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index crp_refresh_token_by_family on omsorg.crp_refresh_token (crp_family_id);

-- A code of six digits that was asked for, whether anybody has the contact or not: who asks cannot tell by anything. Its secret is
-- known to whoever asked; the code is worked out from its number and a secret of the server, and kept nowhere.
create table omsorg.crp_code (
  id bigint generated always as identity primary key,
  hash bytea not null unique,
  crp_account_id integer references omsorg.crp_account on delete cascade,
  -- The link of the mail that it was asked for with, by somebody who was never in before.
  activation_link_id integer references omsorg.crp_activation_link on delete cascade,
  channel text not null check (channel in ('sms', 'email')),
  contact_hash bytea not null,
  source_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  used_at timestamptz
);
create index crp_code_by_account on omsorg.crp_code (crp_account_id);
create index crp_code_by_link on omsorg.crp_code (activation_link_id) where activation_link_id is not null;
create index crp_code_by_contact on omsorg.crp_code (contact_hash, created_at);
create index crp_code_by_source on omsorg.crp_code (source_hash, created_at);
create index crp_code_by_age on omsorg.crp_code (created_at);

-- A try to answer with a code, written down as one that failed before anybody looks at it.
create table omsorg.crp_try (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  crp_account_id integer references omsorg.crp_account on delete cascade,
  source_hash bytea not null,
  -- Of a device that has signed in to the account before: strangers cannot lock it out.
  device_hash bytea,
  succeeded boolean not null default false
);
create index crp_try_by_account on omsorg.crp_try (crp_account_id, at);
create index crp_try_by_source on omsorg.crp_try (source_hash, at);
create index crp_try_by_age on omsorg.crp_try (at);

create table omsorg.crp_device (
  crp_account_id integer not null references omsorg.crp_account on delete cascade,
  device_hash bytea not null,
  last_seen_at timestamptz not null,
  primary key (crp_account_id, device_hash)
);

-- A new e-mail or mobile number that waits for the code which went to it. Nothing goes to one that is somebody else's.
create table omsorg.crp_contact_change (
  id uuid primary key default gen_random_uuid(),
  crp_account_id integer not null references omsorg.crp_account on delete cascade,
  email text,
  mobile omsorg.phone,
  is_free boolean not null,
  -- What the account had before, once the change counts: it is told there.
  contact_before text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  used_at timestamptz,
  check ((email is null) <> (mobile is null))
);
create index crp_contact_change_by_account on omsorg.crp_contact_change (crp_account_id, created_at);

do $$
declare
  named text;
begin
  foreach named in array array['crp_family', 'crp_refresh_token', 'crp_code', 'crp_try', 'crp_device'] loop
    perform omsorg.guard(('omsorg.' || named)::regclass);
    execute format('create policy reach on omsorg.%I to omsorg_app using ((select omsorg.reach_sign_in()))', named);
    execute format('grant select, insert, update, delete on omsorg.%I to omsorg_app, omsorg_jobs', named);
  end loop;
end
$$;
select omsorg.guard('omsorg.crp_contact_change');
grant select, insert, update, delete on omsorg.crp_contact_change to omsorg_app, omsorg_jobs;

-- With the account they go; of an account that stands for others too they tell nothing of the person but that she was chosen.
create function omsorg.anonymize_crp_family(p_care_recipient_id integer) returns void language sql as $$
  update omsorg.crp_family set care_recipient_id = null where care_recipient_id = p_care_recipient_id
$$;

-- Who asks for a code: by a contact, or by the link of a mail. Counted before anybody is looked for, and answered alike. Null when
-- the contact, the source or everybody has asked too often.
create function omsorg.ask_portal_code(
  p_hash bytea, p_email text, p_mobiles text[], p_link_hash bytea, p_contact_hash bytea, p_source_hash bytea,
  p_now timestamptz, p_expires timestamptz)
  returns table (state text, code_id bigint, sent_to text)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  account omsorg.crp_account;
  link omsorg.crp_activation_link;
begin
  if not omsorg.reach_sign_in() then
    return;
  end if;
  perform pg_advisory_xact_lock(('x' || substr(encode(p_source_hash, 'hex'), 1, 16))::bit(64)::bigint);
  perform pg_advisory_xact_lock(('x' || substr(encode(p_contact_hash, 'hex'), 1, 16))::bit(64)::bigint);
  if (select count(*) from omsorg.crp_code c where c.contact_hash = p_contact_hash and c.created_at > p_now - interval '1 hour') >= 6
    or (select count(*) from omsorg.crp_code c where c.source_hash = p_source_hash and c.created_at > p_now - interval '1 hour') >= 60
    or (select count(*) from omsorg.crp_code c where c.created_at > p_now - interval '1 hour') >= 5000
  then
    return query select 'too-many', null::bigint, null::text;
    return;
  end if;
  if p_link_hash is not null then
    select l.* into link from omsorg.crp_activation_link l where l.hash = p_link_hash;
    if not found or (link.used_at is null and link.replaced_at is null and link.expires_at <= p_now) then
      return query select 'link-ended', null::bigint, null::text;
      return;
    elsif link.used_at is not null then
      return query select 'link-used', null::bigint, null::text;
      return;
    elsif link.replaced_at is not null then
      return query select 'link-replaced', null::bigint, null::text;
      return;
    end if;
    select a.* into account from omsorg.crp_account a where a.id = link.crp_account_id;
  else
    select a.* into account from omsorg.crp_account a
    where a.status = 3 and (lower(a.email) = lower(p_email) or a.mobile = any (p_mobiles))
    order by a.id limit 1;
  end if;
  return query
    with asked as (
      insert into omsorg.crp_code (hash, crp_account_id, activation_link_id, channel, contact_hash, source_hash, created_at,
        expires_at)
      values (p_hash, account.id, link.id, case when p_email is null then 'sms' else 'email' end, p_contact_hash, p_source_hash,
        p_now, p_expires)
      returning id)
    select 'asked', asked.id, case when link.id is not null then right(account.mobile, 2) end from asked;
end
$$;

-- Takes one of the five tries of a code, and one of those of its account and of the source, before anybody judges it. Of many at
-- once none gets more. Nothing when none is left, or there is no such code.
create function omsorg.reserve_portal_try(p_hash bytea, p_source_hash bytea, p_device_hashes bytea[], p_now timestamptz)
  returns table (code_id bigint, try_id bigint, crp_account_id integer, activation_link_id integer)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  asked omsorg.crp_code;
  device bytea;
  hour_ago constant timestamptz := p_now - interval '1 hour';
  taken bigint;
begin
  if not omsorg.reach_sign_in() then
    return;
  end if;
  select c.* into asked from omsorg.crp_code c where c.hash = p_hash;
  if not found then
    return;
  end if;
  -- Those of one account come one after the other: what is counted stands until they are through.
  perform pg_advisory_xact_lock(601, coalesce(asked.crp_account_id, 0));
  select d.device_hash into device from omsorg.crp_device d
  where d.crp_account_id = asked.crp_account_id and d.device_hash = any (p_device_hashes) limit 1;
  if (select count(*) from omsorg.crp_try t
      where t.crp_account_id = asked.crp_account_id and t.at > hour_ago and not t.succeeded
        and t.device_hash is not distinct from device) >= 10
    or (device is null and (select count(*) from omsorg.crp_try t
      where t.source_hash = p_source_hash and t.at > hour_ago and not t.succeeded) >= 100)
    or (device is null and (select count(*) from omsorg.crp_try t where t.at > hour_ago and not t.succeeded) >= 5000)
  then
    return;
  end if;
  update omsorg.crp_code c set tries = c.tries + 1
  where c.id = asked.id and c.tries < 5 and c.used_at is null and c.expires_at > p_now;
  if not found then
    return;
  end if;
  insert into omsorg.crp_try (at, crp_account_id, source_hash, device_hash)
  values (p_now, asked.crp_account_id, p_source_hash, device)
  returning id into taken;
  return query select asked.id, taken, asked.crp_account_id, asked.activation_link_id;
end
$$;

-- Exchanges a refresh token of the portal for the next one: of many who bring it at once one finds it unused.
create function omsorg.use_portal_refresh(
  p_hash bytea, p_binder_hash bytea, p_next_hash bytea, p_now timestamptz, p_idle_end timestamptz)
  returns table (family_id uuid, expires_at timestamptz, crp_account_id integer, care_recipient_id integer, author_id integer,
    market integer, epoch integer)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  used omsorg.crp_family;
begin
  if not omsorg.reach_sign_in() then
    return;
  end if;
  update omsorg.crp_refresh_token t set used_at = p_now
  from omsorg.crp_family f
  where t.hash = p_hash and t.used_at is null and t.expires_at > p_now
    and f.id = t.crp_family_id and f.ended_at is null and f.expires_at > p_now and f.binder_hash = p_binder_hash
  returning f.* into used;
  if not found then
    return;
  end if;
  update omsorg.crp_family f set last_used_at = p_now where f.id = used.id;
  insert into omsorg.crp_refresh_token (hash, crp_family_id, issued_at, expires_at)
  values (p_next_hash, used.id, p_now, least(p_idle_end, used.expires_at));
  return query
    select used.id, used.expires_at, a.id, used.care_recipient_id, a.author_id, a.market::integer, a.epoch
    from omsorg.crp_account a where a.id = used.crp_account_id and a.status = 3;
end
$$;

revoke execute on function
  omsorg.ask_portal_code(bytea, text, text[], bytea, bytea, bytea, timestamptz, timestamptz),
  omsorg.reserve_portal_try(bytea, bytea, bytea[], timestamptz),
  omsorg.use_portal_refresh(bytea, bytea, bytea, timestamptz, timestamptz) from public;
grant execute on function
  omsorg.ask_portal_code(bytea, text, text[], bytea, bytea, bytea, timestamptz, timestamptz),
  omsorg.reserve_portal_try(bytea, bytea, bytea[], timestamptz),
  omsorg.use_portal_refresh(bytea, bytea, bytea, timestamptz, timestamptz) to omsorg_app;
