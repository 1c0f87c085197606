-- Administrators make and change users. Every change that a person makes to one is a row of the user's history: who, when, before
-- and after. The database keeps it, so that no call can forget it. What the product does by itself leaves none.

-- Lists to choose from leave out whoever is not visible; an administrator finds them all the same.
alter table omsorg.user_account add column visible boolean not null default true;
select omsorg.hold_back_secrets();

create function omsorg.note_user_change() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  after jsonb := to_jsonb(new);
  acting integer := omsorg.reach_user();
  helping integer := omsorg.reach_impersonator();
  changes jsonb;
begin
  if acting is null then
    return null;
  end if;
  select jsonb_object_agg(omsorg.wire_name(name), jsonb_build_array(before -> name, after -> name)) into changes
  from unnest(array['user_name', 'first_name', 'last_name', 'email', 'phone', 'language', 'is_parent', 'parent_user_id', 'visible'])
    as name
  where coalesce(before -> name, 'null') is distinct from coalesce(after -> name, 'null');
  insert into omsorg.user_event (user_id, by_user, on_behalf_of, event, detail)
  values (
    new.id, coalesce(helping, acting), case when helping is not null then acting end,
    case tg_op when 'INSERT' then 'made' else 'changed' end,
    jsonb_build_object('changes', case when tg_op = 'INSERT' then '{}' else changes end));
  return null;
end
$$;
revoke all on function omsorg.note_user_change() from public;

create trigger note_making after insert on omsorg.user_account
  for each row execute function omsorg.note_user_change();
create trigger note_change
  after update of user_name, first_name, last_name, email, phone, language, is_parent, parent_user_id, visible
  on omsorg.user_account
  for each row when (
    (old.user_name, old.first_name, old.last_name, old.email, old.phone::text, old.language::text, old.is_parent,
      old.parent_user_id, old.visible)
    is distinct from
    (new.user_name, new.first_name, new.last_name, new.email, new.phone::text, new.language::text, new.is_parent,
      new.parent_user_id, new.visible))
  execute function omsorg.note_user_change();

-- How often somebody tried a wrong password since a moment; the tries themselves are seen by the sign-in alone.
create function omsorg.failed_tries(p_user_id integer, p_since timestamptz) returns integer
  language sql stable security definer set search_path = pg_catalog, pg_temp
  return (select count(*)::int from omsorg.sign_in_attempt a
          where a.user_id = p_user_id and not a.succeeded and a.at > coalesce(p_since, '-infinity'));
revoke all on function omsorg.failed_tries(integer, timestamptz) from public;
grant execute on function omsorg.failed_tries(integer, timestamptz) to omsorg_app, omsorg_jobs;

-- The history of one user is read newest first.
create index user_event_newest on omsorg.user_event (user_id, at desc, id desc);
drop index omsorg.user_event_by_user;
