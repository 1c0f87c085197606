-- What changes an operator's market or application is a row of their history too. No user of care staff changes either.
create or replace function omsorg.note_user_change() returns trigger
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
  from unnest(array['user_name', 'first_name', 'last_name', 'email', 'phone', 'language', 'is_parent', 'parent_user_id', 'visible',
    'market', 'application']) as name
  where coalesce(before -> name, 'null') is distinct from coalesce(after -> name, 'null');
  insert into omsorg.user_event (user_id, by_user, on_behalf_of, event, detail)
  values (
    new.id, coalesce(helping, acting), case when helping is not null then acting end,
    case tg_op when 'INSERT' then 'made' else 'changed' end,
    jsonb_build_object('changes', case when tg_op = 'INSERT' then '{}' else changes end));
  return null;
end
$$;

drop trigger note_change on omsorg.user_account;
create trigger note_change
  after update of user_name, first_name, last_name, email, phone, language, is_parent, parent_user_id, visible, market, application
  on omsorg.user_account
  for each row when (
    (old.user_name, old.first_name, old.last_name, old.email, old.phone::text, old.language::text, old.is_parent,
      old.parent_user_id, old.visible, old.market::integer, old.application::text)
    is distinct from
    (new.user_name, new.first_name, new.last_name, new.email, new.phone::text, new.language::text, new.is_parent,
      new.parent_user_id, new.visible, new.market::integer, new.application::text))
  execute function omsorg.note_user_change();
