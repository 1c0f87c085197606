-- A call that may come twice claims its key where its transaction opens, and what it asks travels behind the claim. So a call
-- that is not to be carried out is stopped by PostgreSQL: after a statement that failed it refuses every other.

-- Claims an idempotency key until the transaction ends, however it ends; or fails: with OM409 while another call holds it, with
-- OM208 when the same call was answered, with OM422 when another one was. What was kept is read after the lock was taken, by a
-- statement of its own, so that the answer of whoever held the key until then is seen.
create function omsorg.claim_key(p_user_id integer, p_endpoint text, p_key text, p_body_hash text) returns void
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  kept_hash text;
begin
  if not pg_try_advisory_xact_lock(hashtextextended(p_user_id || ':' || p_endpoint || ':' || p_key, 0)) then
    raise exception 'the key is held by another call' using errcode = 'OM409';
  end if;
  select k.body_hash into kept_hash from omsorg.idempotency_key k
  where k.user_id = p_user_id and k.endpoint = p_endpoint and k.key = p_key;
  if found then
    raise exception 'the key was used before'
      using errcode = case when kept_hash = p_body_hash then 'OM208' else 'OM422' end;
  end if;
end
$$;
grant execute on function omsorg.claim_key(integer, text, text, text) to omsorg_app;
