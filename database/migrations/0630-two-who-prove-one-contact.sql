-- Two holders who prove the same e-mail or number at the same moment both see it free: whoever is second is told that the code has
-- ended, as by a contact that somebody had before.
create or replace function omsorg.use_portal_contact(p_id uuid, p_now timestamptz)
  returns table (email text, mobile text)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  account omsorg.crp_account;
  wished omsorg.crp_contact_change;
begin
  select a.* into account from omsorg.crp_account a where a.id = (select omsorg.reach_holder_account()) for update;
  update omsorg.crp_contact_change c set used_at = p_now
  where c.id = p_id and c.crp_account_id = account.id and c.used_at is null and c.is_free
  returning c.* into wished;
  if not found or not omsorg.portal_contact_is_free(wished.email, wished.mobile) then
    return;
  end if;
  begin
    update omsorg.crp_account a set email = coalesce(wished.email, a.email), mobile = coalesce(wished.mobile, a.mobile)
    where a.id = account.id;
  exception when unique_violation then
    return;
  end;
  update omsorg.crp_contact_change c
  set contact_before = case when wished.email is not null then account.email else account.mobile end
  where c.id = wished.id;
  return query select a.email, a.mobile::text from omsorg.crp_account a where a.id = account.id;
end
$$;
