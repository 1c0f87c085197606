-- Whoever holds an account of a group enters the others: asked is whether the group reaches further than whoever looks after it.
-- Of a market, the others are all of it; of care units, each child belongs there and nobody of the group has work outside.
create function omsorg.group_reaches_beyond(p_user_id integer, p_market integer, p_nodes uuid[]) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select exists (
    select from omsorg.user_account own
    join omsorg.user_account other
      on other.id <> own.id
      and (other.id = own.parent_user_id
        or other.parent_user_id in (own.id, own.parent_user_id))
    where own.id = p_user_id and (
      (p_market is not null and other.market <> p_market)
      or (p_nodes is not null and (
        (other.parent_user_id is not null and not exists (
          select from omsorg.membership m where m.user_id = other.id and m.node_id = any (p_nodes)))
        or exists (
          select from omsorg.membership m where m.user_id = other.id and m.node_id <> all (p_nodes))
        or exists (
          select from omsorg.role_assignment ra
          where ra.user_id = other.id and (ra.node_id is null or ra.node_id <> all (p_nodes)))))))
$$;
revoke execute on function omsorg.group_reaches_beyond(integer, integer, uuid[]) from public;
grant execute on function omsorg.group_reaches_beyond(integer, integer, uuid[]) to omsorg_app;

-- A parent and its children share an address, and take none of somebody else: `p_parent` is whose group asks, null for nobody's.
drop function omsorg.account_word_is_taken(text, text, integer, boolean);
create function omsorg.account_word_is_taken(
  p_kind text, p_word text, p_except integer, p_lock boolean, p_parent integer default null
) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp
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
      where lower(u.email) = lower(p_word) and u.id is distinct from p_except
        and case
          when u.is_parent or u.parent_user_id is not null then coalesce(u.parent_user_id, u.id) <> p_parent
          else true
        end)
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
grant execute on function omsorg.account_word_is_taken(text, text, integer, boolean, integer) to omsorg_app;
