-- Whoever was not used for long is locked by that alone; an administrator who unlocks counts as use.
alter table omsorg.user_account add column unlocked_at timestamptz;

-- Whether a name is somebody's already, of whatever client: it would be refused when it is saved, so it is no secret to whoever
-- may write users. With a lock two who save the same name at once come one after the other.
create function omsorg.account_word_is_taken(p_kind text, p_word text, p_except integer, p_lock boolean) returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if p_lock then
    perform pg_advisory_xact_lock(hashtextextended(p_kind || ' ' || lower(p_word), 0));
  end if;
  return case p_kind
    when 'user-name' then exists (
      select from omsorg.user_account u where lower(u.user_name) = lower(p_word) and u.id is distinct from p_except)
    when 'email' then exists (
      select from omsorg.user_account u
      where lower(u.email) = lower(p_word) and not u.is_parent and u.parent_user_id is null and u.id is distinct from p_except)
    when 'directory-name' then exists (
      select from omsorg.authentication_method m
      where lower(m.directory_user_name) = lower(p_word) and m.user_id is distinct from p_except)
    when 'siths' then exists (
      select from omsorg.authentication_method m where upper(m.siths_number) = upper(p_word) and m.user_id is distinct from p_except)
    when 'vrk' then exists (
      select from omsorg.authentication_method m where upper(m.vrk_number) = upper(p_word) and m.user_id is distinct from p_except)
  end;
end
$$;
grant execute on function omsorg.account_word_is_taken(text, text, integer, boolean) to omsorg_app;
