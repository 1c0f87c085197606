-- A holder who says no to the consent is heard: the care place sees that and when, and nothing else of whoever said it. Asked again by
-- staff, the answer stands open as before it was given.
alter table omsorg.crp_consent
  add column declined_version integer,
  add column declined_at timestamptz,
  add column asked_again_at timestamptz,
  add constraint crp_consent_declined_check check ((declined_version is null) = (declined_at is null));

-- Nothing where the account is not linked to that person; `confirmed` where the holder has said yes meanwhile, which is withdrawn and
-- not declined. Said twice it is the same.
create function omsorg.decline_portal_consent(p_care_recipient_id integer, p_version integer, p_now timestamptz)
  returns table (declined timestamptz, confirmed boolean)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  consent omsorg.crp_consent;
begin
  select k.* into consent from omsorg.crp_consent k
  where k.crp_account_id = (select omsorg.reach_holder_account()) and k.care_recipient_id = p_care_recipient_id and k.ended_at is null
    and exists (
      select from omsorg.crp_account_recipient link
      where link.crp_account_id = k.crp_account_id and link.care_recipient_id = k.care_recipient_id)
  order by k.id desc limit 1
  for update of k;
  if not found then
    return;
  end if;
  if coalesce(consent.confirmed_version, 0) >= p_version then
    return query select null::timestamptz, true;
    return;
  end if;
  if coalesce(consent.declined_version, 0) >= p_version then
    return query select consent.declined_at, false;
    return;
  end if;
  update omsorg.crp_consent k set declined_version = p_version, declined_at = p_now, asked_again_at = null where k.id = consent.id;
  insert into omsorg.care_recipient_event (at, care_recipient_id, care_place_id, by_user, event)
  select p_now, p_care_recipient_id, (omsorg.portal_place(p_care_recipient_id)).care_place_id, a.author_id, 'portal-consent-declined'
  from omsorg.crp_account a where a.id = consent.crp_account_id;
  return query select p_now, false;
end
$$;
revoke execute on function omsorg.decline_portal_consent(integer, integer, timestamptz) from public;
grant execute on function omsorg.decline_portal_consent(integer, integer, timestamptz) to omsorg_app;

-- A yes takes the place of a no.
create or replace function omsorg.confirm_portal_consent(p_care_recipient_id integer, p_version integer, p_now timestamptz)
  returns timestamptz
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  confirmed timestamptz;
begin
  update omsorg.crp_consent k
  set confirmed_version = p_version, confirmed_at = p_now, declined_version = null, declined_at = null, asked_again_at = null
  where k.crp_account_id = (select omsorg.reach_holder_account()) and k.care_recipient_id = p_care_recipient_id and k.ended_at is null
    and coalesce(k.confirmed_version, 0) < p_version
    and exists (
      select from omsorg.crp_account_recipient link
      where link.crp_account_id = k.crp_account_id and link.care_recipient_id = k.care_recipient_id);
  select max(k.confirmed_at) into confirmed from omsorg.crp_consent k
  where k.crp_account_id = (select omsorg.reach_holder_account()) and k.care_recipient_id = p_care_recipient_id and k.ended_at is null
    and k.confirmed_version >= p_version;
  return confirmed;
end
$$;
