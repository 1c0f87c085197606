-- What a call asks travels behind the opening of its transaction and is not held back until the opening is answered. So whoever
-- is not let in is stopped by PostgreSQL: after a statement that failed it refuses every other of the transaction.

-- Opens the transaction, or fails: with OM401 when user, rights or session are not as the token has them any more, with OM403
-- when customer service or administration name a client or a place out of their reach. It runs as the caller, so that the
-- policies decide about the latter.
create function omsorg.open_or_fail(
  p_user_id integer,
  p_epoch integer,
  p_impersonator_id integer,
  p_client_id uuid,
  p_care_place_id uuid,
  p_market integer,
  p_scope text,
  p_family_id uuid
) returns void
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  if omsorg.open_transaction(
    p_user_id, p_epoch, p_impersonator_id, p_client_id, p_care_place_id, p_market, p_scope, p_family_id) is not true
  then
    raise exception 'the session has ended' using errcode = 'OM401';
  end if;
  if p_scope in ('market', 'all') and omsorg.acts_within_reach(p_client_id, p_care_place_id) is not true then
    raise exception 'the client or the place is out of reach' using errcode = 'OM403';
  end if;
end
$$;
grant execute on function
  omsorg.open_or_fail(integer, integer, integer, uuid, uuid, integer, text, uuid) to omsorg_app;
