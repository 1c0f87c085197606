-- Whoever holds a portal account acts under a number of an author, as everybody does who changes something: a row of user_account
-- that is never active, has no password, no role and no client, and that no way of signing in finds. It has the name of the
-- holder while the account stands, and none of whoever is protected or represents somebody who is.

alter domain omsorg.application_name drop constraint application_name_check;
alter domain omsorg.application_name add constraint application_name_check check (value in ('GUIDE', 'PRINCIPAL', 'CSP', 'CRP'));

alter table omsorg.user_account
  drop constraint user_account_kind_check,
  drop constraint user_account_check,
  drop constraint user_account_check2,
  add constraint user_account_kind_check check (kind in ('user', 'operator', 'holder')),
  add constraint user_account_client_check check ((kind = 'user') = (client_id is not null)),
  add constraint user_account_application_check check (case kind
    when 'user' then application <> 'CRP' when 'operator' then application in ('PRINCIPAL', 'CSP') else application = 'CRP' end),
  add constraint user_account_holder_check check (
    kind <> 'holder' or (status = 'inactive' and password_hash is null and email is null and phone is null and not is_machine));

alter table omsorg.crp_account
  add column author_id integer references omsorg.user_account,
  -- Raised where every session of the account ends: a token of an older one counts no more.
  add column epoch integer not null default 1,
  add column last_sign_in_at timestamptz;

create function omsorg.give_portal_author() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into omsorg.user_account (kind, application, market, user_name, status, status_changed_at)
  values ('holder', 'CRP', new.market, 'portal ' || gen_random_uuid(), 'inactive', now())
  returning id into new.author_id;
  return new;
end
$$;

do $$
declare
  account omsorg.crp_account;
begin
  for account in select * from omsorg.crp_account loop
    with author as (
      insert into omsorg.user_account (kind, application, market, user_name, status, status_changed_at, first_name)
      select 'holder', 'CRP', account.market, 'portal ' || gen_random_uuid(), 'inactive', now(), coalesce((
        select link.holder_name from omsorg.crp_account_recipient link
        where link.crp_account_id = account.id and not exists (
          select from omsorg.crp_account_recipient each
          join omsorg.care_recipient c on c.id = each.care_recipient_id and c.protected_kind is not null
          where each.crp_account_id = account.id)
        order by link.linked_at limit 1), '')
      returning id)
    update omsorg.crp_account set author_id = author.id from author where crp_account.id = account.id;
  end loop;
end
$$;

alter table omsorg.crp_account alter column author_id set not null;
create unique index crp_account_author on omsorg.crp_account (author_id);
create trigger author_is_given before insert on omsorg.crp_account
  for each row execute function omsorg.give_portal_author();

-- The name of an author: that of the first link, and none where one of the linked persons is protected or the account is gone.
create function omsorg.name_portal_author(p_crp_account_id integer) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  update omsorg.user_account u
  set first_name = coalesce((
    select link.holder_name from omsorg.crp_account_recipient link
    where link.crp_account_id = a.id and not exists (
      select from omsorg.crp_account_recipient each
      join omsorg.care_recipient c on c.id = each.care_recipient_id and c.protected_kind is not null
      where each.crp_account_id = a.id)
    order by link.linked_at, link.care_recipient_id limit 1), '')
  from omsorg.crp_account a
  where a.id = p_crp_account_id and u.id = a.author_id
$$;
revoke execute on function omsorg.name_portal_author(integer) from public;

create function omsorg.name_linked_author() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op <> 'DELETE' then
    perform omsorg.name_portal_author(new.crp_account_id);
  else
    perform omsorg.name_portal_author(old.crp_account_id);
  end if;
  return null;
end
$$;
create trigger author_is_named after insert or delete or update of holder_name on omsorg.crp_account_recipient
  for each row execute function omsorg.name_linked_author();

create function omsorg.hide_portal_authors() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform omsorg.name_portal_author(link.crp_account_id)
  from omsorg.crp_account_recipient link where link.care_recipient_id = new.id;
  return null;
end
$$;
create trigger portal_authors_are_hidden after update of protected_kind on omsorg.care_recipient
  for each row when ((old.protected_kind is null) is distinct from (new.protected_kind is null))
  execute function omsorg.hide_portal_authors();

create function omsorg.forget_portal_author() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update omsorg.user_account set first_name = '' where id = old.author_id;
  return null;
end
$$;
create trigger author_is_forgotten after delete on omsorg.crp_account
  for each row execute function omsorg.forget_portal_author();

revoke execute on function omsorg.give_portal_author(), omsorg.name_linked_author(), omsorg.hide_portal_authors(),
  omsorg.forget_portal_author() from public;

-- What was consented to: staff record it, and the holder confirms it at the first sign-in, in the version of that day.
alter table omsorg.crp_consent
  add column confirmed_version integer,
  add column confirmed_at timestamptz,
  add check ((confirmed_version is null) = (confirmed_at is null));

-- An order of the portal says as what it was placed, for as long as it is kept: the account may go.
alter table omsorg.customer_order
  add column crp_holder text check (crp_holder in ('self', 'guardian', 'trustee'));
