-- Accounts of the care recipient portal: who holds one for whom, the link that proves the e-mail, and what was consented to.

alter table omsorg.crp_account
  drop column consent_given_at,
  -- The holder's identity number, blind: an account has one holder, whomever it stands for.
  add column holder_blind bytea;

-- Whose account it is: the person's own, that of one of the guardians, or the trustee's. The name is that of the day on which
-- the account was given: when the record names somebody else later, the account stands for the person no longer.
drop index omsorg.crp_account_one_own;
alter table omsorg.crp_account_recipient
  add column holder text not null default 'self' check (holder in ('self', 'guardian', 'trustee')),
  add column guardian_id integer,
  add column holder_name text not null default '',
  add check ((holder = 'guardian') = (guardian_id is not null));
update omsorg.crp_account_recipient set holder = 'trustee' where is_guardian;
alter table omsorg.crp_account_recipient drop column is_guardian, alter column holder drop default;
create unique index crp_account_one_each on omsorg.crp_account_recipient (care_recipient_id, holder, guardian_id)
  nulls not distinct;

-- A link of a mail: its secret is known to the mail alone once it is sent. `replaced_at` = a newer one was sent.
create table omsorg.crp_activation_link (
  id integer generated always as identity primary key,
  crp_account_id integer not null references omsorg.crp_account on delete cascade,
  hash bytea not null unique,
  secret_sealed bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  sent_at timestamptz,
  failed_at timestamptz,
  replaced_at timestamptz,
  used_at timestamptz
);
create unique index crp_activation_link_one on omsorg.crp_activation_link (crp_account_id) where replaced_at is null;
create index crp_activation_link_by_account on omsorg.crp_activation_link (crp_account_id);
select omsorg.guard('omsorg.crp_activation_link');
select omsorg.reach_with('omsorg.crp_activation_link', 'omsorg.crp_account');

-- That somebody agreed, when, and who recorded it. It outlives the account, whose number stays in it.
create table omsorg.crp_consent (
  id integer generated always as identity primary key,
  care_recipient_id integer not null references omsorg.care_recipient on delete cascade,
  crp_account_id integer not null,
  holder text not null check (holder in ('self', 'guardian', 'trustee')),
  given_at timestamptz not null,
  recorded_by integer references omsorg.user_account,
  ended_at timestamptz
);
create index crp_consent_by_recipient on omsorg.crp_consent (care_recipient_id, crp_account_id);
create index crp_consent_by_account on omsorg.crp_consent (crp_account_id) where ended_at is null;
select omsorg.guard('omsorg.crp_consent');
select omsorg.reach_with('omsorg.crp_consent', 'omsorg.care_recipient');
select omsorg.keep_both_names('omsorg.crp_consent', 'recorded_by');

grant select, insert, update, delete on omsorg.crp_activation_link to omsorg_app, omsorg_jobs;
grant select, insert, update on omsorg.crp_consent to omsorg_app, omsorg_jobs;

create function omsorg.anonymize_crp_activation_link(p_care_recipient_id integer) returns void language sql as $$
  delete from omsorg.crp_activation_link l
  where exists (select from omsorg.crp_account_recipient own
                where own.crp_account_id = l.crp_account_id and own.care_recipient_id = p_care_recipient_id)
    and not exists (select from omsorg.crp_account_recipient other
                    where other.crp_account_id = l.crp_account_id and other.care_recipient_id <> p_care_recipient_id)
$$;

create function omsorg.anonymize_crp_consent(p_care_recipient_id integer) returns void language sql as $$
  delete from omsorg.crp_consent where care_recipient_id = p_care_recipient_id
$$;

-- The accounts with this e-mail or this mobile number, locked in the order of their numbers, for whoever gives one: two at once
-- come one after the other, also with somebody who removes it. Answers what the caller has typed, and nothing else of them.
drop function omsorg.crp_account_by(text, text);
create function omsorg.lock_crp_accounts(p_email text, p_mobile text)
  returns table (crp_account_id integer, same_email boolean, same_mobile boolean, status integer, market integer, holder_blind bytea)
  language sql volatile security definer set search_path = pg_catalog, pg_temp
as $$
  select a.id, lower(a.email) = lower(p_email), a.mobile = p_mobile, a.status, a.market::integer, a.holder_blind
  from omsorg.crp_account a
  where omsorg.reach_user() is not null and (lower(a.email) = lower(p_email) or a.mobile = p_mobile)
  order by a.id
  for no key update
$$;

-- For how many others an account stands, wherever they are: a number, and nobody's name.
create function omsorg.others_of_crp_account(p_crp_account_id integer, p_care_recipient_id integer) returns integer
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select count(*)::integer from omsorg.crp_account_recipient link
  where link.crp_account_id = p_crp_account_id and link.care_recipient_id <> p_care_recipient_id
    and p_care_recipient_id = any (omsorg.persons_in_reach(array[p_care_recipient_id]))
$$;

-- Takes an account from one person, or from everybody it stands for; with the last of them it is deleted. Each person's history
-- says so, and the consents end. Answers what went: the link, or the account with it; null when the person has no such account.
create function omsorg.remove_crp_account(
  p_crp_account_id integer, p_care_recipient_id integer, p_from_all boolean, p_care_place_id uuid, p_at timestamptz)
  returns text
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  standing integer;
begin
  perform from omsorg.crp_account a where a.id = p_crp_account_id for update;
  if not found
    or not coalesce(p_care_recipient_id = any (omsorg.persons_in_reach(array[p_care_recipient_id])), false)
    or not exists (select from omsorg.crp_account_recipient link
                   where link.crp_account_id = p_crp_account_id and link.care_recipient_id = p_care_recipient_id) then
    return null;
  end if;
  insert into omsorg.care_recipient_event (at, care_recipient_id, care_place_id, by_user, event)
    select p_at, link.care_recipient_id,
           case when link.care_recipient_id = p_care_recipient_id then p_care_place_id end, omsorg.reach_user(),
           'portal-account-removed'
    from omsorg.crp_account_recipient link
    where link.crp_account_id = p_crp_account_id and (p_from_all or link.care_recipient_id = p_care_recipient_id);
  update omsorg.crp_consent set ended_at = p_at
  where crp_account_id = p_crp_account_id and ended_at is null and (p_from_all or care_recipient_id = p_care_recipient_id);
  delete from omsorg.crp_account_recipient
  where crp_account_id = p_crp_account_id and (p_from_all or care_recipient_id = p_care_recipient_id);
  select count(*) into standing from omsorg.crp_account_recipient link where link.crp_account_id = p_crp_account_id;
  if standing > 0 then return 'link'; end if;
  delete from omsorg.crp_account where id = p_crp_account_id;
  return 'account';
end
$$;

-- Uses up the link of a mail and makes its account active; says what stands against it. Of many who bring it at once one finds
-- it good.
create function omsorg.use_crp_activation(p_hash bytea, p_now timestamptz) returns text
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  found_link omsorg.crp_activation_link;
begin
  select l.* into found_link from omsorg.crp_activation_link l where l.hash = p_hash;
  if not found then return 'ended'; end if;
  -- The account is locked first, as everywhere.
  perform from omsorg.crp_account a where a.id = found_link.crp_account_id for no key update;
  select l.* into found_link from omsorg.crp_activation_link l where l.hash = p_hash for update;
  if not found then return 'ended'; end if;
  if found_link.used_at is not null then return 'used'; end if;
  if found_link.replaced_at is not null then return 'replaced'; end if;
  if found_link.expires_at <= p_now then return 'ended'; end if;
  update omsorg.crp_activation_link set used_at = p_now, secret_sealed = null where id = found_link.id;
  update omsorg.crp_account set status = 3, activated_at = p_now where id = found_link.crp_account_id;
  return 'good';
end
$$;

revoke execute on function omsorg.lock_crp_accounts(text, text), omsorg.others_of_crp_account(integer, integer),
  omsorg.remove_crp_account(integer, integer, boolean, uuid, timestamptz),
  omsorg.use_crp_activation(bytea, timestamptz) from public;
grant execute on function omsorg.lock_crp_accounts(text, text), omsorg.others_of_crp_account(integer, integer),
  omsorg.remove_crp_account(integer, integer, boolean, uuid, timestamptz),
  omsorg.use_crp_activation(bytea, timestamptz) to omsorg_app;
