-- Which passkey opened a session of the portal: what it opened ends with it.
alter table omsorg.crp_family add column crp_passkey_id integer references omsorg.crp_passkey on delete set null;
create index crp_family_by_passkey on omsorg.crp_family (crp_passkey_id) where crp_passkey_id is not null;

-- Removes a passkey of the holder who asks, and ends what it opened but the session that asks: whoever sits there has just shown
-- that it is theirs. How many ended; null when it is none of the holder's. The passkey is locked first, so that a sign-in
-- with it comes before this and ends, or after it and is refused.
create function omsorg.remove_portal_passkey(p_id integer, p_family_id uuid, p_now timestamptz) returns integer
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  ended integer;
begin
  perform from omsorg.crp_passkey p
    where p.id = p_id and p.crp_account_id = (select omsorg.reach_holder_account()) for update;
  if not found then
    return null;
  end if;
  update omsorg.crp_family f set ended_at = p_now, end_reason = 'passkey-removed'
    where f.crp_passkey_id = p_id and f.id <> p_family_id and f.ended_at is null and f.expires_at > p_now;
  get diagnostics ended = row_count;
  delete from omsorg.crp_passkey p where p.id = p_id;
  return ended;
end
$$;
revoke execute on function omsorg.remove_portal_passkey(integer, uuid, timestamptz) from public;
grant execute on function omsorg.remove_portal_passkey(integer, uuid, timestamptz) to omsorg_app;
