-- A new e-mail or mobile number of a holder that counts ends what was opened before: the other sessions, codes that went to the contact
-- before and were not used, and other changes that wait for their code. The codes come first: a sign-in with one holds its code while
-- it waits for the account, so it is through before this and ends, or finds its code used.
drop function omsorg.use_portal_contact(uuid, timestamptz);
create function omsorg.use_portal_contact(p_id uuid, p_family_id uuid, p_now timestamptz)
  returns table (email text, mobile text, ended_sessions integer)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  account omsorg.crp_account;
  wished omsorg.crp_contact_change;
  ended integer;
begin
  perform from omsorg.crp_contact_change c
  where c.id = p_id and c.crp_account_id = (select omsorg.reach_holder_account()) and c.used_at is null and c.is_free;
  if not found then
    return;
  end if;
  begin
    update omsorg.crp_code c set used_at = p_now
    where c.crp_account_id = (select omsorg.reach_holder_account()) and c.used_at is null and c.expires_at > p_now;
    select a.* into account from omsorg.crp_account a where a.id = (select omsorg.reach_holder_account()) for update;
    update omsorg.crp_contact_change c set used_at = p_now
    where c.id = p_id and c.crp_account_id = account.id and c.used_at is null and c.is_free
    returning c.* into wished;
    if not found or not omsorg.portal_contact_is_free(wished.email, wished.mobile) then
      raise unique_violation;
    end if;
    update omsorg.crp_account a set email = coalesce(wished.email, a.email), mobile = coalesce(wished.mobile, a.mobile)
    where a.id = account.id;
  exception when unique_violation then
    -- Nothing has changed but that this code is over.
    update omsorg.crp_contact_change c set used_at = p_now
    where c.id = p_id and c.crp_account_id = (select omsorg.reach_holder_account()) and c.used_at is null;
    return;
  end;
  update omsorg.crp_contact_change c
  set contact_before = case when wished.email is not null then account.email else account.mobile end
  where c.id = wished.id;
  update omsorg.crp_contact_change c set expires_at = p_now
  where c.crp_account_id = account.id and c.used_at is null and c.expires_at > p_now;
  update omsorg.crp_family f set ended_at = p_now, end_reason = 'contact-changed'
  where f.crp_account_id = account.id and f.id <> p_family_id and f.ended_at is null and f.expires_at > p_now;
  get diagnostics ended = row_count;
  return query select a.email, a.mobile::text, ended from omsorg.crp_account a where a.id = account.id;
end
$$;
revoke execute on function omsorg.use_portal_contact(uuid, uuid, timestamptz) from public;
grant execute on function omsorg.use_portal_contact(uuid, uuid, timestamptz) to omsorg_app;
